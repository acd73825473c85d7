import ArchitectureCatalog
import Foundation
import Measurement

/// Counts the patches of a package's change requests, and merges every two requests.
struct ChangeSurvey {
  let root: URL
  let architectures: [Architecture]

  func run() throws -> ChangeResults {
    let requests = try ChangeRequests(root: root, architectures: architectures).all()
    return try TreeStore.use(of: root) { store in
      let patched = try PatchedRequest.all(requests, in: store)
      return ChangeResults(requests: patched.map(\.counts), merges: try merges(of: patched, in: store))
    }
  }

  /// The cost of a package's requests in these architectures; not measured if there is no request.
  static func results(in root: URL, of architectures: [String]) throws -> Measured<ChangeResults> {
    let survey = try ChangeSurvey(root: root, architectures: ArchitectureCatalog.leading).run()
    return results(of: survey, in: architectures)
  }

  /// The results of a survey for these architectures only.
  static func results(of survey: ChangeResults, in architectures: [String]) -> Measured<ChangeResults> {
    let results = survey.limited(to: architectures)
    guard !results.requests.isEmpty else {
      return .notMeasured(reason: "there is no change request in \(ChangeResults.folder)")
    }
    guard results.requests.contains(where: { !$0.architectures.isEmpty }) else {
      return .notMeasured(
        reason: "no change request has a patch for \(architectures.joined(separator: ", "))")
    }
    return .measured(results)
  }

  private func merges(
    of requests: [PatchedRequest], in store: TreeStore
  ) throws -> Measured<[ChangeResults.Merge]> {
    let pairs: [MergedPair]
    do {
      pairs = try MergedPair.all(of: requests, in: store)
    } catch let failure as Git.Failure {
      return .notMeasured(reason: failure.description)
    }
    let builds = try StoredBuilds(root: root)
    return .measured(try pairs.flatMap { try builds.merges(of: $0, in: store) })
  }
}

/// Two requests in one tree, as git merges them.
struct MergedPair {
  /// The two requests, in the order of their ids.
  let requests: [PatchedRequest]
  /// The package with both requests; a file in conflict contains both texts between markers.
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

  /// The architectures in which both can be built: neither their own files nor the shared files are in conflict.
  var cleanArchitectures: [Architecture] {
    guard conflicts(of: nil).isEmpty else { return [] }
    return architectures.filter { conflicts(of: $0).isEmpty }
  }

  /// The merges in each architecture, and in the shared files if both requests change them.
  ///
  /// - Parameter build: the known build in an architecture, which is asked only if the pair can be built there.
  func merges(
    _ build: (Architecture) -> Measured<ChangeBuildResults.PairBuild>? = { _ in nil }
  ) -> [ChangeResults.Merge] {
    let isShared = requests.allSatisfy { !$0.shared.isEmpty }
    let clean = cleanArchitectures.map(\.name)
    return (architectures.map(Optional.some) + (isShared ? [nil] : [])).map { architecture in
      let own = conflicts(of: architecture)
      return ChangeResults.Merge(
        requests: ids, architecture: architecture?.name, sources: own.filter { !$0.hasPrefix("Tests/") },
        tests: own.filter { $0.hasPrefix("Tests/") },
        build: architecture.flatMap { clean.contains($0.name) ? build($0) : nil })
    }
  }

  private func conflicts(of architecture: Architecture?) -> [String] {
    let owner = architecture.map(PatchOwner.architecture) ?? .shared(besides: architectures)
    return conflicts.filter(owner.owns)
  }

  /// Merges every two requests, as if two people had worked on them at the same time.
  ///
  /// - Parameters:
  ///   - requests: in the order of their ids.
  ///   - base: the tree that their patches were applied to; nil for the base of the store.
  static func all(
    of requests: [PatchedRequest], on base: TreeStore.Tree? = nil, in store: TreeStore
  ) throws -> [MergedPair] {
    let commits = try requests.map { try store.commit($0.tree, on: base ?? store.base) }
    return try requests.indices.flatMap { first in
      try requests.indices[(first + 1)...].map { second in
        let merge = try store.merge(commits[first], commits[second])
        return MergedPair(
          requests: [requests[first], requests[second]], tree: merge.tree, conflicts: merge.conflicts)
      }
    }
  }
}
