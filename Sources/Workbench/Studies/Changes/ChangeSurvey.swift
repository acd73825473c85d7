import ArchitectureCatalog
import Foundation
import Measurement

/// Counts the patches of a package's change requests.
struct ChangeSurvey {
  let root: URL
  let architectures: [Architecture]

  func run() throws -> ChangeResults {
    try run(ChangeRequests(root: root, architectures: architectures).all())
  }

  func run(_ requests: [ChangeRequest]) throws -> ChangeResults {
    try Trees.use(of: root) { store in
      ChangeResults(requests: try PatchedRequest.all(requests, in: store).map(\.counts))
    }
  }

  /// The cost of a package's requests in these architectures; not measured if there is no request.
  static func results(in root: URL, of architectures: [String]) throws -> Measured<ChangeResults> {
    let survey = try ChangeSurvey(root: root, architectures: ArchitectureCatalog.leading).run()
    return results(of: survey, in: architectures)
  }

  /// The results of a survey for these architectures only.
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
