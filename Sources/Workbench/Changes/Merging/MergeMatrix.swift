import ArchitectureCatalog
import CommandLineKit
import Foundation
package import Results

/// Merges every two requests, as version control would for two people who worked at once.
package struct MergeMatrix {
  private let requests: [PatchedRequest]

  /// - Parameter requests: in the order of their ids; every hunk of theirs has its place.
  package init(_ requests: [PatchedRequest]) {
    self.requests = requests
  }

  /// Every pair in every architecture, and in what they share where both change it; not measured where there is no git.
  ///
  /// Throws a `CocoaError` where nothing can be written to the temporary folder.
  package func merges() throws -> Measured<[ChangeResults.Merge]> {
    guard try Git.isThere() else { return .notMeasured(reason: Git.NotFound().description) }
    return try TemporaryFolder.use(named: "compare-merges") { folder in
      let judge = ThreeWayMerge(folder: folder)
      var merges: [ChangeResults.Merge] = []
      for (index, first) in requests.enumerated() {
        for second in requests[(index + 1)...] {
          for (one, other) in zip(first.architectures, second.architectures) {
            merges.append(
              try merge(first, second, one.architecture.name, conflicts(one.files, other.files, judge)))
          }
          guard !first.shared.isEmpty, !second.shared.isEmpty else { continue }
          merges.append(try merge(first, second, nil, conflicts(first.shared, second.shared, judge)))
        }
      }
      return .measured(merges)
    }
  }

  private func merge(
    _ first: PatchedRequest, _ second: PatchedRequest, _ architecture: String?, _ conflicts: [String]
  ) -> ChangeResults.Merge {
    let isTest = { (path: String) in path.hasPrefix("Tests/") }
    return ChangeResults.Merge(
      requests: [first.request.id, second.request.id], architecture: architecture,
      sources: conflicts.filter { !isTest($0) }, tests: conflicts.filter(isTest))
  }

  /// The paths of the files in conflict, sorted. What only one of the two touches merges by itself.
  private func conflicts(
    _ ours: [PatchedFile], _ theirs: [PatchedFile], _ judge: ThreeWayMerge
  ) throws -> [String] {
    let other = Dictionary(theirs.map { ($0.path, $0) }) { first, _ in first }
    return try ours.filter { file in
      guard let their = other[file.path], file.new != their.new else { return false }
      guard let base = file.old, let our = file.new, let their = their.new else { return true }
      return try judge.isInConflict(base: base, ours: our, theirs: their)
    }.map(\.path).sorted()
  }
}

/// Merges one file with `git merge-file`.
private struct ThreeWayMerge {
  let folder: URL

  func isInConflict(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws -> Bool {
    for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try Data(text).write(to: folder.appendingPathComponent(name))
    }
    return try Git.run(["merge-file", "-p", "-q", "ours", "base", "theirs"], in: folder).status != 0
  }
}

/// The program `git`, without what a person or a hook has set for it.
enum Git {
  /// There is no git, or it does not do what it is asked.
  struct NotFound: Error, CustomStringConvertible {
    let description = "git cannot be run here"
  }

  static func isThere() throws -> Bool {
    try Subprocess.run(["git", "--version"], mergingErrors: true).status == 0
  }

  /// Throws a `CocoaError` or `POSIXError` where nothing can be started.
  static func run(_ words: [String], in folder: URL) throws -> Subprocess.Completion {
    let settings = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"]
    let unset = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_EXTERNAL_DIFF"]
    return try Subprocess.run(unset.flatMap { ["-u", $0] } + settings + ["git"] + words, in: folder)
  }
}
