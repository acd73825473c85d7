import Foundation
import Report
import TestSupport
import Testing

@testable import CompareCommand

@MainActor
@Suite struct ReportFolderTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func aNewReportTakesAwayTheFilesOfTheOldOneAndNothingElse() throws {
    for name in ["logo.svg", "tap-gone.svg"] { try folder.write("old", to: "figures/\(name)") }
    let page = "![Somebody's](../figures/logo.svg)\n![A tap](figures/tap-gone.svg)\n"
    try folder.write(page, to: "comparison.md")
    try folder.write(
      "[Gone](../details/time/gone.md) [Kept](../details/time/add.md)\n", to: "details/time.md")
    for name in ["gone", "add", "mine"] { try folder.write("old", to: "details/time/\(name).md") }

    let report = try CommittedReport.rendered()
    try ReportFolder(folder.url).write(report)

    let workloads = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/details/time")
    #expect(!workloads.contains("gone.md"))
    #expect(workloads.contains("mine.md") && workloads.contains("add.md"))
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
