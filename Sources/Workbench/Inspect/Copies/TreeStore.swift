import CommandLineKit
import Foundation

/// A store of git's own, beside that of a package, in which trees of the package's files are put together: the package,
/// its index and its history are only read.
///
/// Whatever git tracks in the package or would track is part of its tree, committed or not. What the package's history
/// holds is found in its own store, where the package is a checkout.
struct TreeStore {
  /// All files of a tree, by their contents.
  struct Tree: Hashable, Sendable {
    let id: String
  }

  /// What builds and tools leave in a package, whether or not the package says so.
  private static let leftovers = [".build*", ".swiftpm", ".DS_Store", "Package.resolved", "*.xcodeproj"]

  /// The folder of the package.
  let package: URL
  /// The folder of the store, whose work tree it is.
  let folder: URL
  /// The package as it is.
  private(set) var base: Tree

  /// Has `body` work with a store that goes afterwards.
  ///
  /// - Parameter changed: what files hold in the base instead, by their paths; nil for one that is not there.
  static func use<Value>(
    of package: URL, with changed: [String: Data?] = [:], _ body: (TreeStore) throws -> Value
  ) throws -> Value {
    try TemporaryFolder.use(named: "compare-trees") { folder in
      var store = try TreeStore(of: package, in: folder)
      if !changed.isEmpty {
        let staging = try store.staging(store.base)
        try staging.put(changed)
        store.base = try staging.tree()
      }
      return try body(store)
    }
  }

  /// Makes the store in a folder that is empty, and stays there.
  init(of package: URL, in folder: URL) throws {
    self.package = package
    self.folder = folder
    base = Tree(id: "")
    _ = try Git.output(["init", "--quiet", "--template=", folder.path], in: folder)
    try FileManager.default.createDirectory(at: stagingFolder, withIntermediateDirectories: true)
    try append(Self.leftovers.joined(separator: "\n"), to: "info/exclude")
    try borrow(from: package)
    base = try tree(of: package, since: committed())
  }

  /// Whether the package has a history in which the contents of other days are found.
  var hasHistory: Bool {
    get throws { try committed() != nil }
  }

  // MARK: Trees

  /// The tree of a folder that is a package like this one, which is only read.
  func tree(of folder: URL) throws -> Tree {
    try tree(of: folder, since: base)
  }

  /// An index with the files of the tree, which others can be put into.
  func staging(_ tree: Tree) throws -> Staging {
    let staging = Staging(store: self)
    try staging.git(["read-tree", tree.id])
    return staging
  }

  /// The files that are not the same in both, with their texts.
  func difference(from old: Tree, to new: Tree) throws -> [PatchedFile] {
    let context = "\(Int32.max / 2)"
    return try PatchedFile.all(
      in: git([
        "diff-tree", "-r", "-z", "--raw", "-p", "--text", "--no-renames", "--no-ext-diff", "-U\(context)",
        old.id,
        new.id,
      ]))
  }

  /// The paths of the files that are not the same in both, sorted.
  func changedPaths(from old: Tree, to new: Tree) throws -> [String] {
    try git(["diff-tree", "-r", "-z", "--name-only", "--no-renames", old.id, new.id]).fields
  }

  /// A patch from one to the other, of these files alone, that names the contents which it was made from. Throws
  /// ``Git/Failure``, and a `CocoaError` where nothing can be written.
  func patch(from old: Tree, to new: Tree, of paths: [String]) throws -> Data {
    guard !paths.isEmpty else { return Data() }
    // Not what git prints: a file may be no text.
    let file = folder.appendingPathComponent(".git/patch")
    try git(
      [
        "--literal-pathspecs", "diff-tree", "-r", "-p", "--binary", "--full-index", "--no-renames",
        "--no-ext-diff", "--output=\(file.path)", old.id, new.id, "--",
      ] + paths)
    return try Data(contentsOf: file)
  }

  /// The lines that still mark a conflict, as `PATH:LINE`, of the files that are not the same in both.
  func conflictMarkers(from old: Tree, to new: Tree) throws -> [String] {
    // It fails for any mark, and for white space.
    try attempt(["diff-tree", "-r", "--check", old.id, new.id]).output
      .split(whereSeparator: \.isNewline)
      .compactMap { $0.wholeMatch(of: /(.+:[0-9]+): leftover conflict marker/).map { String($0.1) } }
  }

