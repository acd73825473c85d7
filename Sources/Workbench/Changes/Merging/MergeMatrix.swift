import ArchitectureCatalog
import CommandLineKit
import Foundation
import PackageCopy
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
    return .measured(
      try forEachPair { first, second, merger in
        var merges = try merger.architectures(of: first, second).map {
          merge(first, second, $0.architecture.name, $0.files.conflicts)
        }
        if !first.shared.isEmpty, !second.shared.isEmpty {
          merges.append(merge(first, second, nil, try merger.merge(first.shared, second.shared).conflicts))
        }
        return merges
      })
  }

  /// The pairs that are in conflict neither in at least one architecture nor in what they share, with what the merge makes
  /// of the tree.
  ///
  /// Throws ``Git/NotFound``, and a `CocoaError` where nothing can be written to the temporary folder.
  func cleanPairs() throws -> [MergedPair] {
    guard try Git.isThere() else { throw Git.NotFound() }
    return try forEachPair { first, second, merger in
      let clean = try merger.architectures(of: first, second).filter(\.files.conflicts.isEmpty)
      let shared = try merger.merge(first.shared, second.shared)
      guard !clean.isEmpty, shared.conflicts.isEmpty else { return [] }
      return [
        MergedPair(
          requests: [first.request, second.request], architectures: clean.map(\.architecture),
          files: shared.merged + clean.flatMap(\.files.merged))
      ]
    }
  }

  private func forEachPair<Result>(
    _ body: (PatchedRequest, PatchedRequest, ThreeWayMerger) throws -> [Result]
  ) throws -> [Result] {
    try TemporaryFolder.use(named: "compare-merges") { folder in
      var results: [Result] = []
      for (index, first) in requests.enumerated() {
        for second in requests[(index + 1)...] {
          results += try body(first, second, ThreeWayMerger(folder: folder))
        }
      }
      return results
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
}

/// Two requests in one tree, as version control merges them.
struct MergedPair {
  /// The two, in the order of their ids.
  let requests: [ChangeRequest]
  /// The architectures in which the two are not in conflict.
  let architectures: [Architecture]
  /// The files that the merge changes, each with its text; nil for one that goes.
  let files: [(path: String, text: [UInt8]?)]
}

/// What becomes of the files that two requests touch.
private struct MergedFiles {
  /// The files that are not in conflict, each with its text; nil for one that goes.
  var merged: [(path: String, text: [UInt8]?)] = []
  /// The paths of the files in conflict, sorted.
  var conflicts: [String] = []
}

/// Merges files with `git merge-file`.
private struct ThreeWayMerger {
  let folder: URL

  /// Each architecture that takes part in both requests.
  func architectures(
    of first: PatchedRequest, _ second: PatchedRequest
  ) throws -> [(architecture: Architecture, files: MergedFiles)] {
    try zip(first.architectures, second.architectures).map { one, other in
      (one.architecture, try merge(one.files, other.files))
    }
  }

  /// What only one of the two touches merges by itself.
  func merge(_ ours: [PatchedFile], _ theirs: [PatchedFile]) throws -> MergedFiles {
    let others = Dictionary(theirs.map { ($0.path, $0) }) { first, _ in first }
    let own = Set(ours.map(\.path))
    var result = MergedFiles(merged: theirs.filter { !own.contains($0.path) }.map { ($0.path, $0.new) })
    for file in ours {
      if let other = others[file.path], file.new != other.new {
        if let text = try merge(file, other) {
          result.merged.append((file.path, text))
        } else {
          result.conflicts.append(file.path)
        }
      } else {
        result.merged.append((file.path, file.new))
      }
    }
    result.conflicts.sort()
    return result
  }

  /// Nil where the two are in conflict.
  private func merge(_ ours: PatchedFile, _ theirs: PatchedFile) throws -> [UInt8]? {
    guard let base = ours.old, let our = ours.new, let their = theirs.new else { return nil }
    for (name, text) in [("base", base), ("ours", our), ("theirs", their)] {
      try Data(text).write(to: folder.appendingPathComponent(name))
    }
    let merge = try Git.run(["merge-file", "-p", "-q", "ours", "base", "theirs"], in: folder)
    return merge.status == 0 ? Array(merge.output.utf8) : nil
  }
}
