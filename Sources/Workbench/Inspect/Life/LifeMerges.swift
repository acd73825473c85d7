import ArchitectureCatalog
import Foundation
import Measurement

/// Merges every two of the releases that were built on one alone, as teams that began on one day would have to.
struct LifeMerges {
  let life: Life

  /// The releases on which all were built.
  private var past: ArraySlice<Life.Release> { life.releases.prefix(life.parallel.first?.past ?? 0) }

  /// What git cannot merge; nil where there are no such releases.
  ///
  /// - Parameter trees: the package, and what it is after each of the life's releases.
  func textConflicts(among trees: [TreeStore.Tree], in store: TreeStore) throws -> LifeResults.Parallel? {
    let ids = life.parallel.map(\.request.id)
    guard let last = ids.last, let base = past.last else { return nil }
    let names = life.releases.prefix { $0.name != last }.map(\.name) + [last, "parallel"]
    return LifeResults.Parallel(
      base: base.name, releases: ids,
      sources: try LifeResults.fingerprint(of: names, in: life.architectures, root: life.root),
      merges: try pairs(on: trees[past.count], in: store).flatMap { $0.merges() })
  }

  /// Builds what merges, and runs the scenarios that have to hold in it. Hands over each pair when it is done, and returns
  /// all.
  func build(
    with builder: PairBuilder, _ found: ([ChangeResults.Merge]) throws -> Void
  ) throws -> [ChangeResults.Merge] {
    try builder.inStore { store in
      let tree = try life.trees(past, on: store.base, in: store)[past.count]
      return try pairs(on: tree, in: store).flatMap { pair in
        let clean = pair.cleanArchitectures
        let builds = try builder.build(
          pair, in: clean, from: store, running: { try scenarios(of: pair.ids, in: builder.tree) })
        let known = Dictionary(uniqueKeysWithValues: zip(clean.map(\.name), builds))
        let merges = pair.merges { known[$0.name].map { .measured($0) } }
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
        let done = try Patch.tree(request.patches, on: tree, in: store).tree
        return try PatchedRequest(request, done, on: tree, in: store)
      }, on: tree, in: store)
  }

  /// What has to hold where two are merged: all that held before, what each brings unless it shows a third one's feature,
  /// and what only both together say.
  private func scenarios(of ids: [String], in tree: URL) throws -> [PairBuilder.ScenarioText] {
    let builtIn = try BuiltInScenarioFiles(root: tree).paths().map(tree.appendingPathComponent)
    // They come with tabs, which take a line, whichever comes first.
    var tabs = life.releases[past.count].request
    tabs.scenarioFiles.removeAll { !Life.holdsChanged($0) }
    let own = life.parallel.map(\.request).filter { ids.contains($0.id) }
    let both = "\(ids.map { String($0.prefix(2)) }.joined(separator: "-")).scenario"
    return try Life.scenarios(
      after: [ChangeRequest(id: "built-in", scenarioFiles: builtIn)] + past.map(\.request) + [tabs] + own + [
        ChangeRequest(
          id: "both", changedScenarios: own.flatMap(\.changedScenarios),
          scenarioFiles: life.folder(of: "parallel").files(ending: both))
      ])
  }
}
