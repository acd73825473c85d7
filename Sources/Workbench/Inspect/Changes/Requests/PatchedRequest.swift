import ArchitectureCatalog
import Measurement

/// A request together with what its patches make of the package.
struct PatchedRequest: Sendable {
  let request: ChangeRequest
  /// The package with all of them.
  let tree: TreeStore.Tree
  /// What becomes of the files of each architecture that takes part, in the order of the catalog.
  let architectures: [(architecture: Architecture, files: [PatchedFile])]
  let shared: [PatchedFile]

  /// Throws ``StalePatches``, ``PatchError`` for what is no patch of a request, and what git throws.
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

  /// All of them. Throws ``StalePatches`` with those of every request, and what the other initialiser throws.
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
