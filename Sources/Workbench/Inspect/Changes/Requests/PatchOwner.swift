import ArchitectureCatalog
import Measurement

/// Whose files a patch may touch: those of one architecture, or those that no architecture owns.
struct PatchOwner: Sendable {
  /// Nil for what the architectures share.
  let architecture: Architecture?
  private let architectures: [Architecture]

  /// The files of one architecture: its sources and its tests.
  static func architecture(_ architecture: Architecture) -> PatchOwner {
    PatchOwner(architecture: architecture, architectures: [])
  }

  /// Every file that none of these owns.
  static func shared(besides architectures: [Architecture]) -> PatchOwner {
    PatchOwner(architecture: nil, architectures: architectures)
  }

  /// The name of the architecture, or `shared`.
  var name: String { architecture?.name ?? "shared" }

  /// The file in the folder of a request.
  var patchName: String { "\(name).patch" }

  /// The folders of an architecture, each with a slash behind it.
  private static func folders(of architecture: Architecture) -> [String] {
    ["\(architecture.sourceFolder)/", "Tests/Contacts\(architecture.name)Tests/"]
  }

  /// The folders that no patch of a request touches: what was measured, and patches.
  private static let neverTouched =
    ([ChangeResults.folder] + VariantResults.folders + ["Reports"]).map { "\($0)/" }

  /// Whether the file is in a folder that no patch of a request touches.
  static func isNeverTouched(_ path: String) -> Bool {
    neverTouched.contains { path.hasPrefix($0) }
  }

  /// Whether the file belongs to the owner.
  func owns(_ path: String) -> Bool {
    if let architecture { return Self.folders(of: architecture).contains { path.hasPrefix($0) } }
    return !Self.isNeverTouched(path)
      && !architectures.flatMap(Self.folders).contains { path.hasPrefix($0) }
  }

  /// Throws ``PatchError/misplaced(patch:path:allowed:)`` for the first file that is not the owner's.
  func check(_ paths: [String], of patch: String) throws(PatchError) {
    guard let path = paths.first(where: { !owns($0) }) else { return }
    throw .misplaced(
      patch: patch, path: path,
      allowed: architecture.map(Self.folders) ?? [
        "no architecture's folders, \(Self.neverTouched.joined(separator: ", "))"
      ])
  }
}
