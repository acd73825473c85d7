import CommandLineKit
import Foundation

/// A store of git's own, beside that of a package, in which trees of the package's files are put together: the package,
/// its index and its history are only read.
///
/// Whatever git tracks in the package or would track is part of its tree, committed or not. What the package's history
/// holds is found in its own store, where the package is a checkout. Whatever asks git throws ``Git/Failure``.
struct TreeStore {
  /// All files of a tree, by what tells their contents from others.
  typealias Tree = String

  /// What builds and tools leave in a package, whether or not the package says so.
  private static let leftovers = [
    ".build*", ".exercise", ".swiftpm", ".DS_Store", "Package.resolved", "*.xcodeproj",
  ]

  let package: URL
  /// The folder of the store, whose work tree it is.
  let folder: URL
  /// The package as it is.
  private(set) var base: Tree = ""
  /// The tree that was committed last in the package's folder; nil where there is none.
  private(set) var committed: Tree?

  /// Has `body` work with a store that goes afterwards.
  ///
  /// - Parameters:
  ///   - changed: what files hold in the base instead, by their paths; nil for one that is not there.
  ///   - other: a checkout that has most of the package's files, which then need not be stored again.
  static func use<Value>(
    of package: URL, with changed: [String: Data?] = [:], besides other: URL? = nil,
    _ body: (TreeStore) throws -> Value
  ) throws -> Value {
    try TemporaryFolder.use(named: "compare-trees") { folder in
      var store = try TreeStore(of: package, in: folder, besides: other)
      if !changed.isEmpty {
        let staging = try store.staging(store.base)
        try staging.put(changed)
        store.base = try staging.tree()
      }
      return try body(store)
    }
  }

  /// Makes the store in a folder that is empty, and stays there.
  init(of package: URL, in folder: URL, besides other: URL? = nil) throws {
    self.package = package
    self.folder = folder
    try Git.output(["init", "--quiet", "--template=", folder.path], in: folder)
    try FileManager.default.createDirectory(at: stagingFolder, withIntermediateDirectories: true)
    try append(Self.leftovers.joined(separator: "\n"), to: "info/exclude")
    for checkout in [package, other].compactMap(\.self) { try borrow(from: checkout) }
    let found = try Self.ask(package, "--quiet", "--verify", "HEAD:./")
    committed = found.status == 0 ? found.output.line : nil
    base = try tree(of: package, since: committed)
  }

  // MARK: Trees

  /// The tree of a folder that is a package like this one, which is only read.
  func tree(of folder: URL) throws -> Tree { try tree(of: folder, since: base) }

  /// Its files are what git would track, besides those of the other tree, which may be there although they are ignored.
  private func tree(of folder: URL, since tree: Tree?) throws -> Tree {
    let staging = try staging(tree)
    try staging.git(["add", "-A"], workTree: folder)
    return try staging.tree()
  }

  /// An index with the files of the tree, which others can be put into.
  func staging(_ tree: Tree?) throws -> Staging {
    let staging = Staging(store: self)
    if let tree { try staging.git(["read-tree", tree]) }
    return staging
  }

  /// Makes the store's folder the tree.
  func checkOut(_ tree: Tree) throws { try git(["read-tree", "--reset", "-u", tree]) }

  /// The files that are not the same in both, with their texts.
  func difference(from old: Tree, to new: Tree) throws -> [PatchedFile] {
    try PatchedFile.all(
      in: git([
        "diff-tree", "-r", "-z", "--raw", "-p", "--text", "--no-renames", "--no-ext-diff",
        "-U\(Int32.max / 2)", old, new,
      ]))
  }

  /// The paths of the files that are not the same in both, sorted.
  func changedPaths(from old: Tree, to new: Tree) throws -> [String] {
    try git(["diff-tree", "-r", "-z", "--name-only", "--no-renames", old, new]).fields
  }

  /// A patch from one to the other, of these files alone, that names the contents which it was made from.
  func patch(from old: Tree, to new: Tree, of paths: [String]) throws -> Data {
    guard !paths.isEmpty else { return Data() }
    // Not what git prints: a file may be no text.
    let file = folder.appendingPathComponent(".git/patch")
    try git(
      [
        "--literal-pathspecs", "diff-tree", "-r", "-p", "--binary", "--full-index", "--no-renames",
        "--no-ext-diff", "--output=\(file.path)", old, new, "--",
      ] + paths)
    return try Data(contentsOf: file)
  }

  /// The lines that still mark a conflict, as `PATH:LINE`, of the files that are not the same in both.
  func conflictMarkers(from old: Tree, to new: Tree) throws -> [String] {
    // It fails for any mark, and for white space.
    try attempt(["diff-tree", "-r", "--check", old, new]).output.split(whereSeparator: \.isNewline)
      .compactMap { $0.wholeMatch(of: /(.+:[0-9]+): leftover conflict marker/).map { String($0.1) } }
  }

  /// The files and folders in the folders, of any of these trees, each with what tells its content from others.
  func entries(of tree: Tree, in folders: [String]) throws -> [(path: String, id: String)] {
    try git(["ls-tree", "-z", "--format=%(objectname) %(path)", tree] + folders.map { "\($0)/" }).fields.map {
      (String($0.drop { $0 != " " }.dropFirst()), String($0.prefix { $0 != " " }))
    }
  }

  /// A commit of the tree, on top of the base.
  func commit(_ tree: Tree) throws -> String { try commit(tree, on: base) }

