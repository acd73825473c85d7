import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Merges every two of the releases that were built on one alone, as teams that began on one day would have to.
struct LifeMerges {
  let life: Life

  /// What git cannot merge; nil where there are no such releases.
  ///
  /// - Parameter trees: those before and after each release.
  func textConflicts(on trees: [TreeStore.Tree], in store: TreeStore) throws -> LifeResults.Parallel? {
    guard let first = life.parallel.first, let last = life.parallel.last else { return nil }
    let ids = life.parallel.map(\.request.id)
    let upToLast = life.releases.prefix { $0.name != last.request.id }.map(\.name) + [last.request.id]
    return LifeResults.Parallel(
      base: life.releases.prefix(first.past).last?.name ?? "", releases: ids,
      sources: try LifeResults.fingerprint(
        of: upToLast + ["parallel"], in: life.architectures, root: life.root),
      merges: try pairs(on: trees[first.past], in: store).flatMap(\.merges))
  }

  /// Builds what merges, and runs the scenarios that have to hold in it. Hands over each pair when it is done, and returns
  /// all.
  func build(
    with builder: PairBuilder, _ found: ([ChangeResults.Merge]) throws -> Void
  ) throws -> [ChangeResults.Merge] {
    guard let first = life.parallel.first else { return [] }
    return try builder.inStore { store in
      let past = life.releases.prefix(first.past)
      let base = try life.trees(past, on: store.base, in: store)[first.past]
      return try pairs(on: base, in: store).flatMap { pair in
        let clean = pair.cleanArchitectures
        let builds = try builder.build(
          pair, in: clean, from: store, running: { try scenarios(of: pair.ids, in: builder.tree) })
        let merges = pair.merges.map { merge in
          var merge = merge
          merge.build = clean.firstIndex { $0.name == merge.architecture }.map { .measured(builds[$0]) }
          return merge
        }
        try found(merges)
        return merges
      }
    }
  }

  private func pairs(on tree: TreeStore.Tree, in store: TreeStore) throws -> [MergedPair] {
    try MergedPair.all(
      of: life.parallel.map { release in
        var request = release.request
        // What no architecture owns says which roles there are, and is no work of either.
        request.shared = nil
        return try PatchedRequest(
          request, life.tree(request.patches, on: tree, in: store), on: tree, in: store)
      }, on: tree, in: store)
  }

  /// What has to hold where two are merged: all that held before, what each brings unless it shows a third one's feature,
  /// and what only both together say.
  private func scenarios(of ids: [String], in tree: URL) throws -> [PairBuilder.ScenarioText] {
    guard let first = life.parallel.first else { return [] }
    func request(
      _ id: String, _ files: [URL], changing changed: [ChangeResults.ChangedScenario] = []
    ) -> ChangeRequest {
      ChangeRequest(
        id: id, title: id, changedScenarios: changed, patches: [], shared: nil, scenarioFiles: files)
    }
    // They come with tabs, which take a line, whichever comes first.
    let tabs = life.releases[first.past].request
    let own = life.parallel.map(\.request).filter { ids.contains($0.id) }
    let both = "\(ids.map { String($0.prefix(2)) }.joined(separator: "-")).scenario"
    let file = life.root.appendingPathComponent("\(LifeResults.folder)/parallel/\(both)")
    return try Life.scenarios(
      after: [
        request("built-in", BuiltInScenarioFiles(root: tree).paths().map(tree.appendingPathComponent))
      ] + life.releases.prefix(first.past).map(\.request) + [
        request(
          tabs.id, tabs.scenarioFiles.filter(Life.holdsChanged), changing: tabs.changedScenarios)
      ] + own + [
        request(
          "both", [file].filter { FileManager.default.fileExists(atPath: $0.path) },
          changing: own.flatMap(\.changedScenarios))
      ])
  }
}
