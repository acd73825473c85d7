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
      let before = try life.trees(life.releases.prefix(release.past), on: store.base, in: store)[release.past]
      let done = try Recording.tree(
        of: folder, for: release.name, among: life.all.map(\.name), on: before, in: store)
      try remember([store.base], in: store)
      let written = try write(release, from: before, to: done, in: store)
      guard life.releases[release.past].name == release.name else { return written }
      return try written + replay(life.releases.dropFirst(release.past + 1), on: done, in: store)
    }
  }

  /// Replays all releases on the package as it is. Returns the names of the patches that were written.
  func rebase() throws -> [String] {
    try TreeStore.use(of: life.root) { store in
      try remember([store.base, store.committed].compactMap(\.self), in: store)
      return try replay(life.releases[...], on: store.base, in: store)
    }
  }

  /// What the patches were made from has to be in the store, for git to merge them with what has changed since: as many
  /// releases as still apply to one of these trees.
  private func remember(_ trees: [TreeStore.Tree], in store: TreeStore) throws {
    for tree in trees {
      do {
        _ = try life.trees(life.releases, on: tree, in: store)
        return
      } catch is StalePatch {}
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
    for release in life.second + life.parallel.dropFirst() {
      let before = trees[release.past]
      written += try write(release, from: before, to: merged(release, on: before, in: store), in: store)
    }
    return written
  }

  /// A tree with a release done in it, as git merges it with what has changed since it was made.
  private func merged(
    _ release: Life.Release, on tree: TreeStore.Tree, in store: TreeStore
  ) throws -> TreeStore.Tree {
    do {
      return try Patch.tree(release.request.allPatches, on: tree, in: store, merging: true).tree
    } catch let stale as StalePatch {
      throw CommandFailure.stale([(release.name, stale)], wereMerged: true, command: "life")
    }
  }

  private func write(
    _ release: Life.Release, from before: TreeStore.Tree, to done: TreeStore.Tree, in store: TreeStore
  ) throws -> [String] {
    let folder = life.folder(of: release.name)
    return try Recording.write(folder, of: life.architectures, from: before, to: done, in: store)
      .filter(\.isNew).map { folder.name($0.name) }
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
