package import ArchitectureCatalog
import CommandLineKit
package import Foundation
import PackageCopy

/// Writes the patches of a request from a tree in which it is done.
package struct Recording {
  /// What was written.
  package struct Outcome: Equatable, Sendable {
    /// The names of the patches, each with the number of files that it touches.
    package let patches: [(name: String, files: Int)]
    /// What differs and is no part of a request, such as reports.
    package let leftOut: [String]
    /// Whether the request has its words already.
    package let hasText: Bool

    package static func == (left: Outcome, right: Outcome) -> Bool {
      left.leftOut == right.leftOut && left.hasText == right.hasText
        && left.patches.elementsEqual(right.patches, by: ==)
    }
  }

  private let root: URL
  private let architectures: [Architecture]

  /// - Parameter root: the folder of the package that the patches will apply to.
  package init(root: URL, architectures: [Architecture]) {
    self.root = root
    self.architectures = architectures
  }

  /// Replaces the patches in the folder of the request, which is made where there is none, all of them or none.
  ///
  /// A patch that would do the same stays as it is. Throws ``Checkout/Failure``, ``PatchError`` for a difference that no
  /// patch of a request has, and a `CocoaError`.
  package func record(_ id: String, from folder: URL) throws -> Outcome {
    let (mine, theirs) = (PackageTree(root: root), PackageTree(root: folder))
    let changed = try changedFiles(in: folder)
    if let base = try TreeBase.kept(in: folder) {
      // Under a new ID it becomes another request; under that of another one it would take its place.
      guard
        try base.request == id || !ChangeRequests(root: root, architectures: architectures).ids().contains(id)
      else {
        throw Checkout.Failure.otherRequest(folder: folder.relativePath, laidOut: base.request, named: id)
      }
      if let path = try base.firstDifference(from: TreeBase(of: root, for: id)) {
        throw Checkout.Failure.otherBase(folder: folder.relativePath, path: path)
      }
    }
    let paths = changed.filter { !PatchOwner.isNeverTouched($0) }
    let text = try TemporaryFolder.use(named: "compare-record") { temporary in
      try difference(of: paths, mine, theirs, in: temporary)
    }
    let all = try Patch(Array(text.utf8), name: "the difference of \(folder.relativePath)")
    for file in all.files {
      guard try all.apply(file, to: mine.read(file.path)).new == theirs.read(file.path) else {
        throw Checkout.Failure.notRecorded(path: file.path)
      }
    }
    let requests = ChangeRequests(root: root, architectures: architectures)
    let request = requests.folder(id)
    // An architecture that takes part says also that it has nothing to change.
    let needed = Set(try requests.participants().map(\.name))
    let patches = request.owners.map { owner in (owner, all.files.filter { owner.owns($0.path) }) }
    try replace(
      request,
      with: try patches.map {
        let new = all.text(of: $1, in: Array(text.utf8))
        return ($0.patchName, needed.contains($0.name), try request.kept($0, for: $1) ?? new)
      })
    return Outcome(
      patches: patches.filter { needed.contains($0.name) || !$1.isEmpty }.map { ($0.patchName, $1.count) },
      leftOut: changed.filter { !paths.contains($0) && !$0.hasPrefix("\(ChangeRequests.folder)/") },
      hasText: try request.read(ChangeFolder.textName) != nil
    )
  }

  private func changedFiles(in folder: URL) throws -> [String] {
    let parts = ["Package.swift", "Sources/Architectures"].map { folder.appendingPathComponent($0).path }
    guard parts.allSatisfy(FileManager.default.fileExists) else {
      throw Checkout.Failure.notAPackage(path: folder.relativePath)
    }
    guard folder.resolvingSymlinksInPath().path != root.resolvingSymlinksInPath().path else {
      throw Checkout.Failure.insidePackage(path: folder.relativePath)
    }
    let theirs = try PackageFiles.walk(folder)
    if let path = theirs.first(where: { $0.hasSuffix(".rej") }) {
      throw Checkout.Failure.rejectedHunks(path: path)
    }
    let paths = Set(try PackageFiles.paths(in: root)).union(theirs)
    return try paths.filter { path in
      try PackageTree(root: root).read(path) != PackageTree(root: folder).read(path)
    }.sorted()
  }

  /// What `git diff` says, from a repository that has these files alone.
  private func difference(
    of paths: [String], _ mine: PackageTree, _ theirs: PackageTree, in repository: URL
  ) throws -> String {
    guard try Git.isThere() else { throw Git.NotFound() }
    for words in [
      ["init", "-q"], ["config", "core.autocrlf", "false"], ["config", "core.quotePath", "false"],
    ] {
      try git(words, in: repository)
    }
    for path in paths { try put(mine.read(path), at: path, in: repository) }
    try git(["add", "-A", "-f"], in: repository)
    let base = try git(["write-tree"], in: repository).trimmingCharacters(in: .whitespacesAndNewlines)
    for path in paths { try put(theirs.read(path), at: path, in: repository) }
    try git(["add", "-A", "-f"], in: repository)
    return try git(
      ["diff", "--cached", "--no-color", "--no-ext-diff", "--no-renames", "--abbrev=7", base], in: repository)
  }

  @discardableResult
  private func git(_ words: [String], in repository: URL) throws -> String {
    let completion = try Git.run(words, in: repository)
    guard completion.status == 0 else { throw Git.NotFound() }
    return completion.output
  }

  private func put(_ bytes: [UInt8]?, at path: String, in repository: URL) throws {
    let place = repository.appendingPathComponent(path)
    guard let bytes else {
      if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
      return
    }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
  }

  /// The new folder is made beside the old one, and takes its place when it is complete.
  private func replace(
    _ request: ChangeFolder, with patches: [(name: String, isNeeded: Bool, text: [UInt8])]
  ) throws {
    let parent = request.url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try TemporaryFolder.use(named: ".record", in: parent) { temporary in
      let (new, old) = (temporary.appendingPathComponent("new"), temporary.appendingPathComponent("old"))
      let isThere = FileManager.default.fileExists(atPath: request.url.path)
      if isThere {
        try FileManager.default.copyItem(at: request.url, to: new)
      } else {
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      }
      for patch in patches {
        let file = new.appendingPathComponent(patch.name)
        if patch.isNeeded || !patch.text.isEmpty {
          try Data(patch.text).write(to: file)
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

extension ChangeFolder {
  /// The bytes of the owner's patch where it does the same to the same files: numbers of lines and the order of the files
  /// alone are no news. Nil for another one, or none. Throws `InputFile.Failure`.
  fileprivate func kept(_ owner: PatchOwner, for files: [Patch.File]) throws -> [UInt8]? {
    guard let old = try read(owner.patchName) else { return nil }
    do {
      let patch = try Patch(old, name: name(owner.patchName))
      let byPath = { (files: [Patch.File]) in files.sorted { $0.path < $1.path } }
      let isSame = byPath(patch.files).elementsEqual(byPath(files)) { mine, theirs in
        mine.path == theirs.path && mine.kind == theirs.kind
          && mine.hunks.map(\.lines) == theirs.hunks.map(\.lines)
      }
      return isSame ? old : nil
    } catch {
      // What cannot be read is written anew.
      return nil
    }
  }
}

extension Patch {
  /// The lines of the patch that are about these of its files.
  fileprivate func text(of some: [File], in text: [UInt8]) -> [UInt8] {
    let lines = text.lines
    let wanted = Set(some.map(\.path))
    return files.indices.filter { wanted.contains(files[$0].path) }.flatMap { index in
      let end = index + 1 < files.count ? files[index + 1].place - 1 : lines.count
      return Array(lines[(files[index].place - 1)..<end].joined())
    }
  }
}
