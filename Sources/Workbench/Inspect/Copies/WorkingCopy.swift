import Foundation

/// A second tree of a package, in which changes are built while the package itself is left alone.
///
/// Only files that differ are written, so that a build of the copy compiles no more than what has changed.
struct WorkingCopy {
  /// The folder of the package.
  private let package: URL
  /// The folder of the copy, a package like the other one. Its builds are in a folder of its own: a program that is built
  /// there finds the copy, and not the package around it.
  let tree: URL

  /// - Parameters:
  ///   - package: the folder of the package.
  ///   - tree: the folder of the copy, which is made where it is not there. Everything in it is the copy's.
  init(of package: URL, in tree: URL) {
    self.package = package
    self.tree = tree
  }

  /// Makes the copy what the package is now, whatever was done to it.
  ///
  /// - Parameter changed: what files hold in the copy instead, by their paths; nil for one that is not there.
  ///
  /// Throws what ``TreeStore/use(of:with:_:)`` throws.
  func synchronise(with changed: [String: Data?] = [:]) throws {
    try TreeStore.use(of: package, with: changed) { try lay($0.base, from: $0) }
  }

  /// Makes the copy this tree. Throws ``Git/Failure``, and a `CocoaError` where the folder cannot be made.
  func lay(_ content: TreeStore.Tree, from store: TreeStore) throws {
    try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
    let index = tree.appendingPathExtension("index")
    // Only one that was killed leaves it: the folder is one process's.
    let lock = index.appendingPathExtension("lock")
    if FileManager.default.fileExists(atPath: lock.path) { try FileManager.default.removeItem(at: lock) }
    try store.git(["clean", "-ffdxq", "-e", "/.build"], workTree: tree, index: index)
    try store.git(["read-tree", "--reset", "-u", content.id], workTree: tree, index: index)
  }
}
