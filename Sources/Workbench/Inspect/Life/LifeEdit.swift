import ArchitectureCatalog
import CommandLineKit
import Foundation

/// Writes the patches of releases, so that a change to one of them reaches those after it: git replays them, and stops where
/// a person has to decide.
struct LifeEdit {
  /// The folder with the sources of the apps after the last release, to be read.
  static let lastApps = "\(LifeResults.folder)/App"

  let life: Life

  /// Writes the patches of one release from a package in which it and all before it are done, and replays what is built on
  /// it. Returns the names of the patches that were written.
  func record(_ release: Life.Release, from folder: URL) throws -> [String] {
    try TreeStore.use(of: life.root) { store in
      let past = life.releases.prefix(release.past)
      let before = try life.trees(past, on: store.base, in: store)[release.past]
      let done = try Recording.tree(
        of: folder, for: release.name, among: life.all.map(\.name), on: before, in: store)
      let written = try write(release, from: before, to: done, in: store)
      guard life.releases[release.past].name == release.name else { return written }
      return try written + replay(life.releases.dropFirst(release.past + 1), on: done, in: store)
    }
  }

  /// Replays all releases on the package as it is. Returns the names of the patches that were written.
  func rebase() throws -> [String] {
    try TreeStore.use(of: life.root) { store in
      // What the patches were made from has to be in the store, for git to merge them with what has changed since: as
      // many releases as still apply to the package as it is, or as it was committed last.
      for tree in [store.base, store.committed].compactMap(\.self) {
        do {
          _ = try life.trees(life.releases, on: tree, in: store)
          break
        } catch is StalePatch {}
      }
      return try replay(life.releases[...], on: store.base, in: store)
    }
  }

  private func replay(
    _ releases: ArraySlice<Life.Release>, on tree: TreeStore.Tree, in store: TreeStore
  ) throws -> [String] {
    var (written, tree) = ([String](), tree)
    for release in releases {
      let done = try merged(release, on: tree, in: store)
      written += try write(release, from: tree, to: done, in: store)
      tree = done
    }
    try writeApps(of: tree, in: store)
    // What was built once more stands on what was just written; the first team has no patches of its own.
    let life = try Life(of: life.root, architectures: life.architectures)
    let trees = try life.trees(life.releases, on: store.base, in: store)
    return try (life.second + life.parallel.dropFirst()).reduce(into: written) { written, release in
      let before = trees[release.past]
      written += try write(release, from: before, to: merged(release, on: before, in: store), in: store)
    }
  }

  /// A tree with a release done in it, as git merges it with what has changed since it was made.
  private func merged(
    _ release: Life.Release, on tree: TreeStore.Tree, in store: TreeStore
  ) throws -> TreeStore.Tree {
    do {
      return try life.tree(release.request.allPatches, on: tree, in: store, merging: true)
    } catch let stale as StalePatch {
      throw CommandFailure.checkFailed(
        """
        \(stale)
        The releases before \(release.name) are as they should be. To go on from there: swift run compare life \
        --checkout \(release.name) DIR, decide, then swift run compare life --record \(release.name) DIR
        """)
    }
  }

  /// Only what is not the same already.
  private func write(
    _ release: Life.Release, from before: TreeStore.Tree, to done: TreeStore.Tree, in store: TreeStore
  ) throws -> [String] {
    let files = ChangeFolder(root: life.root, path: release.folder, architectures: life.architectures)
    let changed = try store.changedPaths(from: before, to: done)
    return try files.owners.compactMap { owner in
      let text = try store.patch(from: before, to: done, of: changed.filter(owner.owns))
      let file = files.url.appendingPathComponent(owner.patchName)
      let old = FileManager.default.contents(atPath: file.path)
      guard old != text, !(text.isEmpty && old == nil && owner.architecture == nil) else { return nil }
      try OutputFile(path: file.path).write(text)
      return files.name(owner.patchName)
    }
  }

  /// The sources of the apps in a tree, each in a folder of its own, in place of what was there.
  private func writeApps(of tree: TreeStore.Tree, in store: TreeStore) throws {
    let apps = life.root.appendingPathComponent(Self.lastApps)
    try TemporaryFolder.use(named: "life") { folder in
      let copy = WorkingCopy(package: life.root, tree: folder.appendingPathComponent("tree"))
      try copy.lay(tree, from: store)
      if FileManager.default.fileExists(atPath: apps.path) { try FileManager.default.removeItem(at: apps) }
      try OutputFile.makeFolder(apps)
      for architecture in life.architectures {
        try FileManager.default.copyItem(
          at: copy.tree.appendingPathComponent(architecture.sourceFolder),
          to: apps.appendingPathComponent(architecture.name))
      }
    }
  }
}
