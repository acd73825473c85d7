import ArchitectureCatalog
import CommandLineKit
import Foundation

/// Writes the patches of releases, so that a change to one of them reaches those after it: git replays them, and stops where
/// a person has to decide.
struct LifeEdit {
  /// The folder with the sources of the apps after the last release, to be read.
  static let lastApps = "\(LifeResults.folder)/App"

  let life: Life

  /// Writes the patches of one release from a package in which it and all before it are done, and replays the later ones.
  /// Returns the names of the patches that were written.
  func record(_ release: Life.Release, from folder: URL) throws -> [String] {
    let place = life.place(of: release)
    return try TreeStore.use(of: life.root) { store in
      try Recording.requireSameBase(folder, in: store)
      let before = try place == 0 ? store.base : life.trees(in: store, from: store.base)[place - 1]
      let done = try store.tree(of: folder)
      try Recording.requireResolved(from: before, to: done, in: store)
      return try write("\(LifeResults.folder)/\(release.id)", from: before, to: done, in: store)
        + replay(life.releases.dropFirst(place + 1), on: done, in: store)
    }
  }

  /// Replays all releases on the package as it is. Returns the names of the patches that were written.
  func rebase() throws -> [String] {
    try TreeStore.use(of: life.root) { store in
      // What the patches were made from has to be in the store, for git to merge them with what has changed since: as
      // many releases as still apply to the package as it is, or as it was committed last.
      for tree in [store.base, store.committed].compactMap(\.self) {
        do {
          _ = try life.trees(in: store, from: tree)
          break
        } catch is StalePatch {}
      }
      return try replay(life.releases[...], on: store.base, in: store)
    }
  }

  /// Renews the patches of those that were built again, where the release before is another one now.
  private func replayAgain(on trees: [TreeStore.Tree], in store: TreeStore) throws -> [String] {
    let second = life.second.map { ($0, Life.secondFolder, life.tree(before: $0, of: trees)) }
    let parallel = life.parallel.dropFirst().map { release in
      (release, Life.parallelFolder, life.tree(before: life.parallel[0], of: trees))
    }
    return try (second + parallel).flatMap { release, folder, before in
      try write(
        "\(folder)/\(release.id)", from: before,
        to: life.tree(of: release.patches, on: before, in: store, merging: true), in: store)
    }
  }

  private func replay(
    _ releases: ArraySlice<Life.Release>, on tree: TreeStore.Tree, in store: TreeStore
  ) throws -> [String] {
    var (written, tree) = ([String](), tree)
    for release in releases {
      let done: TreeStore.Tree
      do {
        done = try life.tree(of: release.patches, on: tree, in: store, merging: true)
      } catch let stale as StalePatch {
        throw CommandFailure.checkFailed(
          """
          \(stale)
          The releases before \(release.id) are as they should be. To go on from there: swift run compare life \
          --checkout \(release.id) DIR, decide, then swift run compare life --record \(release.id) DIR
          """)
      }
      written += try write("\(LifeResults.folder)/\(release.id)", from: tree, to: done, in: store)
      tree = done
    }
    try writeApps(of: tree, in: store)
    let renewed = try Life(of: life.root, architectures: life.architectures)
    return try written + replayAgain(on: renewed.trees(in: store, from: store.base), in: store)
  }

  /// Only what is not the same already.
  private func write(
    _ folder: String, from before: TreeStore.Tree, to done: TreeStore.Tree, in store: TreeStore
  ) throws -> [String] {
    let files = ChangeFolder(root: life.root, path: folder, architectures: life.architectures)
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

  /// The architectures whose sources after the last release are not those that are there to be read.
  func staleApps() throws -> [String] {
    try TreeStore.use(of: life.root) { store in
      try withLastApps(of: life.trees(in: store, from: store.base).last ?? store.base, in: store) {
        name, folder in
        let there = life.root.appendingPathComponent("\(Self.lastApps)/\(name)").path
        return FileManager.default.contentsEqual(atPath: there, andPath: folder.path) ? nil : name
      }
    }
  }

  /// The sources of the apps, each in a folder of its own, in place of what was there.
  private func writeApps(of tree: TreeStore.Tree, in store: TreeStore) throws {
    let apps = life.root.appendingPathComponent(Self.lastApps)
    if FileManager.default.fileExists(atPath: apps.path) { try FileManager.default.removeItem(at: apps) }
    try OutputFile.makeFolder(apps)
    _ = try withLastApps(of: tree, in: store) { name, folder -> Void? in
      try FileManager.default.copyItem(at: folder, to: apps.appendingPathComponent(name))
    }
  }

  /// Lays a tree out, and hands over the folder of each architecture in it.
  private func withLastApps<Value>(
    of tree: TreeStore.Tree, in store: TreeStore, _ body: (String, URL) throws -> Value?
  ) throws -> [Value] {
    try TemporaryFolder.use(named: "life") { folder in
      let copy = WorkingCopy(package: life.root, tree: folder.appendingPathComponent("tree"))
      try copy.lay(tree, from: store)
      return try life.architectures.compactMap {
        try body($0.name, copy.tree.appendingPathComponent($0.sourceFolder))
      }
    }
  }
}
