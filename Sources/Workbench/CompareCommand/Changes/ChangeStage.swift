import ArchitectureCatalog
import Changes
import CommandLineKit
import Foundation
import Results

/// Counts the change requests of a package for its results.
struct ChangeStage {
  /// - Parameter root: the folder of the package.
  let root: URL

  /// What the requests take in these architectures.
  ///
  /// A patch that no longer applies is no reason to compare nothing: then it is the reason why nothing was counted.
  func run(_ architectures: [String]) -> Measured<ChangeResults> {
    do {
      return try count(architectures)
    } catch {
      return .notMeasured(reason: ErrorText.of(error))
    }
  }

  /// The same; throws what ``ChangeSurvey`` throws.
  func count(_ architectures: [String]) throws -> Measured<ChangeResults> {
    let results = try ChangeSurvey(root: root, architectures: ArchitectureCatalog.all).run()
      .limited(to: architectures)
    guard !results.requests.isEmpty else {
      return .notMeasured(reason: "there is no change request in \(ChangeResults.folder)")
    }
    guard results.requests.contains(where: { !$0.architectures.isEmpty }) else {
      return .notMeasured(
        reason: "no change request has a patch for \(architectures.joined(separator: ", "))")
    }
    return .measured(results)
  }
}

/// Counts the change requests again and puts them into the results of a run, which took its other numbers from the same
/// sources.
struct ChangeRenewal {
  /// The results are of other sources.
  struct OtherSources: Error, CustomStringConvertible {
    let file: String

    var description: String {
      "\(file) counted other sources than those of the package: run the comparison again"
    }
  }

  let root: URL
  let file: StoredResults

  /// Throws ``OtherSources``, ``StalePatch``, what reading and writing the file throws, and what ``ChangeSurvey`` throws.
  func run() throws {
    let results = try file.read()
    try Self.requireSameSources(file, results, in: root)
    let changes = try StalePatch.explaining("ID") {
      try ChangeStage(root: root).count(results.architectures)
    }
    try file.write(results.replacing(changes: changes))
  }

  /// Throws ``OtherSources``, and `SourceMetricsError`.
  static func requireSameSources(_ file: StoredResults, _ results: ComparisonResults, in root: URL) throws {
    let architectures = ArchitectureCatalog.all.filter { results.architectures.contains($0.name) }
    let structure = try StructureCount(root: root).run(architectures)
    guard structure.architectures == results.structure.architectures else {
      throw OtherSources(file: file.path)
    }
  }
}

extension ComparisonResults {
  fileprivate func replacing(changes: Measured<ChangeResults>) -> ComparisonResults {
    ComparisonResults(
      architectures: architectures, behaviour: behaviour, structure: structure, taps: taps, counts: counts,
      changes: changes, cost: cost, environment: environment, faults: faults, variants: variants)
  }
}
