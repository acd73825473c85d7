import CommandLineKit
import Foundation
import Measurement

/// `compare decide`: which architecture comes first for a reader's own weights.
struct DecideCommand {
  static let description = CommandDescription(
    name: "compare decide",
    summary: """
      Weighs what was measured, and prints which architecture comes first. The groups of measures are size, change, tests, \
      time and places (to learn); each counts once, however many measures it has. Measures nothing.
      """,
    options: [
      .value(
        "weights", "GROUP=N,...",
        "Counts these groups so much, from 0 to 100, and the others not at all. Without it each counts 1.")
    ],
    positionals: [PositionalDescription("FILE", "The results.json of a run, if not that of the package.")],
    examples: [
      Example("swift run compare decide --weights tests=3,size=1", "Tests count three times as much as size.")
    ],
    exitStatuses: [
      .init(.success, "The outcome is printed."),
      .init(.usage, "The command line or the results file is not understood."),
      .init(.unavailable, "The results cannot be read, or compare nothing."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let package = try Package()
    let path = arguments.value("FILE") ?? package.reports.appendingPathComponent("results.json").path
    let findings = try Findings(
      StoredResults(path: path).read(),
      variants: VariantResults.stored(in: package.root), life: LifeResults.stored(in: package.root).value,
      bootstrap: HierarchicalBootstrap(resamples: 1_000))
    let decision = Decision(findings)
    guard decision.names.count > 1, !decision.groups.isEmpty else {
      throw CommandFailure.unavailable("\(path) compares nothing that can be weighed")
    }
    let names = decision.groups.map(\.name)
    let weights =
      try arguments.value("weights").map { try Self.weights($0, of: names) }
      ?? Dictionary(uniqueKeysWithValues: names.map { ($0, 1) })
    try console.print(decision.outcome(weights))
    return .success
  }

  /// The weights that a person typed, such as `tests=3,size=1`.
  static func weights(_ text: String, of groups: [String]) throws(UsageError) -> [String: Double] {
    func error(_ problem: String) -> UsageError {
      UsageError(commandName: description.name, problem: "--weights: \(problem)")
    }
    var weights: [String: Double] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 2, groups.contains(words[0]) else {
        throw error(
          "expected a group of \(WordList.and(groups)) with its weight, such as \(groups[0])=3; found '\(part)'"
        )
      }
      guard let weight = Double(words[1]), (0...100).contains(weight) else {
        throw error("expected a weight from 0 to 100 for \(words[0]); found '\(words[1])'")
      }
      guard weights.updateValue(weight, forKey: words[0]) == nil else {
        throw error("\(words[0]) is there twice")
      }
    }
    guard weights.values.contains(where: { $0 > 0 }) else { throw error("one weight has to be above 0") }
    return weights
  }
}
