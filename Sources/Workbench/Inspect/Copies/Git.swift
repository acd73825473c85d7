import CommandLineKit
import Foundation

/// The program `git`, without what a hook or a person's settings have told it.
enum Git {
  /// There is no git.
  struct Unavailable: Error, Equatable, CustomStringConvertible {
    let description = "git cannot be run here"
  }

  /// git did not do what it was asked, with what it said.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let command: String
    let output: String

    var description: String {
      "git \(command) failed: \(output.trimmingCharacters(in: .whitespacesAndNewlines))"
    }
  }

  /// What keeps a person's settings from changing what git does.
  static let withoutConfiguration = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"]

  private static let inherited = [
    "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_EXTERNAL_DIFF", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE",
  ]

  /// Runs it to its end, however that is; its errors are part of the output.
  static func run(
    _ words: [String], in folder: URL, settings: [String] = withoutConfiguration
  ) throws -> Subprocess.Completion {
    let completion = try Subprocess.run(
      inherited.flatMap { ["-u", $0] } + ["LC_ALL=C"] + settings + ["git"] + words, in: folder,
      mergingErrors: true)
    guard completion.status != 127 else { throw Unavailable() }
    return completion
  }

  /// What it prints.
  static func output(
    _ words: [String], in folder: URL, settings: [String] = withoutConfiguration
  ) throws -> String {
    let completion = try run(words, in: folder, settings: settings)
    guard completion.status == 0 else {
      throw Failure(command: words.first { !$0.hasPrefix("-") } ?? "", output: completion.output)
    }
    return completion.output
  }
}

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

  /// Puts files in place of those of these paths, nil for one that goes.
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
