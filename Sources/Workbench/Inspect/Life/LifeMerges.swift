import ArchitectureCatalog
import Foundation
import Measurement

/// Merges every two of the releases that were built on one alone, as teams that began on one day would have to.
struct LifeMerges {
  let life: Life

  /// The releases on which all were built.
  private var past: ArraySlice<Life.Release> { life.releases.prefix(life.parallel.first?.past ?? 0) }

  /// What git cannot merge; nil where there are no such releases.
  func textConflicts(in store: TreeStore) throws -> LifeResults.Parallel? {
    let ids = life.parallel.map(\.request.id)
    guard let last = ids.last, let base = past.last else { return nil }
    let names = life.releases.prefix { $0.name != last }.map(\.name) + [last, "parallel"]
    return LifeResults.Parallel(
      base: base.name, releases: ids,
      sources: try LifeResults.fingerprint(of: names, in: life.architectures, root: life.root),
      merges: try pairs(in: store).flatMap(\.merges))
  }

  /// Builds what merges, and runs the scenarios that have to hold in it. Hands over each pair when it is done, and returns
  /// all.
  func build(
    with builder: PairBuilder, _ found: ([ChangeResults.Merge]) throws -> Void
  ) throws -> [ChangeResults.Merge] {
    try builder.inStore { store in
      try pairs(in: store).flatMap { pair in
        let clean = pair.cleanArchitectures
        let builds = try builder.build(
          pair, in: clean, from: store, running: { try scenarios(of: pair.ids, in: builder.tree) })
        var merges = pair.merges
        for place in merges.indices {
          let built = clean.firstIndex { $0.name == merges[place].architecture }
          merges[place].build = built.map { .measured(builds[$0]) }
        }
        try found(merges)
        return merges
      }
    }
  }

  private func pairs(in store: TreeStore) throws -> [MergedPair] {
    let tree = try life.trees(past, on: store.base, in: store)[past.count]
    return try MergedPair.all(
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
    func request(_ id: String, _ files: [URL], after changed: [ChangeRequest] = []) -> ChangeRequest {
      ChangeRequest(
        id: id, title: id, changedScenarios: changed.flatMap(\.changedScenarios), patches: [],
        scenarioFiles: files)
    }
    let builtIn = try BuiltInScenarioFiles(root: tree).paths().map(tree.appendingPathComponent)
    // They come with tabs, which take a line, whichever comes first.
    let tabs = life.releases[past.count].request
    let own = life.parallel.map(\.request).filter { ids.contains($0.id) }
    let both = "parallel/\(ids.map { String($0.prefix(2)) }.joined(separator: "-")).scenario"
    let file = life.folder(of: both).url
    return try Life.scenarios(
      after: [request("built-in", builtIn)] + past.map(\.request)
        + [request(tabs.id, tabs.scenarioFiles.filter(Life.holdsChanged), after: [tabs])] + own
        + [request("both", FileManager.default.fileExists(atPath: file.path) ? [file] : [], after: own)])
  }
}
