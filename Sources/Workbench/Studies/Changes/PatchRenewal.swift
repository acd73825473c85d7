import CommandLineKit
import Foundation

/// Renews patches that no longer apply, or not where they should: git merges each with the changes since it was made.
/// For that, git needs the contents that the patch names, which are in the history of a checkout.
struct PatchRenewal {
  /// The names of the renewed patches, and the patches that git cannot merge, with the IDs of their requests.
  typealias Outcome = (renewed: [String], conflicts: [(id: String, patch: StalePatch)])

  let root: URL

  func run(_ requests: [ChangeRequest]) throws -> Outcome {
    try Trees.use(of: root) { store in
      guard store.committed != nil else {
        throw CommandFailure.unavailable(
          "git merges a patch from what its history has of other days, which needs a git checkout:"
            + " \(VisibleText.quoted(root.path)) is none")
      }
      var outcome: Outcome = ([], [])
      for request in requests {
        for patch in request.allPatches where try patch.needsRenewal(in: store) {
          do {
            let tree = try Patch.tree([patch], on: store.base, in: store, merging: true).tree
            let paths = try store.changedPaths(from: store.base, to: tree)
            try OutputFile(path: patch.url.path).write(store.patch(from: store.base, to: tree, of: paths))
            outcome.renewed.append(patch.name)
          } catch let stale as StalePatch {
            outcome.conflicts.append((request.id, stale))
          }
        }
      }
      return outcome
    }
  }
}
