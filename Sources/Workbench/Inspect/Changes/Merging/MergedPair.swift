import ArchitectureCatalog
import Measurement

/// Two requests in one tree, as version control merges them.
struct MergedPair {
  /// The two, in the order of their ids.
  let requests: [PatchedRequest]
  /// The package with both; a file in conflict has both texts between marks.
  let tree: TreeStore.Tree
  /// The paths of the files in conflict, sorted.
  let conflicts: [String]

  var ids: [String] { requests.map(\.request.id) }

  /// The architectures that take part in both.
  private var architectures: [Architecture] {
    requests[0].architectures.map(\.architecture).filter { architecture in
      requests[1].architectures.contains { $0.architecture.name == architecture.name }
    }
  }

  /// The architectures in which both can be built: nothing is in conflict there, nor in what they share.
  var cleanArchitectures: [Architecture] {
    guard conflicts(of: nil).isEmpty else { return [] }
    return architectures.filter { conflicts(of: $0).isEmpty }
  }

  /// What became of it in each architecture, and in what they share where both change it.
  var merges: [ChangeResults.Merge] {
    let isShared = requests.allSatisfy { !$0.shared.isEmpty }
    return (architectures.map(Optional.some) + (isShared ? [nil] : [])).map { architecture in
      let own = conflicts(of: architecture)
      return ChangeResults.Merge(
        requests: ids, architecture: architecture?.name, sources: own.filter { !$0.hasPrefix("Tests/") },
        tests: own.filter { $0.hasPrefix("Tests/") })
    }
  }

  private func conflicts(of architecture: Architecture?) -> [String] {
    let owner = architecture.map(PatchOwner.architecture) ?? .shared(besides: architectures)
    return conflicts.filter(owner.owns)
  }

  /// Merges every two requests, as for two people who worked at once. Throws what git throws.
  ///
  /// - Parameter requests: in the order of their ids.
  static func all(of requests: [PatchedRequest], in store: TreeStore) throws -> [MergedPair] {
    let commits = try requests.map { try store.commit($0.tree) }
    return try requests.indices.flatMap { first in
      try requests.indices[(first + 1)...].map { second in
        let merge = try store.merge(commits[first], commits[second])
        return MergedPair(
          requests: [requests[first], requests[second]], tree: merge.tree, conflicts: merge.conflicts)
      }
    }
  }
}
