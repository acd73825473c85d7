import ArchitectureCatalog
import CommandLineKit
import Foundation

/// Writes the patches of a request from a folder in which it is implemented.
struct PatchWriter {
  struct Outcome: Sendable {
    let patches: [WrittenPatch]
    /// Whether the request already has its text.
    let hasText: Bool
  }

  /// The name of a patch, and the number of files that it touches.
  typealias WrittenPatch = (name: String, files: Int)

  private let root: URL
  private let requests: ChangeRequests

  /// - Parameter root: the folder of the package that the patches will apply to.
  init(root: URL, architectures: [Architecture]) {
    self.root = root
    requests = ChangeRequests(root: root, architectures: architectures)
  }

  /// Replaces the patches in the folder of the request. Makes the folder if it is missing.
  func record(_ id: String, from folder: URL) throws -> Outcome {
    try Trees.use(of: root) { store in
      let theirs = try Self.tree(of: folder, for: id, among: requests.ids(), in: store)
      let request = requests.folder(id)
      return Outcome(
        patches: try Self.write(request, of: requests.participants(), to: theirs, in: store),
        hasText: request.isThere(ChangeFolder.textName))
    }
  }

  /// The tree of a folder in which a request is implemented. Throws for a folder that is no package, was made for
  /// another request or from another package, or contains conflicts that git could not merge.
  ///
  /// - Parameter ids: the ids of all requests.
  private static func tree(
    of folder: URL, for id: String, among ids: [String], in store: Trees
  ) throws -> Trees.Tree {
    try requirePackage(folder, besides: store.package)
    if let base = try EditCopy.base(of: folder) {
      // A new ID makes a new request. The ID of another existing request would replace that request.
      guard base.request == id || !ids.contains(id) else {
        let name = VisibleText.quoted(folder.relativePath)
        throw CommandFailure.usage("expected \(base.request), which \(name) was laid out for, found \(id)")
      }
    }
    try requireSameBase(folder, in: store)
    let tree = try store.tree(of: folder)
    let conflicts = try store.conflictMarkers(from: store.base, to: tree)
    guard conflicts.isEmpty else {
      throw CommandFailure.checkFailed(
        "what git could not merge is still there, work it in and remove it: \(conflicts.joined(separator: ", "))"
      )
    }
    return tree
  }

  private static func requirePackage(_ folder: URL, besides root: URL) throws(CommandFailure) {
    let parts = ["Package.swift", "Sources/Architectures"].map { folder.appendingPathComponent($0).path }
    guard parts.allSatisfy(FileManager.default.fileExists) else {
      throw .usage(
        "expected a folder with Package.swift and Sources/Architectures, as --checkout lays it out, found"
          + " \(VisibleText.quoted(folder.relativePath))")
    }
    guard folder.resolvingSymlinksInPath().path != root.resolvingSymlinksInPath().path else {
      throw EditCopy.insidePackage(folder.relativePath)
    }
  }

  /// Throws if the package has changed since the folder was made: the patch would undo that change.
  private static func requireSameBase(_ folder: URL, in store: Trees) throws {
    guard let base = try EditCopy.base(of: folder) else { return }
    let name = VisibleText.quoted(folder.relativePath)
    try store.borrow(from: folder)
    let changed = try store.changedPaths(from: base.tree, to: store.base)
    if let path = changed.first(where: { !PatchOwner.isNeverTouched($0) }) {
      throw CommandFailure.usage(
        "\(path) of the package is no longer what \(name) was laid out from, and the patch would undo what was done to"
          + " it since: lay it out again in another folder, and do there what you did here")
    }
  }

  /// Replaces the patches in a folder by what differs from the package.
  ///
  /// - Parameter needed: the architectures that get a patch even if it is empty.
  private static func write(
    _ request: ChangeFolder, of needed: [Architecture], to new: Trees.Tree, in store: Trees
  ) throws -> [WrittenPatch] {
    let old = store.base
    let changed = try store.changedPaths(from: old, to: new)
    let patches = request.owners.map { owner in (owner: owner, paths: changed.filter(owner.owns)) }
      .filter { patch in !patch.paths.isEmpty || needed.contains { $0.name == patch.owner.name } }
    let texts = try patches.map { ($0.owner.patchName, try store.patch(from: old, to: new, of: $0.paths)) }
    try OutputFile.makeFolder(request.url)
    // Each whole or not at all, so that nothing is lost where one cannot be written.
    for (name, text) in texts {
      try OutputFile(path: request.url.appendingPathComponent(name).path).write(text)
    }
    let unneeded = Set(request.owners.map(\.patchName)).subtracting(texts.map(\.0))
    for name in unneeded where request.isThere(name) {
      try FileManager.default.removeItem(at: request.url.appendingPathComponent(name))
    }
    return patches.map { ($0.owner.patchName, $0.paths.count) }
  }
}
