import ArchitectureCatalog
import CommandLineKit
import Foundation

/// Writes the patches of releases, and has git replay those after them; it stops where a person has to decide.
extension Life {
  /// The folder with the sources of the apps after the last release, to be read.
  static let lastApps = "\(LifeResults.folder)/App"

  /// Writes the patches of a release from a package with all up to it done, and replays what is built on it. Returns the
  /// names of the patches that were written.
  func record(_ release: Release, from folder: URL) throws -> [String] {
    try TreeStore.use(of: root) { store in
      let before = try trees(releases.prefix(release.past), on: store.base, in: store)
      let done = try Recording.tree(
        of: folder, for: release.name, among: all.map(\.name), on: before[release.past], in: store)
      // What the later patches were made from has to be in the store, for git to merge them.
      do { _ = try trees(releases, on: store.base, in: store) } catch is StalePatch {}
      let written = try write(release, from: before[release.past], to: done, in: store)
      guard releases[release.past].name == release.name else { return written }
      return try written + replay(behind: before + [done], in: store)
    }
  }

  /// Replays all releases on the package as it is. Returns the names of the patches that were written.
  func rebase() throws -> [String] {
    try TreeStore.use(of: root) { try replay(behind: [$0.base], in: $0) }
  }

  /// - Parameter trees: the package, and what it is after each release that stays as it is.
  private func replay(behind trees: [Tree], in store: TreeStore) throws -> [String] {
    var (written, trees) = ([String](), trees)
    /// Does it on what is there now, as git merges it with what has changed since it was made.
    func redo(_ release: Release) throws -> Tree {
      do {
        let (patches, before) = (release.request.allPatches, trees[release.past])
        let tree = try Patch.tree(patches, on: before, in: store, merging: true).tree
        written += try write(release, from: before, to: tree, in: store)
        return tree
      } catch let stale as StalePatch {
        throw CommandFailure.stale([(release.name, stale)], wereMerged: true, command: "life")
      }
    }
    for release in releases.dropFirst(trees.count - 1) { trees.append(try redo(release)) }
    try writeApps(of: trees[releases.count], in: store)
    // The first team has no patches of its own.
    for release in second + parallel.dropFirst() { _ = try redo(release) }
    return written
  }

  private func write(
    _ release: Release, from before: Tree, to done: Tree, in store: TreeStore
  ) throws -> [String] {
    let folder = folder(of: release.name)
    return try Recording.write(folder, of: architectures, from: before, to: done, in: store)
      .filter(\.isNew).map { folder.name($0.name) }
  }

  /// The sources of the apps in a tree, each in a folder of its own, in place of what was there.
  private func writeApps(of tree: Tree, in store: TreeStore) throws {
    let apps = root.appendingPathComponent(Self.lastApps)
    if FileManager.default.fileExists(atPath: apps.path) { try FileManager.default.removeItem(at: apps) }
    try OutputFile.makeFolder(apps)
    let staging = try store.staging(nil)
    for architecture in architectures {
      try staging.git(["read-tree", "--prefix=\(architecture.name)/", "\(tree):\(architecture.sourceFolder)"])
    }
    try staging.git(["checkout-index", "--all"], workTree: apps)
  }
}
