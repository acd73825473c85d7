import CommandLineKit
import Foundation

/// Makes a separate checkout of the package with a request implemented. Its only commit is the package without that.
struct Checkout {
  /// The patches that a person has to work in by hand.
  struct Outcome: Equatable, Sendable {
    /// The files in which git has marked conflicts.
    fileprivate(set) var conflicts: [String] = []
    /// The `.rej` files: they contain hunks that don't apply, or the whole patch if the patched file is missing.
    fileprivate(set) var rejected: [String] = []
    /// The patches that no longer apply as they are.
    fileprivate(set) var stale: [StalePatch] = []
  }

  let root: URL

  /// Writes every file of the package into the folder, with the patches applied. If a patch no longer applies, git
  /// merges it with the changes since and marks conflicts in the files, provided it finds the contents that the patch
  /// was made from. Otherwise, hunks that don't apply are written next to their file, with `.rej` added to its name.
  ///
  /// Everything is written elsewhere first, so that the folder is complete or does not exist.
  ///
  /// - Parameters:
  ///   - id: the name of the change, such as the ID of a request.
  ///   - patches: in the order in which they are applied.
  func write(_ id: String, _ patches: [Patch], to folder: URL) throws -> Outcome {
    try place(at: folder) { tree in
      let store = try TreeStore(of: root, in: tree)
      try store.checkOut(store.base)
      let commit = try store.commit(store.base, on: store.base)
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

  /// Makes a folder outside of the package. `write` fills an empty folder next to it, which then takes its place.
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
      // This removes only an empty folder.
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
    // A patch with conflicts is applied too.
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

  // MARK: The base of a checkout

  /// The prefix of the reference that names the request, in the checkout's own repository.
  private static let prefix = "refs/workbench/"

  /// The ID of the request that a checkout was made for, and the package without the request; nil for other folders,
  /// such as a copy of the package.
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
