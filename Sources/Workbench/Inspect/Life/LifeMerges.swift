import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Merges every two of the releases that were built on one alone, as teams that began on one day would have to.
struct LifeMerges {
  let life: Life

  /// What git cannot merge; nil where there are no such releases.
  ///
  /// - Parameter trees: those after each release.
  func textConflicts(on trees: [TreeStore.Tree], in store: TreeStore) throws -> LifeResults.Parallel? {
    guard let first = life.parallel.first else { return nil }
    let pairs = try pairs(on: life.tree(before: first, of: trees), in: store)
    return LifeResults.Parallel(
      base: life.releases[life.place(of: first) - 1].id, releases: life.parallel.map(\.id),
      sources: try fingerprint, merges: pairs.flatMap(\.merges))
  }

  /// Builds what merges, and runs the scenarios that have to hold in it. Hands over each pair when it is done.
  func build(
    with builder: PairBuilder, _ found: ([ChangeResults.Merge]) throws -> Void
  ) throws {
    guard let first = life.parallel.first else { return }
    let manifest = ReducedManifest(targets: life.architectures.map(\.name))
    try CopyLock.withLock(on: WorkingCopy.changesFolder(of: life.root)) {
      try TreeStore.use(of: life.root) { store in
        let trees = try life.trees(in: store, from: store.base)
        let base = try store.staging(life.tree(before: first, of: trees))
        try base.put([ReducedManifest.path: manifest.data(root: life.root)])
        for pair in try pairs(on: base.tree(), in: store) {
          let clean = pair.cleanArchitectures
          let builds = try builder.build(
            pair, in: clean, from: store, running: { try scenarios(of: pair.ids, in: builder.tree) })
          try found(
            pair.merges.map { merge in
              var merge = merge
              merge.build = clean.firstIndex { $0.name == merge.architecture }.map { .measured(builds[$0]) }
              return merge
            })
        }
      }
    }
  }

  /// Tells what is merged, and what has to hold then, from others.
  private var fingerprint: String {
    get throws {
      try LifeResults.fingerprint(
        of: life.releases.prefix { $0.id != life.parallel.last?.id }.map(\.id)
          + [life.parallel.last?.id, "parallel"].compactMap(\.self),
        in: life.architectures, root: life.root)
    }
  }

  private func pairs(on tree: TreeStore.Tree, in store: TreeStore) throws -> [MergedPair] {
    try MergedPair.all(
      of: life.parallel.map { release in
        // What no architecture owns says which roles there are, and is no work of either.
        let patches = release.patches.filter { $0.owner.architecture != nil }
        return try PatchedRequest(
          ChangeRequest(
            id: release.id, title: release.title, changedScenarios: [], patches: patches, shared: nil,
            scenarioFiles: []),
          life.tree(of: patches, on: tree, in: store), on: tree, in: store)
      }, on: tree, in: store)
  }

  /// What has to hold where two are merged: all that held before, what each brings unless it shows a third one's feature,
  /// and what only both together say.
  private func scenarios(of ids: [String], in tree: URL) throws -> [PairBuilder.ScenarioText] {
    guard let first = life.parallel.first else { return [] }
    let base = life.releases[life.place(of: first) - 1]
    let past = life.releases(upTo: base)
    // They come with tabs, which take a line, whichever comes first.
    let tabs = life.releases[life.place(of: first)]
    let changed = Set((past + [tabs]).flatMap(\.changedScenarios).map(\.name))
    let builtIn = try BuiltInScenarioFiles(root: tree).paths().map { path in
      try text(tree.appendingPathComponent(path), path, without: changed)
    }
    let earlier = try past.enumerated().flatMap { place, release in
      let later = Set((past.dropFirst(place + 1) + [tabs]).flatMap(\.changedScenarios).map(\.name))
      return try (release.scenarios + [release.replaced].compactMap(\.self)).map {
        try text($0, "\(release.id)/\($0.lastPathComponent)", without: later)
      }
    }
    let own = try life.parallel.filter { ids.contains($0.id) }.flatMap { release in
      try release.scenarios.map {
        try text(
          $0, "\(release.id)/\($0.lastPathComponent)",
          without: Set(release.changedScenarios.map(\.name)))
      }
    }
    let name = "\(ids.map { String($0.prefix(2)) }.joined(separator: "-")).scenario"
    let both = life.root.appendingPathComponent("\(Life.parallelFolder)/\(name)")
    let files = [tabs.replaced, both].compactMap(\.self).filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
    return builtIn + earlier + own
      + (try files.map { try text($0, "both/\($0.lastPathComponent)", without: []) })
  }

  private func text(
    _ file: URL, _ path: String, without names: Set<String>
  ) throws -> PairBuilder.ScenarioText {
    (path, BuiltInScenarioFiles.leavingOut(names, of: try String(contentsOf: file, encoding: .utf8)))
  }
}
