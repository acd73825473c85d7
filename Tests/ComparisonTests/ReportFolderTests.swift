import Foundation
import Reporting
import Testing

@testable import Comparison

@MainActor
@Suite struct ReportFolderTests {
  @Test func aNewReportTakesAwayTheFiguresOfTheOldOneAndNothingElse() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let figures = folder.appendingPathComponent("figures")
    try FileManager.default.createDirectory(at: figures, withIntermediateDirectories: true)
    for name in ["logo.svg", "tap-gone.svg"] {
      try Data("old".utf8).write(to: figures.appendingPathComponent(name))
    }
    let page = "![Somebody's](../figures/logo.svg)\n![A tap](figures/tap-gone.svg)\n"
    try Data(page.utf8).write(to: folder.appendingPathComponent("comparison.md"))

    let results = try ResultsFile.decode(Data(contentsOf: CommittedReport.results), file: "results.json")
    let report = try Report(results: results, runs: [])
    try ReportFolder(folder).write(report)

    let files = try FileManager.default.contentsOfDirectory(atPath: figures.path)
    #expect(Set(files) == Set(report.figures.keys).union(["logo.svg"]))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aPlaceThatIsNoFolderIsNamedInPlainWords() {
    let error = #expect(throws: ReportFolder.Failure.self) {
      try ReportFolder(URL(fileURLWithPath: #filePath))
    }
    #expect(error?.description.contains("NSCocoaErrorDomain") == false)
  }
}
