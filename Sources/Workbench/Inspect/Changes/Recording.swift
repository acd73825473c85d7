import ArchitectureCatalog
import CommandLineKit
import Foundation

/// Writes the patches of a request from a tree in which it is done.
struct Recording {
  /// What was written.
  struct Outcome: Sendable {
    /// The names of the patches, each with the number of files that it touches.
    let patches: [(name: String, files: Int)]
    /// What differs and is no part of a request, such as reports.
    let leftOut: [String]
    /// Whether the request has its words already.
    let hasText: Bool
  }

  private let root: URL
  private let requests: ChangeRequests

  /// - Parameter root: the folder of the package that the patches will apply to.
  init(root: URL, architectures: [Architecture]) {
    self.root = root
    requests = ChangeRequests(root: root, architectures: architectures)
  }

  /// Replaces the patches in the folder of the request, which is made where there is none, all of them or none.
  func record(_ id: String, from folder: URL) throws -> Outcome {
    try requirePackage(folder)
    return try TreeStore.use(of: root) { store in
      try requireSameBase(folder, id, in: store)
      let theirs = try store.tree(of: folder)
      let changed = try store.changedPaths(from: store.base, to: theirs)
      let unresolved =
        try changed.filter { $0.hasSuffix(".rej") } + store.conflictMarkers(from: store.base, to: theirs)
      guard unresolved.isEmpty else {
        throw CommandFailure.checkFailed(
          "what git could not merge is still there, work it in and remove it: \(unresolved.joined(separator: ", "))"
        )
      }
      // An architecture that takes part says also that it has nothing to change.
      let needed = Set(try requests.participants().map(\.name))
      let request = requests.folder(id)
      let patches = request.owners.map { owner in (owner: owner, paths: changed.filter(owner.owns)) }
        .filter { needed.contains($0.owner.name) || !$0.paths.isEmpty }
      let texts = try patches.map {
        ($0.owner.patchName, try store.patch(from: store.base, to: theirs, of: $0.paths))
      }
      try replace(request, with: Dictionary(uniqueKeysWithValues: texts))
      return Outcome(
        patches: patches.map { ($0.owner.patchName, $0.paths.count) },
        leftOut: changed.filter {
          PatchOwner.isNeverTouched($0) && !$0.hasPrefix("\(ChangeRequests.folder)/")
        },
        hasText: FileManager.default.fileExists(
          atPath: request.url.appendingPathComponent(ChangeFolder.textName).path))
    }
  }

  private func requirePackage(_ folder: URL) throws(CommandFailure) {
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

  /// So that an edit that was made to the package since then is not taken for a part of the request, nor one request for
  /// another.
  private func requireSameBase(_ folder: URL, _ id: String, in store: TreeStore) throws {
    guard let base = try LaidOutBase.read(in: folder) else { return }
    let name = VisibleText.quoted(folder.relativePath)
    // Under a new ID it becomes another request; under that of another one it would take its place.
    guard try base.request == id || !requests.ids().contains(id) else {
      throw CommandFailure.usage("expected \(base.request), which \(name) was laid out for, found \(id)")
    }
    try store.borrow(from: folder)
    let path = try store.changedPaths(from: base.tree, to: store.base).first {
      !PatchOwner.isNeverTouched($0)
    }
    if let path {
      throw CommandFailure.usage(
        "\(path) of the package is no longer what \(name) was laid out from, and the patch would undo what was done to"
          + " it since: lay the request out again in another folder, and do there what you did here")
    }
  }

  /// The new folder is made beside the old one, and takes its place when it is complete.
  private func replace(_ request: ChangeFolder, with patches: [String: Data]) throws {
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
  /// What became of the patches that no longer applied.
  struct Outcome: Sendable {
    /// The names of those that are new.
    fileprivate(set) var renewed: [String] = []
    /// Those that git cannot merge; nil where there is none.
    fileprivate(set) var conflicts: StalePatches?
  }

  let root: URL

  func run(_ requests: [ChangeRequest]) throws -> Outcome {
    try TreeStore.use(of: root) { store in
      guard try store.hasHistory else {
        throw CommandFailure.unavailable(
          "git merges a patch from what its history has of other days, which needs a git checkout:"
            + " \(VisibleText.quoted(root.path)) is none")
      }
      var outcome = Outcome()
      for request in requests {
        for patch in request.allPatches where try patch.staleness(in: store) != nil {
          let staging = try store.staging(store.base)
          do {
            try patch.apply(to: staging, merging: true)
          } catch let error as PatchError {
            outcome.conflicts = StalePatches(
              errors: (outcome.conflicts?.errors ?? []) + [(request.id, error)], wereMerged: true)
            continue
          }
          let tree = try staging.tree()
          let text = try store.patch(
            from: store.base, to: tree, of: store.changedPaths(from: store.base, to: tree))
          try OutputFile(path: patch.url.path).write(text)
          outcome.renewed.append(patch.name)
        }
      }
      return outcome
    }
  }
}
