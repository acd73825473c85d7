package import ArchitectureCatalog
import CommandLineKit
package import Foundation
import Results

/// The folder of one request, `Benchmarks/Changes/ID`.
package struct ChangeFolder: Sendable {
  static let textName = "request.md"

  package let id: String
  package let url: URL
  let architectures: [Architecture]

  /// Larger than any patch that a person reads, in bytes.
  private static let limit = 16 << 20

  /// Everyone who may have a patch, in the order of the catalog.
  var owners: [PatchOwner] {
    architectures.map { .architecture($0) } + [.shared(besides: architectures)]
  }

  /// The file as a message names it.
  func name(_ file: String) -> String {
    "\(ChangeRequests.folder)/\(id)/\(file)"
  }

  /// The patch, checked for what it touches; nil where there is no such file.
  ///
  /// Throws ``PatchError`` and `InputFile.Failure`.
  func patch(of owner: PatchOwner) throws -> Patch? {
    guard let bytes = try read(owner.patchName) else { return nil }
    let patch = try Patch(bytes, name: name(owner.patchName))
    try owner.check(patch)
    return patch
  }

  /// The bytes of a file; nil where there is no such file. Throws `InputFile.Failure`.
  func read(_ file: String) throws(InputFile.Failure) -> [UInt8]? {
    let path = url.appendingPathComponent(file).path
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try InputFile.read(path, limit: Self.limit)
  }

  /// The files with such an end of their names, sorted. Throws a `CocoaError`.
  package func files(ending suffix: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(suffix) }.sorted()
      .map { url.appendingPathComponent($0) }
  }
}

/// All requests of a package.
package struct ChangeRequests: Sendable {
  /// The folder of their folders, from the root of the package.
  package static let folder = ChangeResults.folder
  /// The id of the request that holds many together.
  package static let grownID = ChangeResults.grownID

  private let root: URL
  private let architectures: [Architecture]

  /// - Parameter root: the folder of the package.
  package init(root: URL, architectures: [Architecture]) {
    self.root = root
    self.architectures = architectures
  }

  /// The ids, sorted. Throws a `CocoaError`.
  package func ids() throws -> [String] {
    let folder = root.appendingPathComponent(Self.folder)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter(ChangeResults.isID)
      .sorted()
  }

  package func folder(_ id: String) -> ChangeFolder {
    ChangeFolder(
      id: id, url: root.appendingPathComponent(Self.folder).appendingPathComponent(id),
      architectures: architectures)
  }

  /// The architectures with a patch in any of the requests: a new one has none at first, and one that has begun has all.
  ///
  /// Throws a `CocoaError`.
  package func participants() throws -> [Architecture] {
    let folders = try ids().map(folder)
    return architectures.filter { architecture in
      let name = PatchOwner.architecture(architecture).patchName
      return folders.contains {
        FileManager.default.fileExists(atPath: $0.url.appendingPathComponent(name).path)
      }
    }
  }

  /// Reads one. Throws ``RequestError``, ``PatchError``, `InputFile.Failure` and a `CocoaError`.
  package func request(_ id: String) throws -> ChangeRequest {
    try ChangeRequest(folder: folder(id), needed: participants())
  }

  /// Reads all, the grown app among them, in the order of their ids. Throws what ``request(_:)`` throws.
  package func all() throws -> [ChangeRequest] {
    try ids().map(request)
  }
}
