import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// The folder of one request, such as `Benchmarks/Changes/ID`, or of a variant.
struct ChangeFolder: Sendable {
  static let textName = "request.md"

  let id: String
  let url: URL
  /// Its path from the root of the package.
  let folder: String
  let architectures: [Architecture]

  /// More than a person reads, in bytes.
  private static let limit = 16 << 20

  /// Everyone who may have a patch, in the order of the catalog.
  var owners: [PatchOwner] {
    architectures.map { .architecture($0) } + [.shared(besides: architectures)]
  }

  /// The file as a message names it.
  func name(_ file: String) -> String {
    "\(folder)/\(file)"
  }

  /// The owner's patch; nil where there is none. Throws ``PatchError/noFile(patch:)`` and a `CocoaError`.
  func patch(of owner: PatchOwner) throws -> Patch? {
    let file = url.appendingPathComponent(owner.patchName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Patch(file, name: name(owner.patchName), of: owner)
  }

  /// The words beside the patches; nil where there are none. Throws what reading them throws.
  func text(_ file: String, builtIn: BuiltInScenarioFiles) throws -> RequestText {
    let place = url.appendingPathComponent(file)
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw RequestError.missing(file: name(file))
    }
    _ = try Patch.size(ofFile: place, name: name(file))
    return try RequestText(
      InputFile.read(place.path, limit: Self.limit), file: name(file), scenarios: builtIn.names())
  }

  /// The files with such an end of their names, sorted. Throws a `CocoaError`.
  func files(ending suffix: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(suffix) }.sorted()
      .map { url.appendingPathComponent($0) }
  }
}

/// All requests of a package.
struct ChangeRequests: Sendable {
  /// The folder of their folders, from the root of the package.
  static let folder = ChangeResults.folder
  /// The id of the request that holds many together.
  static let grownID = ChangeResults.grownID

  private let root: URL
  private let architectures: [Architecture]

  /// - Parameter root: the folder of the package.
  init(root: URL, architectures: [Architecture]) {
    self.root = root
    self.architectures = architectures
  }

  /// The ids, sorted. Throws a `CocoaError`.
  func ids() throws -> [String] {
    let folder = root.appendingPathComponent(Self.folder)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter(ChangeResults.isID)
      .sorted()
  }

  func folder(_ id: String) -> ChangeFolder {
    ChangeFolder(
      id: id, url: root.appendingPathComponent("\(Self.folder)/\(id)"), folder: "\(Self.folder)/\(id)",
      architectures: architectures)
  }

  /// The architectures with a patch in any of the requests: a new one has none at first, and one that has begun has all.
  ///
  /// Throws a `CocoaError`.
  func participants() throws -> [Architecture] {
    let folders = try ids().map(folder)
    return architectures.filter { architecture in
      let name = PatchOwner.architecture(architecture).patchName
      return folders.contains {
        FileManager.default.fileExists(atPath: $0.url.appendingPathComponent(name).path)
      }
    }
  }

  /// Reads one. Throws ``RequestError``, ``PatchError/noFile(patch:)``, `InputFile.Failure` and a `CocoaError`.
  func request(_ id: String) throws -> ChangeRequest {
    try ChangeRequest(folder: folder(id), needed: participants(), builtIn: BuiltInScenarioFiles(root: root))
  }

  /// Reads all, the grown app among them, in the order of their ids. Throws what ``request(_:)`` throws.
  func all() throws -> [ChangeRequest] {
    try ids().map(request)
  }
}