  /// The files and folders in the folders, of any of these trees, each with what tells its content from others.
  func entries(of tree: Tree, in folders: [String]) throws -> [(path: String, id: String)] {
    try git(["ls-tree", "-z", tree.id] + folders.map { "\($0)/" }).fields.compactMap { field in
      guard let tab = field.firstIndex(of: "\t") else { return nil }
      return (String(field[field.index(after: tab)...]), String(field[..<tab].split(separator: " ")[2]))
    }
  }

  // MARK: Merges

  /// A commit of the tree, on top of the base.
  func commit(_ tree: Tree) throws -> String {
    let message = tree == base ? "The package as it was" : "A change of the package"
    let root = tree == base ? [] : ["-p", try commit(base)]
    return try git(["commit-tree", "-m", message, tree.id] + root).line
  }

  /// What two commits on the base make together, and the paths of the files in conflict, sorted.
  func merge(_ first: String, _ second: String) throws -> (tree: Tree, conflicts: [String]) {
    let command = ["merge-tree", "--write-tree", "--name-only", "-z", "--no-messages", first, second]
    let merge = try attempt(command)
    let fields = merge.output.fields
    guard merge.status <= 1, let tree = fields.first else {
      throw Git.Failure(command: "merge-tree (of git 2.38 or later)", output: merge.output.line)
    }
    return (Tree(id: tree), Array(Set(fields.dropFirst())).sorted())
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
    if FileManager.default.fileExists(atPath: paths[1]) {
      try append(String(contentsOfFile: paths[1], encoding: .utf8), to: "info/exclude")
    }
  }

  /// Removes what only the making of trees needed, of a store that stays.
  func tidy() throws {
    try FileManager.default.removeItem(at: stagingFolder)
  }

  /// Runs git with the store. Returns what it prints; throws ``Git/Failure`` for any status but 0.
  @discardableResult
  func git(_ words: [String], workTree: URL? = nil, index: URL? = nil) throws -> String {
    let completion = try attempt(words, workTree: workTree, index: index)
    guard completion.status == 0 else {
      throw Git.Failure(command: words.first { !$0.hasPrefix("-") } ?? "", output: completion.output)
    }
    return completion.output
  }

  /// The same, however it ends.
  func attempt(
    _ words: [String], workTree: URL? = nil, index: URL? = nil
  ) throws -> Subprocess.Completion {
    let tree = workTree ?? folder
    return try Git.run(
      ["--git-dir=\(folder.appendingPathComponent(".git").path)", "--work-tree=\(tree.path)"] + words,
      in: tree,
      settings: Git.withoutConfiguration + Self.identity + (index.map { ["GIT_INDEX_FILE=\($0.path)"] } ?? [])
    )
  }

  var stagingFolder: URL { folder.appendingPathComponent(".git/staging") }

  // MARK: Private

  /// Its files are what git would track, besides those of the other tree, which may be there although they are ignored.
  private func tree(of folder: URL, since tree: Tree?) throws -> Tree {
    let staging = Staging(store: self)
    if let tree { try staging.git(["read-tree", tree.id]) }
    try staging.git(["add", "-A"], workTree: folder)
    return try staging.tree()
  }

  /// The tree that was committed last in the package's folder; nil where there is none.
  private func committed() throws -> Tree? {
    let found = try Self.ask(package, "--quiet", "--verify", "HEAD:./")
    return found.status == 0 ? Tree(id: found.output.line) : nil
  }

  /// A repository of its own is asked even where another person owns it: it is only read.
  private static func ask(_ checkout: URL, _ words: String...) throws -> Subprocess.Completion {
    let repository = checkout.appendingPathComponent(".git").path
    let place = FileManager.default.fileExists(atPath: repository) ? ["--git-dir=\(repository)"] : []
    return try Git.run(place + ["rev-parse"] + words, in: checkout, settings: [])
  }

  private func append(_ line: String, to name: String) throws {
    let file = folder.appendingPathComponent(".git/\(name)")
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let text = isThere ? try String(contentsOf: file, encoding: .utf8) : ""
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\(text)\(line)\n".utf8).write(to: file)
  }

  /// With one date, so that commits of the same are the same.
  private static let identity = ["AUTHOR", "COMMITTER"].flatMap {
    ["GIT_\($0)_NAME=compare", "GIT_\($0)_EMAIL=compare", "GIT_\($0)_DATE=2000-01-01T00:00:00Z"]
  }
}

extension String {
  /// What git separates by NUL.
  var fields: [String] { split(separator: "\0").map(String.init) }
  /// What git prints in one line.
  var line: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
