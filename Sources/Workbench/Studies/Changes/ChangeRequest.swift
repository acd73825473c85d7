import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

struct ChangeRequests: Sendable {
  /// The folder with the folders of all requests, from the root of the package.
  static let folder = ChangeResults.folder

  let root: URL
  let architectures: [Architecture]

  /// The requests that these architectures do: all but those that only others have patches for.
  func ids() throws -> [String] {
    try ChangeFolder.names(in: Self.folder, of: root).filter { id in
      guard ChangeResults.isID(id) else { return false }
      let owned = try folder(id).files(ending: ".patch").map(\.lastPathComponent)
        .filter { $0 != PatchOwner.shared(besides: []).patchName }
      let own = architectures.map { PatchOwner.architecture($0).patchName }
      return owned.isEmpty || owned.contains(where: own.contains)
    }
  }

  func folder(_ id: String) -> ChangeFolder {
    ChangeFolder(root: root, path: "\(Self.folder)/\(id)", architectures: architectures)
  }

  /// The architectures with a patch in any request. A new architecture has none; with its first patch it needs all.
  func participants() throws -> [Architecture] {
    let folders = try ids().map { folder($0) }
    return architectures.filter { architecture in
      folders.contains { $0.isThere(PatchOwner.architecture(architecture).patchName) }
    }
  }

  func request(_ id: String) throws -> ChangeRequest {
    let request = try ChangeRequest(id, folder(id), participants())
    // A request without a scenario cannot be verified, and is not counted.
    guard !request.scenarioFiles.isEmpty else {
      throw CommandFailure.missing(folder(id).name("\(id).scenario"))
    }
    return request
  }

  /// Reads all requests, in the order of their ids.
  func all() throws -> [ChangeRequest] { try ids().map(request) }
}

/// A change requested of every architecture: its text, and the patches that implement it.
struct ChangeRequest: Sendable {
  let id: String
  var title = ""
  /// The earlier scenarios that no longer describe the app's behaviour, each with the reason.
  var changedScenarios: [ChangeResults.ChangedScenario] = []
  /// The patch of each architecture that takes part, in the order of the catalog.
  var patches: [Patch] = []
  var shared: Patch?
  /// The files of the scenarios that must hold with the change, in addition to the built-in ones.
  var scenarioFiles: [URL]

  /// The changed architectures, which are compared with each other.
  var architectureNames: [String] { patches.map(\.owner.name) }
  var changedNames: [String] { changedScenarios.map(\.name) }
  /// All patches. The shared one comes first, because the others depend on it.
  var allPatches: [Patch] { (shared.map { [$0] } ?? []) + patches }
}

extension ChangeRequest {
  /// Reads the request from its folder.
  ///
  /// - Parameter needed: the architectures that must have a patch, even one that changes nothing.
  init(_ id: String, _ folder: ChangeFolder, _ needed: [Architecture]) throws {
    self.id = id
    let text = try folder.text(ChangeFolder.textName)
    title = text.title
    changedScenarios = try text.changedScenarios()
    patches = try folder.patches(of: needed)
    shared = try folder.sharedPatch()
    scenarioFiles = try folder.files(ending: ".scenario")
  }
}

/// A request, and the files that its patches change.
struct PatchedRequest: Sendable {
  let request: ChangeRequest
  /// The changed files of each architecture that takes part, in the order of the catalog.
  let architectures: [(architecture: Architecture, files: [PatchedFile])]
  let shared: [PatchedFile]

  /// Applies the patches of all requests. Throws a failure that names every patch that no longer applies.
  static func all(_ requests: [ChangeRequest], in store: Trees) throws -> [PatchedRequest] {
    var stale: [(String, StalePatch)] = []
    let patched = try requests.map { request in
      let staging = try store.staging(store.base)
      for patch in request.allPatches {
        do {
          try patch.apply(to: staging)
        } catch let error as StalePatch {
          stale.append((request.id, error))
        }
      }
      return try PatchedRequest(request, staging.tree(), in: store)
    }
    guard stale.isEmpty else { throw CommandFailure.stale(stale) }
    return patched
  }

  private init(_ request: ChangeRequest, _ tree: Trees.Tree, in store: Trees) throws {
    self.request = request
    let files = try store.difference(from: store.base, to: tree)
    architectures = request.patches.compactMap(\.owner.architecture).map { architecture in
      (architecture, files.filter { PatchOwner.architecture(architecture).owns($0.path) })
    }
    shared = files.filter { file in !request.patches.contains { $0.owner.owns(file.path) } }
  }

  var counts: ChangeResults.RequestCounts {
    .init(
      id: request.id, title: request.title,
      architectures: architectures.map { architecture, files in
        .init(architecture: architecture.name, part: ChangeCount.part(files, of: architecture))
      },
      shared: shared.isEmpty ? nil : ChangeCount.part(shared, of: nil),
      changedScenarios: request.changedScenarios)
  }
}
