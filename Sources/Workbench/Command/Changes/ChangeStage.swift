import ArchitectureCatalog
import Foundation
import Measurement

/// Counts the change requests of a package for its results.
struct ChangeStage {
  /// - Parameter root: the folder of the package.
  let root: URL

  /// What the requests take in these architectures.
  ///
  /// A patch that no longer applies is no reason to compare nothing: then it is the reason why nothing was counted.
  func run(_ architectures: [String]) -> Measured<ChangeResults> {
    Measured { try count(architectures) }
  }

  /// The same; throws what ``ChangeSurvey`` throws.
  func count(_ architectures: [String]) throws -> Measured<ChangeResults> {
    let survey = try ChangeSurvey(root: root, architectures: ArchitectureCatalog.leading).run()
    return Self.results(of: survey, in: architectures)
  }

  /// What was surveyed, in these architectures alone.
  static func results(of survey: ChangeResults, in architectures: [String]) -> Measured<ChangeResults> {
    let results = survey.limited(to: architectures)
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
