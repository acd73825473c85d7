import ArchitectureCatalog
import Foundation
import Report
import Results
import TestSupport
import Testing

@testable import CompareCommand

/// The report in the repository.
enum CommittedReport {
  static let folder = PackageFolder.root.appending(path: "Reports")
  static let runs = folder.appendingPathComponent(RunFolder.name)
  static let results = folder.appendingPathComponent("results.json")
}

/// What is committed is what its samples render to: no number of it was written by hand.
@Suite struct CommittedReportTests {
  @Test func pageAndFiguresAreRenderedFromTheCommittedSamples() throws {
    let results = try ResultsFile.decode(Data(contentsOf: CommittedReport.results), file: "results.json")
    let report = try Report(results: results, runs: RunFolder(folder: CommittedReport.runs).read())
    let page = try String(
      contentsOf: CommittedReport.folder.appendingPathComponent("comparison.md"), encoding: .utf8)
    #expect(page == report.markdown)
    let changes = try String(
      contentsOf: CommittedReport.folder.appendingPathComponent("changes.md"), encoding: .utf8)
    #expect(changes == report.changes)
    let testing = try String(
      contentsOf: CommittedReport.folder.appendingPathComponent("testing.md"), encoding: .utf8)
    #expect(testing == report.testing)
    let figures = CommittedReport.folder.appendingPathComponent("figures")
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: figures.path)) == Set(report.figures.keys))
    for (name, svg) in report.figures {
      #expect(try String(contentsOf: figures.appendingPathComponent(name), encoding: .utf8) == svg, "\(name)")
    }
  }

  @Test func whatIsCommittedIsWrittenAsItWouldBeToday() throws {
    let data = try Data(contentsOf: CommittedReport.results)
    #expect(try ResultsFile.encode(ResultsFile.decode(data, file: "results.json")) == data)
    let runs = try FileManager.default.contentsOfDirectory(
      at: CommittedReport.runs, includingPropertiesForKeys: nil)
    #expect(!runs.isEmpty)
    for run in runs {
      let data = try Data(contentsOf: run)
      #expect(try RunSummaryFile.encode(RunSummaryFile.decode(data, file: "run")) == data, "\(run)")
    }
  }

  /// A change of an architecture without a new comparison would leave a report on code that is no more.
  @Test func theCountsAreThoseOfTheArchitecturesAsTheyAre() throws {
    let results = try ResultsFile.decode(Data(contentsOf: CommittedReport.results), file: "results.json")
    let root = CommittedReport.folder.deletingLastPathComponent()
    let compared = ArchitectureCatalog.all.filter { results.architectures.contains($0.name) }
    let structure = try StructureCount(root: root).run(compared)
    #expect(structure.architectures == results.structure.architectures)
  }

  /// A change request that is new or another one without new counts would leave a page on what is no more.
  @Test func theChangeRequestsAreCountedAsTheyAre() throws {
    let results = try ResultsFile.decode(Data(contentsOf: CommittedReport.results), file: "results.json")
    let root = CommittedReport.folder.deletingLastPathComponent()
    #expect(results.changes == ChangeStage(root: root).run(results.architectures))
  }

  /// A unit test that is new or another one without new counts would leave a page on what is no more.
  @Test func theUnitTestsAreCountedAsTheyAre() throws {
    let results = try ResultsFile.decode(Data(contentsOf: CommittedReport.results), file: "results.json")
    let root = CommittedReport.folder.deletingLastPathComponent()
    let compared = ArchitectureCatalog.all.filter { results.architectures.contains($0.name) }
    #expect(results.testing == TestingStage(root: root).run(compared))
  }

  @Test(arguments: ["README.md", "Reports/changes.md", "Reports/testing.md"])
  func everyLinkLeadsSomewhere(page: String) throws {
    let file = CommittedReport.folder.deletingLastPathComponent().appendingPathComponent(page)
    let folder = file.deletingLastPathComponent()
    let text = try String(contentsOf: file, encoding: .utf8)
    let links = text.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    #expect(links.count > 5)
    for link in links where !link.contains("://") {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(link).path), "\(link)")
    }
  }
}
