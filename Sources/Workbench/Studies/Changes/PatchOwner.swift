import ArchitectureCatalog

/// The owner of the files that a patch may touch: one architecture, or nobody for the files that no architecture owns.
struct PatchOwner: Sendable {
  /// Nil for the files that the architectures share.
  let architecture: Architecture?
  private let architectures: [Architecture]

  /// The files of one architecture: its sources and its tests.
  static func architecture(_ architecture: Architecture) -> PatchOwner {
    PatchOwner(architecture: architecture, architectures: [architecture])
  }

  /// Every file that none of these architectures owns.
  static func shared(besides architectures: [Architecture]) -> PatchOwner {
    PatchOwner(architecture: nil, architectures: architectures)
  }

  /// The name of the architecture, or `shared`.
  var name: String { architecture?.name ?? "shared" }

  /// The name of the owner's patch in the folder of a request.
  var patchName: String { "\(name).patch" }

  /// The folders of the architectures, each with a slash at its end.
  private var folders: [String] {
    architectures.flatMap { ["\($0.sourceFolder)/", "Tests/Contacts\($0.name)Tests/"] }
  }

  /// The folders that no patch of a request touches: they contain patches and measured results.
  private static let neverTouched =
    [ChangeResults.folder, VariantResults.folder, LifeResults.folder, "Reports"].map { "\($0)/" }

  /// Whether the file is in a folder that no patch of a request touches.
  static func isNeverTouched(_ path: String) -> Bool { neverTouched.contains { path.hasPrefix($0) } }

  func owns(_ path: String) -> Bool {
    let isInFolders = folders.contains { path.hasPrefix($0) }
    return architecture == nil ? !isInFolders && !Self.isNeverTouched(path) : isInFolders
  }

  /// The folders that its files may be in, for messages.
  var allowed: [String] {
    architecture == nil
      ? ["no architecture's folders, \(Self.neverTouched.joined(separator: ", "))"] : folders
  }
}
