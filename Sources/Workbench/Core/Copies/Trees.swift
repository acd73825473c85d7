import CommandLineKit
import Foundation

/// A separate git repository for a package, in which trees of the package's files are made. The package, its index and
/// its history are only read.
///
/// The package's tree contains all files that git tracks or would track, committed or not. If the package is a
/// checkout, the contents of its history are read from its own repository. All calls of git throw ``Git/Failure``.
struct Trees {
  /// The id of a tree of files in git.
  typealias Tree = String

  /// The files that builds and tools leave in a package: always ignored, even if the package doesn't say so.
  private static let leftovers = [
    ".build*", ".exercise", ".swiftpm", ".DS_Store", "Package.resolved", "*.xcodeproj",
  ]

  let package: URL
  /// The folder of the store, which is also its work tree.
  let folder: URL
  /// The current tree of the package.
  private(set) var base: Tree = ""
  /// The tree of the last commit, for the package's folder; nil if there is none.
  private(set) var committed: Tree?

  /// Runs `body` with a temporary store.
  ///
  /// - Parameters:
  ///   - changed: new contents of files in the base, by path; nil removes a file.
  ///   - other: a checkout with most of the package's files, which then need not be stored again.
  static func use<Value>(
    of package: URL, with changed: [String: Data?] = [:], besides other: URL? = nil,
    _ body: (Trees) throws -> Value
  ) throws -> Value {
    try TemporaryFolder.use(named: "compare-trees") { folder in
      var store = try Trees(of: package, in: folder, besides: other)
      if !changed.isEmpty {
        let staging = try store.staging(store.base)
        try staging.put(changed)
        store.base = try staging.tree()
      }
      return try body(store)
    }
  }

  /// Makes a store in an empty folder. It is not removed afterwards.
  init(of package: URL, in folder: URL, besides other: URL? = nil) throws {
    self.package = package
    self.folder = folder
    try Git.output(["init", "--quiet", "--template=", folder.path], in: folder)
    try FileManager.default.createDirectory(at: stagingFolder, withIntermediateDirectories: true)
    try append(Self.leftovers.joined(separator: "\n"), to: "info/exclude")
    committed = try borrow(from: package)
    if let other { try borrow(from: other) }
    base = try tree(of: package, since: committed)
  }

  // MARK: Trees

  /// The tree of another folder with such a package. The folder is only read.
  func tree(of folder: URL) throws -> Tree { try tree(of: folder, since: base) }

  /// The tree of the files that git would track, and of files in the other tree, even if they are ignored.
  private func tree(of folder: URL, since tree: Tree?) throws -> Tree {
    let staging = try staging(tree)
    try staging.git(["add", "-A"], workTree: folder)
    return try staging.tree()
  }

  /// A new index with the files of the tree, to which others can be added.
  func staging(_ tree: Tree?) throws -> GitIndex {
    let staging = GitIndex(store: self)
    if let tree { try staging.git(["read-tree", tree]) }
    return staging
  }

  /// Makes the store's folder equal to the tree.
  func checkOut(_ tree: Tree) throws { try git(["read-tree", "--reset", "-u", tree]) }

  /// The files that differ between two trees, with their texts.
  func difference(from old: Tree, to new: Tree) throws -> [PatchedFile] {
    try PatchedFile.all(
      in: git([
        "diff-tree", "-r", "-z", "--raw", "-p", "--text", "--no-renames", "--no-ext-diff",
        "-U\(Int32.max / 2)", old, new,
      ]))
  }

  /// The paths of the files that differ between two trees, sorted.
  func changedPaths(from old: Tree, to new: Tree) throws -> [String] {
    try git(["diff-tree", "-r", "-z", "--name-only", "--no-renames", old, new]).fields
  }

  /// A patch of these files from one tree to the other. It names the contents that it was made from, so that one line
  /// of context is enough: edits near its changes leave it as it is, and git can still merge it.
  func patch(from old: Tree, to new: Tree, of paths: [String]) throws -> Data {
    guard !paths.isEmpty else { return Data() }
    // Git's printed output would not do, because a file may not be text.
    let file = folder.appendingPathComponent(".git/patch")
    try git(
      [
        "--literal-pathspecs", "diff-tree", "-r", "-p", "--binary", "--full-index", "--no-renames",
        "--no-ext-diff", "--unified=1", "--output=\(file.path)", old, new, "--",
      ] + paths)
    return try Data(contentsOf: file)
  }

  /// The remaining conflict markers, as `PATH:LINE`, in the files that differ between two trees.
  func conflictMarkers(from old: Tree, to new: Tree) throws -> [String] {
    // Git's status is not 0 if there is a marker, or wrong white space.
    try attempt(["diff-tree", "-r", "--check", old, new]).output.split(whereSeparator: \.isNewline)
      .compactMap { $0.wholeMatch(of: /(.+:[0-9]+): leftover conflict marker/).map { String($0.1) } }
  }

