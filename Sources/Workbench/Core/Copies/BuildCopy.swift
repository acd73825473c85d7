import CommandLineKit
import Foundation

/// A copy of a package, in which changes are built while the package itself is left alone.
///
/// Only files that differ are written, so that a build of the copy compiles only what has changed.
struct BuildCopy {
  let package: URL
  /// The folder of the copy. It has a build folder of its own, so that a program built there finds the copy and not the
  /// package around it.
  let tree: URL

  /// The copy in which changes of a package are built, by one process at a time.
  static func ofChanges(in package: URL) -> BuildCopy {
    BuildCopy(package: package, tree: package.appendingPathComponent(".build/changes/tree"))
  }

  /// Locks the folder around the copy, and runs `body` with a store of the package's trees.
  ///
  /// - Parameter changed: new contents of files in the base of the trees, by path; nil removes a file.
  func use<Value>(
    with changed: [String: Data?] = [:], _ body: (Trees) throws -> Value
  ) throws -> Value {
    try CopyLock.withLock(on: tree.deletingLastPathComponent()) {
      try Trees.use(of: package, with: changed, body)
    }
  }

  /// Makes the copy equal to the package, whatever was done to the copy.
  ///
  /// - Parameter changed: new contents of files in the copy, by path; nil removes a file.
  func synchronise(with changed: [String: Data?] = [:]) throws {
    try Trees.use(of: package, with: changed) { try write($0.base, from: $0) }
  }

  /// Makes the copy equal to this tree.
  func write(_ content: Trees.Tree, from store: Trees) throws {
    try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
    let index = tree.appendingPathExtension("index")
    // The lock was left by a process that was killed: no other process uses the folder now.
    let lock = index.appendingPathExtension("lock")
    if FileManager.default.fileExists(atPath: lock.path) { try FileManager.default.removeItem(at: lock) }
    try store.git(["clean", "-ffdxq", "-e", "/.build", "-e", "/.exercise"], workTree: tree, index: index)
    try store.git(["read-tree", "--reset", "-u", content], workTree: tree, index: index)
  }
}

/// The package's manifest, reduced to some targets and their dependencies: a build of all targets takes minutes.
struct ReducedManifest {
  /// The path of the manifest that it replaces.
  static let path = "Package.swift"

  /// The names of the targets to keep.
  let targets: [String]
  var keepsPrograms: Bool = false
  var leftOut: [String] = []
  /// Lines of Swift that add further targets to the whole manifest.
  var added = ""

  func data(root: URL) throws -> Data {
    try data(of: Data(contentsOf: root.appendingPathComponent(Self.path)))
  }

  /// The reduced manifest, made from the text of the whole one.
  func data(of manifest: Data) -> Data { manifest + Data((added + reduction).utf8) }

  private var reduction: String {
    """

    let leftOut: Set<String> = \(Set(leftOut).sorted())
    func nameOfDependency(_ dependency: Target.Dependency) -> String? {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): name
      default: nil
      }
    }
    package.targets.removeAll { leftOut.contains($0.name) }
    for target in package.targets {
      target.dependencies.removeAll { nameOfDependency($0).map(leftOut.contains) ?? false }
    }
    var needed: Set<String> = \(Set(targets).sorted())
    needed.formUnion(package.targets.filter { \(keepsPrograms) && $0.type == .executable }.map(\\.name))
    while true {
      let more = package.targets.filter { needed.contains($0.name) }.flatMap(\\.dependencies)
        .compactMap(nameOfDependency)
      if needed.isSuperset(of: more) { break }
      needed.formUnion(more)
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { product in
      guard let program = product as? Product.Executable else { return true }
      return !program.targets.allSatisfy(needed.contains)
    }
    """
  }
}
