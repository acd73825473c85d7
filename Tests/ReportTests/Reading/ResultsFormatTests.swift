import Foundation
import Measurement
import Results
import Testing

@testable import Report

/// What `Reports/results-format.md` says is what results files hold.
@Suite struct ResultsFormatTests {
  private let found: Set<String>
  private let paths: Set<String>
  private let words: Set<String>

  init() throws {
    var fixture = Fixture()
    let workload = WorkloadDescription(id: "start-up", summary: "Start", operation: "process")
    fixture.notMeasured = [CostResults.MissingWorkload(workload: workload, reason: "no program")]
    let committed = try Data(contentsOf: ResultsFormat.folder.appendingPathComponent("results.json"))
    found = try ResultsFormat.paths(in: ResultsFile.encode(fixture.results()))
      .union(ResultsFormat.paths(in: committed))
      .union(ResultsFormat.paths(in: RunSummaryFile.encode(RunSummary(fixture.results())), under: "run"))
    (paths, words) = try ResultsFormat.documented()
  }

  @Test func `every field is documented`() {
    let isMentioned = { path in
      path.isEmpty || words.contains(path)
        || words.contains { $0.hasPrefix("\(path).") || $0.hasPrefix("\(path)[]") }
    }
    #expect(found.count > 100)
    #expect(found.filter { !isMentioned($0) }.sorted() == [])
  }

  @Test func `every field that is documented is there`() {
    let rows = paths.filter { path in path.contains(".") || path.hasSuffix("[]") }
    #expect(rows.count > 80)
    // A list without an element, such as that of the files that are the same everywhere, is there all the same.
    let isFound = { (path: String) in
      found.contains(path) || path.hasSuffix("[]") && found.contains(String(path.dropLast(2)))
    }
    #expect(rows.filter { !isFound($0) }.sorted() == [])
  }

  @Test func `every word that stands for something is explained`() {
    let names = ReferenceArm.all + [ReferenceArm.calibration, ReferenceArm.again("")]
    let values =
      CountResults.Metric.allCases.map(\.rawValue) + TapResults.Destination.allCases.map(\.rawValue)
    #expect((names + values).filter { !words.contains($0) } == [])
  }

  @Test func `the version is the one that is written`() throws {
    let file = ResultsFormat.folder.appendingPathComponent("results-format.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let version = ComparisonResults.currentSchemaVersion
    #expect(text.contains("This is version **\(version)**."))
    #expect(text.contains("\n| \(version) | "))
  }
}
