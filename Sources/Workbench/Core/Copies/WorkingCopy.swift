import CommandLineKit
import Foundation

/// A copy of a package, in which changes are built while the package itself is left alone.
///
/// Only files that differ are written, so that a build of the copy compiles only what has changed.
struct WorkingCopy {
  let package: URL
  /// The folder of the copy. It has a build folder of its own, so that a program built there finds the copy and not the
  /// package around it.
  let tree: URL

  /// The copy in which changes of a package are built, by one process at a time.
  static func ofChanges(in package: URL) -> WorkingCopy {
    WorkingCopy(package: package, tree: package.appendingPathComponent(".build/changes/tree"))
  }

  /// Locks the folder around the copy, and runs `body` with a store of the package's trees.
  ///
  /// - Parameter changed: new contents of files in the base of the trees, by path; nil removes a file.
  func use<Value>(
    with changed: [String: Data?] = [:], _ body: (TreeStore) throws -> Value
  ) throws -> Value {
    try CopyLock.withLock(on: tree.deletingLastPathComponent()) {
      try TreeStore.use(of: package, with: changed, body)
    }
  }

  /// Makes the copy equal to the package, whatever was done to the copy.
  ///
  /// - Parameter changed: new contents of files in the copy, by path; nil removes a file.
  func synchronise(with changed: [String: Data?] = [:]) throws {
    try TreeStore.use(of: package, with: changed) { try lay($0.base, from: $0) }
  }

  /// Makes the copy equal to the package with these patches, and returns the paths that they touch. Throws
  /// ``StalePatch`` if one no longer applies.
  @discardableResult
  func lay(_ patches: [Patch], from store: TreeStore) throws -> [String] {
    let patched = try Patch.tree(patches, on: store.base, in: store)
    try lay(patched.tree, from: store)
    return patched.paths
  }

  /// Makes the copy equal to this tree.
  func lay(_ content: TreeStore.Tree, from store: TreeStore) throws {
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

  func data(root: URL) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(Self.path)) + Data(reduction.utf8)
  }

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

/// Locks a folder or a file for one process. The lock ends with the process, even if that crashes.
enum CopyLock {
  /// Does the work while the folder is locked, and makes the folder if it is missing.
  static func withLock<Value>(on folder: URL, during work: () throws -> Value) throws -> Value {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // `O_CLOEXEC`: programs that this process starts would otherwise keep the lock after its end.
    let descriptor = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(folder, errno) }
    defer { unlock(descriptor) }
    try lock(descriptor, of: folder)
    return try work()
  }

  /// Does the work while the file is locked. The work may replace the file.
  ///
  /// A file that can't be opened for writing is not locked: the work itself finds that out.
  static func withLock<Value>(onFile file: URL, during work: () throws -> Value) throws -> Value {
    while true {
      let descriptor = open(file.path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return try work() }
      defer { unlock(descriptor) }
      try lock(descriptor, of: file)
      var (locked, current) = (stat(), stat())
      // Another process may have replaced the file before this one was locked.
      guard fstat(descriptor, &locked) == 0, stat(file.path, &current) == 0, locked.st_ino == current.st_ino
      else { continue }
      return try work()
    }
  }

  private static func lock(_ descriptor: Int32, of place: URL) throws {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw failure(place, errno) }
  }

  /// Closing is not enough: a program that another thread is just starting may still have a copy of the descriptor.
  private static func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func failure(_ place: URL, _ error: Int32) -> CommandFailure {
    let path = place.path.debugDescription
    return .unavailable(
      error == EWOULDBLOCK
        ? "another process works on \(path): wait until it has ended"
        : "cannot lock \(path): \(String(cString: strerror(error)))")
  }
}
