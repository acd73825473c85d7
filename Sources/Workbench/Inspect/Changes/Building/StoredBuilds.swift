import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// What an earlier run found of pairs of requests: it is still so where nothing has changed that decides it.
struct StoredBuilds {
  /// The run that comes with the package, from its root.
  static let path = "Reports/builds.json"
  private static let limit = 16 << 20

  private let results: ChangeBuildResults?

  /// Reads a run; nil where there is no file. Throws `InputFile.Failure`, and `ResultsFileError` for a file that holds
  /// something else.
  static func read(_ path: String) throws -> ChangeBuildResults? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try ResultsFile.decode(
      ChangeBuildResults.self, from: Data(InputFile.read(path, limit: limit)), file: path)
  }

  /// Reads the run that comes with the package. Throws what ``read(_:)`` throws.
  init(root: URL) throws {
    results = try Self.read(root.appendingPathComponent(Self.path).path)
  }

  /// What became of the pair, with what is known of it where it merges. Throws what git throws.
  func merges(of pair: MergedPair, in store: TreeStore) throws -> [ChangeResults.Merge] {
    let clean = pair.cleanArchitectures
    guard !clean.isEmpty else { return pair.merges }
    let subjects = try PairSubjects(pair, in: store)
    return pair.merges.map { merge in
      var merge = merge
      if let architecture = clean.first(where: { $0.name == merge.architecture }) {
        merge.build = known(results?.pair(subjects.subject(in: architecture)))
      }
      return merge
    }
  }

  private func known(_ found: ChangeBuildResults.PairBuild?) -> Measured<ChangeBuildResults.PairBuild> {
    found.map { .measured($0) }
      ?? .notMeasured(
        reason: (results == nil ? "no run is stored" : "the stored run is of other sources")
          + ": compare changes --build measures it")
  }
}
