import Foundation
import Measurement
import Testing

@testable import Workbench

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportFormTests {
  private static let full = Result {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results)
    fixture.systems = ProfileSample().results
    return try fixture.report()
  }

  @Test func `the same results give the same bytes`() throws {
    #expect(try Fixture.plain.get() == Fixture().report())
  }

  @Test func `the bootstrap that is used by default gives the same for samples without noise`() throws {
    let more = try Fixture().input(resamples: 10_000)
    #expect(try Report(more, sources: [:]) == Fixture().report())
  }

  @Test func `rows have as many cells as their header`() throws {
    let report = try Self.full.get()
    let tables = report.pages.values.flatMap { MarkdownReading($0).tables }
    #expect(tables.count > 20)
    for table in tables {
      #expect(Set(table.map(\.count)).count == 1, "\(table[0])")
      #expect(table[1].allSatisfy { $0 == ":---" || $0 == "---:" })
      #expect(table.count > 2)
    }
  }

  @Test func `every figure is shown with an alternative, and every shown figure is there`() throws {
    let report = try Self.full.get()
    var shown: [String] = []
    for (path, markdown) in report.pages {
      let toReport = String(repeating: "../", count: path.count { $0 == "/" })
      for image in MarkdownReading(markdown).images {
        #expect(image.path.hasPrefix("\(toReport)figures/"), "\(path)")
        #expect(image.alternative.count > 20)
        shown.append(String(image.path.dropFirst(toReport.count)))
      }
    }
    #expect(shown.sorted() == report.figures.keys.map { "figures/\($0)" }.sorted())
  }

  @Test func `figures are well-formed`() throws {
    for (name, svg) in try Self.full.get().figures {
      #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(name)")
      #expect(svg.contains("prefers-color-scheme: dark"))
    }
  }

  @Test func `no path of the machine gets into the report`() throws {
    var fixture = Fixture()
    fixture.counts = .notMeasured(reason: "no /home/someone/bin/count")
    fixture.hypervisor = .notMeasured(reason: "no /home/someone/bin/detect")
    fixture.missingTap = "no /home/someone/bin/trace"
    fixture.changes = .notMeasured(reason: "no /home/someone/bin/git")
    let report = try fixture.report()
    for text in report.pages.values.map(\.self) + report.figures.values {
      #expect(!text.contains("/home/"))
    }
  }

  @Test func `every details element is closed`() throws {
    let report = try Self.full.get()
    for markdown in report.pages.values {
      #expect(markdown.ranges(of: "<details>").count == markdown.ranges(of: "</details>").count)
      #expect(markdown.hasSuffix("\n") && !markdown.contains("\n\n\n"))
    }
  }
}
