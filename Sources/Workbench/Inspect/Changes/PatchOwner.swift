import ArchitectureCatalog

/// Whose files a patch may touch: those of one architecture, or those that no architecture owns.
struct PatchOwner: Sendable {
  /// Nil for what the architectures share.
  let architecture: Architecture?
  private let architectures: [Architecture]

  /// The files of one architecture: its sources and its tests.
  static func architecture(_ architecture: Architecture) -> PatchOwner {
    PatchOwner(architecture: architecture, architectures: [architecture])
  }

  /// Every file that none of these owns.
  static func shared(besides architectures: [Architecture]) -> PatchOwner {
    PatchOwner(architecture: nil, architectures: architectures)
  }

  /// The name of the architecture, or `shared`.
  var name: String { architecture?.name ?? "shared" }

  /// The file in the folder of a request.
  var patchName: String { "\(name).patch" }

  /// The folders of the architectures, each with a slash behind it.
  private var folders: [String] {
    architectures.flatMap { ["\($0.sourceFolder)/", "Tests/Contacts\($0.name)Tests/"] }
  }

  /// The folders that no patch of a request touches: what was measured, and patches.
  private static let neverTouched =
    [ChangeResults.folder, VariantResults.folder, LifeResults.folder, "Reports"].map { "\($0)/" }

  /// Whether the file is in a folder that no patch of a request touches.
  static func isNeverTouched(_ path: String) -> Bool { neverTouched.contains { path.hasPrefix($0) } }

  func owns(_ path: String) -> Bool {
    let isInFolders = folders.contains { path.hasPrefix($0) }
    return architecture == nil ? !isInFolders && !Self.isNeverTouched(path) : isInFolders
  }

  /// Where its files are, in words.
  var allowed: [String] {
    architecture == nil
      ? ["no architecture's folders, \(Self.neverTouched.joined(separator: ", "))"] : folders
  }
}
