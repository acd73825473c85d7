import ArchitectureCatalog
import CommandLineKit
import Foundation

/// Writes the patches of releases, and has git replay later releases; stops if a person has to resolve a conflict.
extension Life {
  /// The folder with the apps' sources after the last release, for people to read.
  static let lastApps = "\(LifeResults.folder)/App"

  /// Writes the patches of a release from a package that includes it and all earlier ones, and replays the later ones.
  /// Returns the names of the written patches.
  func record(_ release: Release, from folder: URL) throws -> [String] {
    try TreeStore.use(of: root) { store in
      let before = try trees(releases.prefix(release.past), on: store.base, in: store)
      let done = try Recording.tree(
        of: folder, for: release.name, among: all.map(\.name), on: before[release.past], in: store)
      // Git can merge the later patches only if the store has the contents they were made from.
      do { _ = try trees(releases, on: store.base, in: store) } catch is StalePatch {}
      let written = try write(release, from: before[release.past], to: done, in: store)
      guard releases[release.past].name == release.name else { return written }
      return try written + replay(behind: before + [done], in: store)
    }
  }

  /// Replays all releases on the current package. Returns the names of the written patches.
  func rebase() throws -> [String] {
    try TreeStore.use(of: root) { try replay(behind: [$0.base], in: $0) }
  }

  /// - Parameter trees: the package, followed by the tree after each release that stays as it is.
  private func replay(behind trees: [Tree], in store: TreeStore) throws -> [String] {
    var (written, trees) = ([String](), trees)
    /// Applies a release to its new base: git merges it with the changes since it was made.
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
    // The first of the parallel releases has no patches of its own.
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

  /// Replaces ``lastApps`` by the apps' sources in a tree, with a folder for each app.
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