  /// A commit of the tree, on top of another one.
  func commit(_ tree: Tree, on base: Tree) throws -> String {
    let message = tree == base ? "The package as it was" : "A change of the package"
    let root = tree == base ? [] : ["-p", try commit(base, on: base)]
    return try git(["commit-tree", "-m", message, tree] + root).line
  }

  /// What two commits on the base make together, and the paths of the files in conflict, sorted.
  func merge(_ first: String, _ second: String) throws -> (tree: Tree, conflicts: [String]) {
    let merge = try attempt([
      "merge-tree", "--write-tree", "--name-only", "-z", "--no-messages", first, second,
    ])
    let fields = merge.output.fields
    guard merge.status <= 1, let tree = fields.first else {
      throw Git.Failure(command: "merge-tree (of git 2.38 or later)", output: merge.output)
    }
    return (tree, Set(fields.dropFirst()).sorted())
  }

  // MARK: The store

  /// Lets git find what the store of a checkout holds, and leave alone what it ignores.
  func borrow(from checkout: URL) throws {
    let found = try Self.ask(checkout, "--git-path", "objects", "--git-path", "info/exclude")
    guard found.status == 0 else { return }
    let paths = found.output.split(separator: "\n").map {
      URL(fileURLWithPath: String($0), relativeTo: checkout.appendingPathComponent("")).path
    }
    try append(paths[0], to: "objects/info/alternates")
    if let ignored = FileManager.default.contents(atPath: paths[1]) {
      try append(String(decoding: ignored, as: UTF8.self), to: "info/exclude")
    }
  }

  /// Removes what only the making of trees needed, of a store that stays.
  func tidy() throws { try FileManager.default.removeItem(at: stagingFolder) }

  /// Runs git with the store, and returns what it prints.
  @discardableResult
  func git(_ words: [String], workTree: URL? = nil, index: URL? = nil) throws -> String {
    let tree = workTree ?? folder
    return try Git.output(place(tree) + words, in: tree, settings: settings(index))
  }

  /// The same, however it ends.
  func attempt(_ words: [String]) throws -> Subprocess.Completion {
    try Git.run(place(folder) + words, in: folder, settings: settings(nil))
  }

  private func place(_ workTree: URL) -> [String] {
    ["--git-dir=\(folder.appendingPathComponent(".git").path)", "--work-tree=\(workTree.path)"]
  }

  /// With one date, so that commits of the same are the same.
  private func settings(_ index: URL?) -> [String] {
    Git.withoutConfiguration + (index.map { ["GIT_INDEX_FILE=\($0.path)"] } ?? [])
      + ["AUTHOR", "COMMITTER"].flatMap {
        ["GIT_\($0)_NAME=compare", "GIT_\($0)_EMAIL=compare", "GIT_\($0)_DATE=2000-01-01T00:00:00Z"]
      }
  }

  fileprivate var stagingFolder: URL { folder.appendingPathComponent(".git/staging") }

  /// A repository of its own is asked even where another person owns it: it is only read.
  private static func ask(_ checkout: URL, _ words: String...) throws -> Subprocess.Completion {
    let repository = checkout.appendingPathComponent(".git").path
    let place = FileManager.default.fileExists(atPath: repository) ? ["--git-dir=\(repository)"] : []
    return try Git.run(place + ["rev-parse"] + words, in: checkout, settings: [])
  }

  private func append(_ line: String, to name: String) throws {
    let file = folder.appendingPathComponent(".git/\(name)")
    let text = FileManager.default.contents(atPath: file.path) ?? Data()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (text + Data("\(line)\n".utf8)).write(to: file)
  }
}

/// A tree in the making: an index of a ``TreeStore``.
struct Staging {
  private let store: TreeStore
  private let index: URL

  fileprivate init(store: TreeStore) {
    self.store = store
    index = store.stagingFolder.appendingPathComponent(UUID().uuidString)
  }

  /// Applies a patch, whole or not at all, and returns the paths that it touches.
  ///
  /// - Parameter merging: whether git may merge it with what has changed since it was made, which takes the contents that
  ///   it names.
  func apply(_ patch: URL, merging: Bool = false) throws -> [String] {
    let numbers = try git(
      ["apply", "--cached", "--numstat", "-z", "--apply", "--whitespace=nowarn"]
        + (merging ? ["--3way"] : []) + [patch.absoluteURL.path])
    // Each is `ADDED`, `REMOVED` and `PATH` between tabs; of a file with a new name both follow.
    return numbers.fields.map { field in
      field.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).last.map(String.init)
        ?? field
    }.filter { !$0.isEmpty }
  }

  /// Whether git understands a patch, wherever it applies.
  func understands(_ patch: URL) throws -> Bool {
    try store.attempt(["apply", "--numstat", "-z", patch.absoluteURL.path]).status == 0
  }

  /// Puts files in place of those of these paths, nil for one that goes.
  func put(_ files: [String: Data?]) throws {
    for (path, data) in files {
      let file = store.folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data?.write(to: file)
    }
    try git(["update-index", "--add", "--remove", "--replace", "--"] + files.keys.sorted())
  }

  func tree() throws -> TreeStore.Tree { try git(["write-tree"]).line }

  @discardableResult
  func git(_ words: [String], workTree: URL? = nil) throws -> String {
    try store.git(words, workTree: workTree, index: index)
  }
}
