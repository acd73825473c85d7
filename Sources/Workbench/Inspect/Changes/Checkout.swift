import ArchitectureCatalog
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

/// Writes the patches of a request from a tree in which it is done.
struct Recording {
  struct Outcome: Sendable {
    let patches: [WrittenPatch]
    /// What differs and is no part of a request, such as reports.
    let leftOut: [String]
    /// Whether the request has its words already.
    let hasText: Bool
  }

  /// The name of a patch, the number of files that it touches, and whether it was another one before, or none.
  typealias WrittenPatch = (name: String, files: Int, isNew: Bool)

  private let root: URL
  private let requests: ChangeRequests

  /// - Parameter root: the folder of the package that the patches will apply to.
  init(root: URL, architectures: [Architecture]) {
    self.root = root
    requests = ChangeRequests(root: root, architectures: architectures)
  }

  /// Replaces the patches in the folder of the request, which is made where there is none, all of them or none.
  func record(_ id: String, from folder: URL) throws -> Outcome {
    try TreeStore.use(of: root) { store in
      let theirs = try Self.tree(of: folder, for: id, among: requests.ids(), on: store.base, in: store)
      let changed = try store.changedPaths(from: store.base, to: theirs)
      let request = requests.folder(id)
      return Outcome(
        patches: try Self.write(
          request, of: requests.participants(), from: store.base, to: theirs, in: store),
        leftOut: changed.filter {
          PatchOwner.isNeverTouched($0) && !$0.hasPrefix("\(ChangeRequests.folder)/")
        },
        hasText: FileManager.default.fileExists(
          atPath: request.url.appendingPathComponent(ChangeFolder.textName).path))
    }
  }

  /// The tree of a folder in which a request is done. Refuses a folder that is no package, or was laid out for another request
  /// or from another package, and one in which something is left that git could not merge.
  ///
  /// - Parameters:
  ///   - ids: those of all requests.
  ///   - before: what the request is done on.
  static func tree(
    of folder: URL, for id: String, among ids: [String], on before: TreeStore.Tree, in store: TreeStore
  ) throws -> TreeStore.Tree {
    try requirePackage(folder, besides: store.package)
    if let base = try Checkout.base(of: folder) {
      // Under a new ID it becomes another request; under that of another one it would take its place.
      guard base.request == id || !ids.contains(id) else {
        let name = VisibleText.quoted(folder.relativePath)
        throw CommandFailure.usage("expected \(base.request), which \(name) was laid out for, found \(id)")
      }
    }
    try requireSameBase(folder, in: store)
    let tree = try store.tree(of: folder)
    try requireResolved(from: before, to: tree, in: store)
    return tree
  }

  private static func requireResolved(from old: TreeStore.Tree, to new: TreeStore.Tree, in store: TreeStore)
    throws
  {
    let files =
      try store.changedPaths(from: old, to: new).filter { $0.hasSuffix(".rej") }
      + store.conflictMarkers(from: old, to: new)
    guard files.isEmpty else {
      throw CommandFailure.checkFailed(
        "what git could not merge is still there, work it in and remove it: \(files.joined(separator: ", "))")
    }
  }

  private static func requirePackage(_ folder: URL, besides root: URL) throws(CommandFailure) {
    let parts = ["Package.swift", "Sources/Architectures"].map { folder.appendingPathComponent($0).path }
    guard parts.allSatisfy(FileManager.default.fileExists) else {
      throw .usage(
        "expected a folder with Package.swift and Sources/Architectures, as --checkout lays it out, found"
          + " \(VisibleText.quoted(folder.relativePath))")
    }
    guard folder.resolvingSymlinksInPath().path != root.resolvingSymlinksInPath().path else {
      throw Checkout.insidePackage(folder.relativePath)
    }
  }

