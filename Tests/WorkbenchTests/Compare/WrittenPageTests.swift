import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// The pages that people write, held to the committed results and to results that are changed on purpose.
@Suite struct WrittenPageTests {
  @Test func `every hole has a value, and every assertion holds`() throws {
    let problems = try CommittedReport.rendered().problems.map(\.description)
    #expect(problems == [], "\(problems.joined(separator: "\n"))")
  }

  /// The assertions of the page of claims that do not hold, or its holes without a value.
  private func complaints(_ kind: PageProblem.Kind, in measures: MeasureTable) -> [String] {
    ClaimPage.page.problems(in: measures).filter { $0.kind == kind }.map(\.text)
  }

  /// The committed results, read from a file in which something was changed.
  private static func doctored(_ change: (inout [String: Any]) -> Void) throws -> ComparisonResults {
    let data = try Data(contentsOf: CommittedReport.results)
    var results = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    change(&results)
    return try ResultsFile.decode(JSONSerialization.data(withJSONObject: results), file: "doctored.json")
  }

  /// The architecture with every code line twice.
  private static func doubled(_ architecture: [String: Any]) -> [String: Any] {
    var (architecture, sources) = (architecture, architecture["sources"] as? [String: Any] ?? [:])
    var metrics = sources["metrics"] as? [String: Any] ?? [:]
    metrics["files"] = (metrics["files"] as? [[String: Any]] ?? []).map { file in
      var (file, counts) = (file, file["counts"] as? [String: Any] ?? [:])
      counts["codeLines"] = (counts["codeLines"] as? Int).map { 2 * $0 }
      file["counts"] = counts
      return file
    }
    sources["metrics"] = metrics
    architecture["sources"] = sources
    return architecture
  }

  @Test func `if VIPER had twice the lines, one sentence would be untrue`() throws {
    let results = try Self.doctored { results in
      var all = results["systems"] as? [String: Any] ?? [:]
      all["systems"] = (all["systems"] as? [[String: Any]] ?? []).map {
        $0["name"] as? String == "VIPER" ? Self.doubled($0) : $0
      }
      results["systems"] = all
    }
    let measures = try CommittedReport.input(of: results, resamples: 1_000).measures
    #expect(try measures.number(of: "code.lines", for: "VIPER") == 742)
    #expect(
      complaints(.untrue, in: measures)
        == ["{holds code.lines: MVC < VIPVM, MVVM < VIPVM, VIPER < VIPVM}: 742 < 412"])
  }

  @Test func `if MVC and MVVM were exchanged, the sentences on their order would be untrue`() throws {
    let measures = try CommittedReport.measures()
    let exchanged = MeasureTable(
      architectures: measures.architectures,
      measures.measures.values.filter { !$0.key.hasSuffix(".typical") && !$0.key.hasSuffix(".rank") }
        .map(\.exchanged))
    let statements = complaints(.untrue, in: exchanged).map { String($0.prefix { $0 != "}" }.dropFirst(7)) }
    #expect(
      statements == [
        "tests.uiFree: VIPER < MVVM", "tests.foundByRole: MVVM < VIPER, IndependentVIPER < IndependentMVVM",
        "tests.uiFree: VIPVM <= MVVM", "tests.uiFree: VIPER < MVVM, IndependentVIPER < IndependentMVVM",
        "architectures.named: VIPER < MVVM < MVC", "architectures.concreteFanOut: MVC < VIPER",
        "tests.uiFree: MVC < MVVM", "memory.scene: MVC < MVVM", "architectures.concreteFanOut: MVC < MVVM",
        "code.lines: MVC < MVVM, MVC < VIPER",
        "memory.scene: MVC < MVVM, MVC < VIPER", "counts.instructions.add@1000: MVC < MVVM, MVC < VIPER",
      ])
  }

  @Test func `without unit tests, the sentences with their numbers have no value`() throws {
    var results = try CommittedReport.decoded()
    results.testing = .notMeasured(reason: "not counted")
    let measures = try CommittedReport.input(of: results, resamples: 1_000).measures
    let missing = complaints(.missing, in: measures).compactMap {
      $0.firstMatch(of: /[a-z]+\.[A-Za-z]+/)?.output
    }
    #expect(Set(missing) == ["tests.uiFree", "tests.foundByRole", "tests.behaviours"])
  }
}

extension Measure {
  /// The same with what MVC and MVVM have exchanged.
  fileprivate var exchanged: Measure {
    func exchange<Value>(_ values: [String: Value]) -> [String: Value] {
      let names = ["MVC": "MVVM", "MVVM": "MVC"]
      return Dictionary(uniqueKeysWithValues: values.map { (names[$0.key] ?? $0.key, $0.value) })
    }
    var measure = self
    (measure.values, measure.names, measure.interval) = (
      exchange(values), exchange(names), exchange(interval)
    )
    measure.all = exchange(all)
    return measure
  }
}
