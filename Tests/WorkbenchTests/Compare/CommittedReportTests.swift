import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading
import TestSupport
import Testing

@testable import Workbench

/// The report in the repository.
enum CommittedReport {
  static let folder = PackageFolder.root.appending(path: "Reports")
  static let results = folder.appendingPathComponent("results.json")

  private static let reading = Result {
    try ResultsFile.decode(Data(contentsOf: results), file: "results.json")
  }
  private static let rendering = Result {
    let package = Package(root: PackageFolder.root, scratchFolder: PackageFolder.root)
    let input = try Self.input(of: decoded())
    return Report(
      input, sources: package.sources(of: input.results, and: input.declarative),
      course: try Course(of: package.root))
  }

  private static let surveying = Result {
    try ChangeSurvey(root: PackageFolder.root, architectures: ArchitectureCatalog.leading).run()
  }

  /// What the file of the results says; it is read once for all tests.
  static func decoded() throws -> ComparisonResults { try reading.get() }

  private static let measuring = Result {
    try input(of: decoded()).measures
  }

  /// What is found in these results together with all that is stored besides.
  static func input(of results: ComparisonResults, resamples: Int = 10_000) throws -> ReportInput {
    try ReportInput(
      results, storedIn: PackageFolder.root, bootstrap: HierarchicalBootstrap(resamples: resamples))
  }

  /// The measures of these results, which are made once for all tests.
  static func measures() throws -> MeasureTable { try measuring.get() }

  /// The report on these results, which is rendered once for all tests.
  static func rendered() throws -> Report { try rendering.get() }

  /// What the change requests count in the package as it is; they are counted once for all tests.
  static func survey() throws -> ChangeResults { try surveying.get() }

  /// The same in the architectures of the results.
  static func changes() throws -> Measured<ChangeResults> {
    try ChangeSurvey.results(of: survey(), in: decoded().architectures)
  }
}

