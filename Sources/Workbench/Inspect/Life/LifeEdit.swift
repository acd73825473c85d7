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
      let before = try life.trees(life.releases.prefix(release.past), on: store.base, in: store)
      let done = try Recording.tree(
        of: folder, for: release.name, among: life.all.map(\.name), on: before[release.past], in: store)
      try remember(in: store)
      let written = try write(release, from: before[release.past], to: done, in: store)
      guard life.releases[release.past].name == release.name else { return written }
      return try written + replay(behind: before + [done], in: store)
    }
  }

  /// Replays all releases on the package as it is. Returns the names of the patches that were written.
  func rebase() throws -> [String] {
    try TreeStore.use(of: life.root) { store in
      try remember(in: store)
      return try replay(behind: [store.base], in: store)
    }
  }

  /// What the patches were made from has to be in the store, for git to merge them with what has changed since: as many
  /// releases as still apply to the package as it is, or was when it was committed.
  private func remember(in store: TreeStore) throws {
    for tree in [store.base, store.committed].compactMap(\.self) {
      do {
        _ = try life.trees(life.releases, on: tree, in: store)
        return
      } catch is StalePatch {}
    }
  }

  /// - Parameter trees: the package, and what it is after each release that stays as it is.
  private func replay(behind trees: [TreeStore.Tree], in store: TreeStore) throws -> [String] {
    var (written, trees) = ([String](), trees)
    for release in life.releases.dropFirst(trees.count - 1) {
      trees.append(try merged(release, on: trees[release.past], in: store))
      written += try write(release, from: trees[release.past], to: trees[release.past + 1], in: store)
    }
    try writeApps(of: trees[life.releases.count], in: store)
    // The first team has no patches of its own.
    for release in life.second + life.parallel.dropFirst() {
      let done = try merged(release, on: trees[release.past], in: store)
      written += try write(release, from: trees[release.past], to: done, in: store)
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
    if FileManager.default.fileExists(atPath: apps.path) { try FileManager.default.removeItem(at: apps) }
    try OutputFile.makeFolder(apps)
    let staging = try store.staging(nil)
    for architecture in life.architectures {
      try staging.git(["read-tree", "--prefix=\(architecture.name)/", "\(tree):\(architecture.sourceFolder)"])
    }
    try staging.git(["checkout-index", "--all"], workTree: apps)
  }
}