  /// Commits the tree by itself.
  func commit(_ tree: Tree) throws -> String {
    try git(["commit-tree", "-m", "The package as it was", tree]).line
  }

  // MARK: The store

  /// Lets git read the contents in a checkout's repository, and ignore the files that the checkout ignores. Returns the
  /// tree of the checkout's last commit; nil if there is none.
  @discardableResult
  func borrow(from checkout: URL) throws -> Tree? {
    // Names the checkout's own repository, so that git reads it even if another person owns it.
    let repository = checkout.appendingPathComponent(".git").path
    let place = FileManager.default.fileExists(atPath: repository) ? ["--git-dir=\(repository)"] : []
    let question = ["--git-path", "objects", "--git-path", "info/exclude", "--quiet", "--verify", "HEAD:./"]
    let found = try Git.run(place + ["rev-parse"] + question, in: checkout, settings: [])
    // Without a commit, the status is 1 and the paths are there.
    let lines = found.output.split(separator: "\n").map(String.init)
    guard found.status <= 1, lines.count > 1 else { return nil }
    let paths = lines.prefix(2).map {
      URL(fileURLWithPath: $0, relativeTo: checkout.appendingPathComponent("")).path
    }
    try append(paths[0], to: "objects/info/alternates")
    if let ignored = FileManager.default.contents(atPath: paths[1]) {
      try append(String(decoding: ignored, as: UTF8.self), to: "info/exclude")
    }
    return found.status == 0 ? lines.last : nil
  }

  /// Removes the indices that were needed only to make trees, from a store that is kept.
  func tidy() throws { try FileManager.default.removeItem(at: stagingFolder) }

  /// Runs git with the store, and returns its output.
  @discardableResult
  func git(_ words: [String], workTree: URL? = nil, index: URL? = nil) throws -> String {
    let tree = workTree ?? folder
    return try Git.output(place(tree) + words, in: tree, settings: settings(index))
  }

  /// Runs git with the store, and returns its status, whatever that is, and its output.
  func attempt(_ words: [String]) throws -> Subprocess.Completion {
    try Git.run(place(folder) + words, in: folder, settings: settings(nil))
  }

  private func place(_ workTree: URL) -> [String] {
    ["--git-dir=\(folder.appendingPathComponent(".git").path)", "--work-tree=\(workTree.path)"]
  }

  /// The environment of git, with a fixed date, so that equal commits have equal ids.
  private func settings(_ index: URL?) -> [String] {
    Git.withoutConfiguration + (index.map { ["GIT_INDEX_FILE=\($0.path)"] } ?? [])
      + ["AUTHOR", "COMMITTER"].flatMap {
        ["GIT_\($0)_NAME=compare", "GIT_\($0)_EMAIL=compare", "GIT_\($0)_DATE=2000-01-01T00:00:00Z"]
      }
  }

  fileprivate var stagingFolder: URL { folder.appendingPathComponent(".git/staging") }

  private func append(_ line: String, to name: String) throws {
    let file = folder.appendingPathComponent(".git/\(name)")
    let text = FileManager.default.contents(atPath: file.path) ?? Data()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (text + Data("\(line)\n".utf8)).write(to: file)
  }
}

/// A tree in the making: an index of a ``Trees``.
struct GitIndex {
  private let store: Trees
  private let index: URL

  fileprivate init(store: Trees) {
    self.store = store
    index = store.stagingFolder.appendingPathComponent(UUID().uuidString)
  }

  /// Applies a patch as a whole or not at all, and returns the paths that it touches.
  ///
  /// - Parameter merging: whether git may merge it with the changes since it was made. For that, the store must
  ///   have the contents that the patch names.
  func apply(_ patch: URL, merging: Bool = false) throws -> [String] {
    let numbers = try git(
      ["apply", "--cached", "--numstat", "-z", "--apply", "--whitespace=nowarn"]
        + (merging ? ["--3way"] : []) + [patch.absoluteURL.path])
    // Each is `ADDED`, `REMOVED` and `PATH` between tabs.
    return numbers.fields.compactMap { $0.split(separator: "\t", maxSplits: 2).last.map(String.init) }
  }

  /// Whether git can parse a patch, even if it does not apply.
  func understands(_ patch: URL) throws -> Bool {
    try store.attempt(["apply", "--numstat", "-z", patch.absoluteURL.path]).status == 0
  }

  /// Replaces the files with these paths; nil removes a file that is not in the store's folder.
  func put(_ files: [String: Data?]) throws {
    for (path, data) in files {
      let file = store.folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data?.write(to: file)
    }
    try git(["update-index", "--add", "--remove", "--replace", "--"] + files.keys.sorted())
  }

  func tree() throws -> Trees.Tree { try git(["write-tree"]).line }

  @discardableResult
  func git(_ words: [String], workTree: URL? = nil) throws -> String {
    try store.git(words, workTree: workTree, index: index)
  }
}