  /// So that an edit that was made to the package since then is not taken for a part of what is recorded.
  private static func requireSameBase(_ folder: URL, in store: TreeStore) throws {
    guard let base = try Checkout.base(of: folder) else { return }
    let name = VisibleText.quoted(folder.relativePath)
    try store.borrow(from: folder)
    let changed = try store.changedPaths(from: base.tree, to: store.base)
    if let path = changed.first(where: { !PatchOwner.isNeverTouched($0) }) {
      throw CommandFailure.usage(
        "\(path) of the package is no longer what \(name) was laid out from, and the patch would undo what was done to"
          + " it since: lay it out again in another folder, and do there what you did here")
    }
  }

  /// Replaces the patches in a folder by what is between two trees, all of them or none.
  ///
  /// - Parameter needed: the architectures that say also that they have nothing to change.
  static func write(
    _ request: ChangeFolder, of needed: [Architecture], from old: TreeStore.Tree, to new: TreeStore.Tree,
    in store: TreeStore
  ) throws -> [WrittenPatch] {
    let changed = try store.changedPaths(from: old, to: new)
    let patches = request.owners.map { owner in (owner: owner, paths: changed.filter(owner.owns)) }
      .filter { patch in !patch.paths.isEmpty || needed.contains { $0.name == patch.owner.name } }
    let texts = try patches.map { ($0.owner.patchName, try store.patch(from: old, to: new, of: $0.paths)) }
    let areNew = texts.map { name, text in
      text != FileManager.default.contents(atPath: request.url.appendingPathComponent(name).path)
    }
    let names = request.owners.map(\.patchName)
    let isOneGone = names.contains { name in request.isThere(name) && !texts.contains { $0.0 == name } }
    if isOneGone || areNew.contains(true) {
      try replace(request, with: Dictionary(uniqueKeysWithValues: texts))
    }
    return zip(patches, areNew).map { ($0.owner.patchName, $0.paths.count, $1) }
  }

  /// The new folder is made beside the old one, and takes its place when it is complete.
  private static func replace(_ request: ChangeFolder, with patches: [String: Data]) throws {
    let parent = request.url.deletingLastPathComponent()
    try OutputFile.makeFolder(parent)
    try TemporaryFolder.use(named: ".record", in: parent) { temporary in
      let (new, old) = (temporary.appendingPathComponent("new"), temporary.appendingPathComponent("old"))
      let isThere = FileManager.default.fileExists(atPath: request.url.path)
      if isThere {
        try FileManager.default.copyItem(at: request.url, to: new)
      } else {
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      }
      for name in request.owners.map(\.patchName) {
        let file = new.appendingPathComponent(name)
        if let text = patches[name] {
          try text.write(to: file)
        } else if FileManager.default.fileExists(atPath: file.path) {
          try FileManager.default.removeItem(at: file)
        }
      }
      if isThere { try FileManager.default.moveItem(at: request.url, to: old) }
      do {
        try FileManager.default.moveItem(at: new, to: request.url)
      } catch {
        if isThere { try FileManager.default.moveItem(at: old, to: request.url) }
        throw error
      }
    }
  }
}

/// Renews patches that no longer apply: git merges each with what has changed since, from the contents that the patch names,
/// which the history of a checkout has.
struct Rebase {
  /// What became of the patches that no longer applied: the names of those that are new, and those that git cannot merge, with
  /// the IDs of their requests.
  typealias Outcome = (renewed: [String], conflicts: [(id: String, patch: StalePatch)])

  let root: URL

  func run(_ requests: [ChangeRequest]) throws -> Outcome {
    try TreeStore.use(of: root) { store in
      guard store.committed != nil else {
        throw CommandFailure.unavailable(
          "git merges a patch from what its history has of other days, which needs a git checkout:"
            + " \(VisibleText.quoted(root.path)) is none")
      }
      var outcome: Outcome = ([], [])
      for request in requests {
        for patch in request.allPatches where try patch.staleness(in: store) != nil {
          do {
            let tree = try Patch.tree([patch], on: store.base, in: store, merging: true).tree
            let paths = try store.changedPaths(from: store.base, to: tree)
            try OutputFile(path: patch.url.path).write(store.patch(from: store.base, to: tree, of: paths))
            outcome.renewed.append(patch.name)
          } catch let stale as StalePatch {
            outcome.conflicts.append((request.id, stale))
          }
        }
      }
      return outcome
    }
  }
}
