import Foundation
import Report
import Results
import TestSupport
import Testing

@testable import CompareCommand

@MainActor
@Suite struct ReportFolderTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func aNewReportTakesAwayTheFiguresOfTheOldOneAndNothingElse() throws {
    for name in ["logo.svg", "tap-gone.svg"] { try folder.write("old", to: "figures/\(name)") }
    let page = "![Somebody's](../figures/logo.svg)\n![A tap](figures/tap-gone.svg)\n"
    try folder.write(page, to: "comparison.md")

    let report = try CommittedReport.rendered()
    try ReportFolder(folder.url).write(report)

    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/figures")
    #expect(Set(files) == Set(report.figures.keys).union(["logo.svg"]))
  }

  @Test func aPlaceThatIsNoFolderIsNamedInPlainWords() {
    let error = #expect(throws: ReportFolder.Failure.self) {
      try ReportFolder(URL(fileURLWithPath: #filePath))
    }
    #expect(error?.description.contains("NSCocoaErrorDomain") == false)
  }
}
