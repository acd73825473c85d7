import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// A change that is asked of every architecture: the words, and what it took to do it.
struct ChangeRequest: Sendable {
  /// The name of its folder.
  let id: String
  let title: String
  /// The built-in scenarios that are no longer what the app does, each with the reason.
  let changedScenarios: [ChangeResults.ChangedScenario]
  /// The ids of the requests that it holds together; empty for any but the grown app.
  let requests: [String]
  /// What each architecture that takes part does for it, in the order of the catalog.
  let patches: [Patch]
  /// What it changes that no architecture owns.
  let shared: Patch?
  /// The scenario files that show the new behaviour, sorted.
  let scenarioFiles: [URL]

  /// Reads the folder.
  ///
  /// - Parameter needed: the architectures that must have a patch, even one that changes nothing.
  init(folder: ChangeFolder, needed: [Architecture], builtIn: BuiltInScenarioFiles) throws {
    id = folder.id
    let text = try folder.text(ChangeFolder.textName, builtIn: builtIn)
    title = text.title
    changedScenarios = try text.changedScenarios()
    requests = text.names(beneath: "Requests")
    patches = try needed.map(PatchOwner.architecture).map { owner in
      guard let patch = try folder.patch(of: owner) else {
        throw CommandFailure.missing(folder.name(owner.patchName))
      }
      return patch
    }
    shared = try folder.patch(of: .shared(besides: folder.architectures))
    scenarioFiles = try folder.files(ending: ".scenario")
    // What shows nothing cannot be verified, and is not counted.
    guard !scenarioFiles.isEmpty else { throw CommandFailure.missing(folder.name("\(id).scenario")) }
  }

  /// All patches: those that others rest on first.
  var allPatches: [Patch] { (shared.map { [$0] } ?? []) + patches }
}

extension CommandFailure {
  /// A file of a request or of a variant is missing.
  static func missing(_ file: String) -> CommandFailure { .usage("expected \(file), which is not there") }

  /// A line of such a file is not understood.
  static func malformed(_ file: String, line: Int = 1, found: String, expected: String) -> CommandFailure {
    .usage("\(file):\(line): expected \(expected), found \(found)")
  }
}

/// A request together with what its patches make of the package.
struct PatchedRequest: Sendable {
  let request: ChangeRequest
  /// The package with all of them.
  let tree: TreeStore.Tree
  /// What becomes of the files of each architecture that takes part, in the order of the catalog.
  let architectures: [(architecture: Architecture, files: [PatchedFile])]
  let shared: [PatchedFile]

  init(_ request: ChangeRequest, in store: TreeStore) throws {
    self.request = request
    let staging = try store.staging(store.base)
    var stale: [(String, PatchError)] = []
    for patch in request.allPatches {
      do {
        try patch.apply(to: staging)
      } catch let error as PatchError {
        guard case .stale = error else { throw error }
        stale.append((request.id, error))
      }
    }
    guard stale.isEmpty else { throw StalePatches(errors: stale) }
    tree = try staging.tree()
    let files = try store.difference(from: store.base, to: tree)
    architectures = request.patches.compactMap(\.owner.architecture).map { architecture in
      (architecture, files.filter { PatchOwner.architecture(architecture).owns($0.path) })
    }
    shared = files.filter { file in !request.patches.contains { $0.owner.owns(file.path) } }
  }

  static func all(_ requests: [ChangeRequest], in store: TreeStore) throws -> [PatchedRequest] {
    var stale: [(String, PatchError)] = []
    var patched: [PatchedRequest] = []
    for request in requests {
      do {
        patched.append(try PatchedRequest(request, in: store))
      } catch let error as StalePatches {
        stale += error.errors
      }
    }
    guard stale.isEmpty else { throw StalePatches(errors: stale) }
    return patched
  }

  /// What it costs.
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