/// What is committed is what its samples render to: no number of it was written by hand.
@Suite struct CommittedReportTests {
  @Test func pageAndFiguresAreRenderedFromTheCommittedSamples() throws {
    let report = try CommittedReport.rendered()
    for (path, text) in report.pages {
      let page = CommittedReport.folder.appendingPathComponent(path)
      #expect(try String(contentsOf: page, encoding: .utf8) == text, "\(path): edit its page")
    }
    let readme = try String(
      contentsOf: CommittedReport.folder.deletingLastPathComponent().appendingPathComponent("README.md"),
      encoding: .utf8)
    #expect(readme.contains("<!-- answer -->\n\n\(report.answer)\n<!-- end of the answer -->\n"))
    let figures = CommittedReport.folder.appendingPathComponent("figures")
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: figures.path)) == Set(report.figures.keys))
    for (name, svg) in report.figures {
      #expect(try String(contentsOf: figures.appendingPathComponent(name), encoding: .utf8) == svg, "\(name)")
    }
  }

  @Test func whatIsCommittedIsWrittenAsItWouldBeToday() throws {
    let data = try Data(contentsOf: CommittedReport.results)
    #expect(try JSONFile.encode(ResultsFile.decode(data, file: "results.json")) == data)
  }

  /// A change of an architecture without a new comparison would leave a report on code that is no more.
  @Test func theCountsAreThoseOfTheArchitecturesAsTheyAre() throws {
    let results = try CommittedReport.decoded()
    let root = CommittedReport.folder.deletingLastPathComponent()
    let compared = ArchitectureCatalog.all.filter { results.architectures.contains($0.name) }
    let count = StructureCount(root: root)
    let sources = try count.sources(of: compared)
    let isSame =
      try sources == results.compared.map(\.sources)
      && count.shared() == results.structure
    #expect(isSame, "Reports/results.json is of other sources: run swift run compare")
  }

  /// So would a change of one that is not compared. One that the report does not know changes nothing in it.
  @Test func theSystemsAreThoseOfTheArchitecturesAsTheyAre() throws {
    let known = try CommittedReport.decoded().systems.systems
    let architectures = ArchitectureCatalog.all.filter { one in known.contains { $0.name == one.name } }
    let now = try StructureCount(root: PackageFolder.root).sources(of: architectures)
    let isSame = now == known.map(\.sources)
    #expect(isSame, Self.remedy)
  }

  /// A change request that is new or another one without new counts would leave a page on what is no more.
  @Test func theChangeRequestsAreCountedAsTheyAre() throws {
    let isSame = try CommittedReport.decoded().changes == CommittedReport.changes()
    #expect(isSame, Self.remedy)
  }

  /// A unit test that is new or another one without new counts would leave a page on what is no more.
  @Test func theUnitTestsAreCountedAsTheyAre() throws {
    let results = try CommittedReport.decoded()
    let root = CommittedReport.folder.deletingLastPathComponent()
    // One that is new is counted by the next comparison.
    let known = ArchitectureCatalog.all.filter { one in
      results.testing.value?.architectures.contains { $0.name == one.name } ?? false
    }
    let isSame = try results.testing == TestSurvey(root: root).results(of: known)
    #expect(isSame, Self.remedy)
  }

  /// A history that is another one without new counts would leave a page on what is no more.
  @Test func theLifeIsCountedAsItIs() throws {
    let stored = try #require(LifeResults.stored(in: PackageFolder.root).value)
    var counted = try LifeSurvey(root: PackageFolder.root).run()
    counted.keep(stored)
    #expect(stored == counted)
    #expect((stored.states + stored.second).allSatisfy { $0.verification != nil })
    #expect(
      stored.independent.map(\.id) == ["00-start", "01-detail", "02-edit"].map { "independent/\($0)" })
    let file = CommittedReport.folder.deletingLastPathComponent().appending(path: LifeResults.path)
    #expect(try JSONFile.encode(stored) == Data(contentsOf: file))
  }

  /// What is beside the history, to be read without a clone, is what the history ends with.
  @Test func theLastAppsAndTheRequestsAreThoseOfTheHistory() throws {
    try Life.use(of: PackageFolder.root) { life, store in
      let last = try #require(life.releases.last)
      #expect(last.id == "10-undo")
      let folders = ArchitectureCatalog.leading.map { ($0.sourceFolder, "App/\($0.name)") }
      for (folder, copy) in folders + [("Requests", "Requests")] {
        let trees = try ["\(last.tree):\(folder)", "\(store.base):\(copy)"].map {
          try store.git(["rev-parse", $0])
        }
        #expect(trees[0] == trees[1], "\(copy)")
      }
    }
  }

  /// A variant that is new or another one without new numbers would leave claims that rest on it without any.
  @Test func theVariantsAreMeasuredAsTheyAre() throws {
    let stored = try VariantResults.stored(in: PackageFolder.root)
    #expect(stored.reason == nil)
    let results = try #require(stored.value)
    let variants = try Variant.all(in: PackageFolder.root)
    #expect(
      results.implementations.map(\.name)
        == ArchitectureCatalog.leading.map(\.name) + variants.map(\.name))
    let second = try SecondAuthors.architectures(in: PackageFolder.root)
    #expect(second.map(\.name) == ["IndependentMVC", "IndependentMVVM", "IndependentVIPER"])
    #expect(try results.testing == TestSurvey(root: PackageFolder.root).run(second))
    let changes = try SecondAuthors.changes(in: PackageFolder.root)
    #expect(results.changes == changes)
    let known = results.implementations.filter(\.standsForPattern)
    #expect(known.allSatisfy { $0.system?.sources.metrics.path == $0.system?.folder }, "no path of a machine")
    let file = CommittedReport.folder.deletingLastPathComponent().appending(path: VariantResults.path)
    #expect(try JSONFile.encode(results) == Data(contentsOf: file))
  }

  private static let remedy: Comment = """
    Reports/results.json holds other counts: run swift run compare architectures --into Reports/results.json, then \
    swift run compare render Reports/results.json --output Reports
    """

  /// To a file that is there, to a heading that it has, and to a line that it has. A link may have a title.
  @Test func everyLinkLeadsSomewhere() throws {
    let root = CommittedReport.folder.deletingLastPathComponent()
    let reports = try #require(FileManager.default.subpaths(atPath: CommittedReport.folder.path))
    let pages =
      reports.filter { $0.hasSuffix(".md") }.map { "Reports/\($0)" }
      + ["README.md", "Sources/README.md", "Benchmarks/README.md"]
    #expect(pages.count > 10)
    for page in pages {
      let file = root.appendingPathComponent(page)
      let text = try String(contentsOf: file, encoding: .utf8)
      for link in text.matches(of: /\]\(([^)#" ]*)(?:#([^)]+))?(?: "[^"]*")?\)/) where !link.1.contains("://")
      {
        let target = link.1.isEmpty ? file : file.deletingLastPathComponent().appending(path: String(link.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.1)")
        guard let anchor = link.2 else { continue }
        #expect(try Self.anchors(of: target).contains(String(anchor)), "\(page): \(link.1)#\(anchor)")
      }
    }
  }

  /// A phone has room for three short cells beside the titles of the rows.
  @Test(arguments: [
    "README.md", "Sources/README.md", "Benchmarks/README.md", "Reports/comparison.md", "Reports/elsewhere.md",
    "Reports/deviations.md", "Reports/toolkit.md", "Reports/your-app.md", "Reports/results-format.md",
    "Reports/lessons/lesson1.md", "Reports/details/counts.md",
    "Reports/details/method.md", "Reports/details/storage.md", "Reports/details/structure.md",
    "Reports/changes.md", "Reports/further.md", "Reports/variants.md", "Reports/testing.md",
    "Reports/details/time.md",
  ])
  func tablesFitAPhone(page: String) throws {
    let file = CommittedReport.folder.deletingLastPathComponent().appending(path: page)
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("|")
    }
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.replacing(#"\|"#, with: "").count { $0 == "|" } <= 5, "\(row)") }
  }

  /// What a code-hosting site lets a link lead to: the headings of a page, or the lines of a source.
  private static func anchors(of file: URL) throws -> Set<String> {
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard file.pathExtension == "md" else { return Set(lines.indices.map { "L\($0 + 1)" }) }
    let headings = lines.filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" }.dropFirst().lowercased().filter {
        $0.isLetter || $0.isNumber || " -_".contains($0)
      }
      .replacing(" ", with: "-")
    }
    return Set(headings)
  }
}
