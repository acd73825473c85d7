import Foundation

/// A tree in the making: an index of a ``TreeStore``.
struct Staging {
  private let store: TreeStore
  private let index: URL

  init(store: TreeStore) {
    self.store = store
    index = store.stagingFolder.appendingPathComponent(UUID().uuidString)
  }

  /// Applies a patch, whole or not at all, and returns the paths that it touches.
  ///
  /// - Parameter merging: whether git may merge it with what has changed since it was made, which takes the contents that
  ///   it names.
  ///
  /// Throws ``Git/Failure`` with what git says against it.
  func apply(_ patch: URL, merging: Bool = false) throws -> [String] {
    let way = merging ? ["--3way"] : []
    return try Self.paths(
      in: git(
        ["apply", "--cached", "--numstat", "-z", "--apply", "--whitespace=nowarn"] + way
          + [patch.absoluteURL.path]))
  }

  /// Whether git understands a patch, wherever it applies.
  func understands(_ patch: URL) throws -> Bool {
    do {
      try git(["apply", "--numstat", "-z", patch.absoluteURL.path])
      return true
    } catch is Git.Failure {
      return false
    }
  }

  /// Puts files in place of those of these paths, nil for one that goes. Throws a `CocoaError` or ``Git/Failure``.
  func put(_ files: [String: Data?]) throws {
    for (path, data) in files {
      guard let data else { continue }
      let file = store.folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let (there, gone) = (files.filter { $0.value != nil }.keys, files.filter { $0.value == nil }.keys)
    if !there.isEmpty { try git(["update-index", "--add", "--replace", "--"] + there.sorted()) }
    if !gone.isEmpty { try git(["update-index", "--force-remove", "--"] + gone.sorted()) }
  }

  /// What it is by now. Throws ``Git/Failure``.
  func tree() throws -> TreeStore.Tree {
    TreeStore.Tree(id: try git(["write-tree"]).line)
  }

  @discardableResult
  func git(_ words: [String], workTree: URL? = nil) throws -> String {
    try store.git(words, workTree: workTree, index: index)
  }

  /// Each is `ADDED`, `REMOVED` and `PATH` between tabs; of a file with a new name both follow.
  private static func paths(in numbers: String) -> [String] {
    numbers.fields.compactMap { field in
      let parts = field.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      let path = parts.count == 3 ? String(parts[2]) : field
      return path.isEmpty ? nil : path
    }
  }
}
