import CommandLineKit
import Foundation

/// Lays out the package with a request done in it, as a checkout of its own: its one commit is the package as it was.
struct Checkout {
  /// What a person has to work in.
  struct Outcome: Equatable, Sendable {
    /// The files in which git has marked conflicts.
    fileprivate(set) var conflicts: [String] = []
    /// The files with hunks that have no place, or, for a file that is not there, with the whole patch.
    fileprivate(set) var rejected: [String] = []
    /// The patches that no longer apply as they are.
    fileprivate(set) var stale: [StalePatch] = []
  }

  let root: URL

  /// Writes every file of the package into the folder, with the patches applied. Where one no longer applies, git merges it
  /// with what has changed since, if it finds the contents that the patch was made from, and marks conflicts in the
  /// files; else each hunk without a place is put beside its file, with `.rej` behind its name.
  ///
  /// All is written elsewhere first: the folder is there as a whole or not at all.
  ///
  /// - Parameters:
  ///   - id: what the patches do, such as the ID of a request.
  ///   - patches: in the order in which they are applied.
  func write(_ id: String, _ patches: [Patch], to folder: URL) throws -> Outcome {
    try place(at: folder) { tree in
      let store = try TreeStore(of: root, in: tree)
      try store.checkOut(store.base)
      let commit = try store.commit(store.base)
      for reference in ["HEAD", Self.prefix + id] {
        try store.git(["update-ref", reference, commit])
      }
      var outcome = Outcome()
      for patch in patches where !patch.isEmpty { try Self.apply(patch, in: store, &outcome) }
      outcome.conflicts = try store.git(["diff", "--name-only", "-z", "--diff-filter=U"]).fields
      outcome.rejected = try store.git(["ls-files", "--others", "-z"]).fields.filter { $0.hasSuffix(".rej") }
      try store.tidy()
      return outcome
    }
  }

  /// Makes a folder, outside of the package, of what `write` puts into an empty one beside it.
  func place<Value>(at folder: URL, _ write: (URL) throws -> Value) throws -> Value {
    let folder = folder.absoluteURL.standardizedFileURL
    try requireOutside(folder)
    let parent = folder.deletingLastPathComponent()
    try OutputFile.makeFolder(parent)
    try Self.requireEmpty(folder)
    return try TemporaryFolder.use(named: ".checkout", in: parent) { temporary in
      let tree = temporary.appendingPathComponent("tree")
      try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: false)
      let outcome = try write(tree)
      // Only what is empty is removed.
      _ = rmdir(folder.path)
      try FileManager.default.moveItem(at: tree, to: folder)
      return outcome
    }
  }

  private static func apply(_ patch: Patch, in store: TreeStore, _ outcome: inout Outcome) throws {
    let words = ["apply", "--whitespace=nowarn", patch.url.absoluteURL.path]
    let applied = try store.attempt(words + ["--index"])
    guard applied.status != 0 else { return }
    outcome.stale.append(StalePatch(name: patch.name, output: applied.output))
    // One with conflicts is applied all the same.
    let merged = try store.attempt(words + ["--3way"])
    if merged.status == 0 || merged.output.contains(" with conflicts.\n") { return }
    let rejection = try store.attempt(words + ["--reject"])
    for line in rejection.output.split(whereSeparator: \.isNewline) {
      guard let path = line.wholeMatch(of: /error: (.+): No such file or directory/)?.1 else { continue }
      let place = store.folder.appendingPathComponent("\(path).rej")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contentsOf: patch.url).write(to: place)
    }
  }

  private func requireOutside(_ folder: URL) throws(CommandFailure) {
    let package = root.resolvingSymlinksInPath().path
    let place = folder.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(folder.lastPathComponent).path
    guard place.hasPrefix(package + "/.build") || !"\(place)/".hasPrefix(package + "/") else {
      throw Self.insidePackage(folder.path)
    }
  }

  static func insidePackage(_ path: String) -> CommandFailure {
    .usage("expected a folder outside of the package, found \(VisibleText.quoted(path))")
  }

  private static func requireEmpty(_ folder: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue, try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty
    else {
      throw CommandFailure.usage(
        "expected a folder that is empty or not there, found \(VisibleText.quoted(folder.path))")
    }
  }

  // MARK: What a folder was laid out from

  /// Where the folder's own repository keeps it.
  private static let prefix = "refs/workbench/"

  /// The ID of the request that was done in a folder, and the package as it was; nil for a folder that was not laid out, such
  /// as a copy of the package.
  static func base(of folder: URL) throws -> (request: String, tree: TreeStore.Tree)? {
    let repository = folder.appendingPathComponent(".git").path
    guard FileManager.default.fileExists(atPath: repository) else { return nil }
    let line = try Git.output(
      ["--git-dir=\(repository)", "for-each-ref", "--count=1", "--format=%(refname) %(tree)", prefix],
      in: folder)
    let words = line.split(whereSeparator: \.isWhitespace)
    return words.count == 2 ? (String(words[0].dropFirst(prefix.count)), String(words[1])) : nil
  }
}
