import ArchitectureCatalog
import Foundation
import Measurement

/// Counts the unit tests of a package for its results, with what stored runs tell of the same sources.
struct TestingStage {
  /// - Parameter root: the folder of the package.
  let root: URL

  /// What the unit tests of these architectures are.
  ///
  /// A stored run that cannot be read is no reason to compare nothing: then it is the reason why nothing was counted.
  func run(_ architectures: [Architecture]) -> Measured<TestingResults> {
    Measured { try count(architectures) }
  }

  /// The same; throws what ``TestSurvey`` throws.
  func count(_ architectures: [Architecture]) throws -> Measured<TestingResults> {
    let results = try TestSurvey(root: root).run(architectures)
    return results.architectures.isEmpty
      ? .notMeasured(
        reason: "there are no unit tests for \(architectures.map(\.name).joined(separator: ", "))")
      : .measured(results)
  }
}
