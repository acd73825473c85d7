import CommandLineKit
import Foundation

/// Renews patches that no longer apply: git merges each with what has changed since, from the contents that the patch names,
/// which the history of a checkout has.
struct Rebase {
  /// There is no history to take contents from.
  struct NoHistory: Error, Equatable, CustomStringConvertible {
    let path: String
    var description: String {
      "git merges a patch from what its history has of other days, which needs a git checkout:"
        + " \(VisibleText.quoted(path)) is none"
    }
  }

  /// What became of the patches that no longer applied.
  struct Outcome: Sendable {
    /// The names of those that are new.
    package fileprivate(set) var renewed: [String] = []
    /// Those that git cannot merge; nil where there is none.
    package fileprivate(set) var conflicts: StalePatches?
  }

  private let root: URL

  /// - Parameter root: the folder of the package.
  init(root: URL) {
    self.root = root
  }

  /// Throws ``NoHistory``, ``PatchError`` for what is no patch, `OutputFile.Failure`, and what git throws.
  func run(_ requests: [ChangeRequest]) throws -> Outcome {
    try TreeStore.use(of: root) { store in
      guard try store.hasHistory else { throw NoHistory(path: root.path) }
      var outcome = Outcome()
      for request in requests {
        for patch in request.allPatches where try patch.staleness(in: store) != nil {
          let staging = try store.staging(store.base)
          do {
            try patch.apply(to: staging, merging: true)
          } catch let error as PatchError {
            outcome.conflicts = StalePatches(
              errors: (outcome.conflicts?.errors ?? []) + [(request.id, error)], wereMerged: true)
            continue
          }
          let tree = try staging.tree()
          let text = try store.patch(
            from: store.base, to: tree, of: store.changedPaths(from: store.base, to: tree))
          try OutputFile(path: patch.url.path).write(text)
          outcome.renewed.append(patch.name)
        }
      }
      return outcome
    }
  }
}
