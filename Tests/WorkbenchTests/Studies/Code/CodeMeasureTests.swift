import SourceReading
import Testing

@testable import Workbench

/// What the measures of sources count, on a few lines that can be counted by hand.
@Suite struct CodeMeasureTests {
  private static let files = [
    Source.file("ListViewController", lines: 4, imports: ["ContactsDomain", "TerminalKit"]),
    Source.file("AddViewController", lines: 6, imports: ["TerminalKit"]),
    Source.file("ListViewModel", lines: 5, imports: ["ContactsDomain", "Observation", "TerminalKit"]),
    Source.file("ListPresenter", lines: 3), Source.file("AddPresenter", lines: 2, imports: ["Foundation"]),
  ]

  private static func table() -> MeasureTable {
    func app(_ name: String, _ pattern: String?, _ files: [FileMetrics]) -> CountedApp<FolderMetrics> {
      CountedApp(name: name, pattern: pattern, counts: FolderMetrics(path: name, files: files))
    }
    let apps = [
      app("MVC", "MVC", files), app("MVCTwo", "MVC", [files[0]]), app("Mixture", nil, [files[3]]),
    ]
    let shared = FolderMetrics(path: "Shared", files: [Source.file("Contact", lines: 7)])
    return MeasureTable(architectures: ["MVC"], CodeMeasures(apps: apps, shared: [shared]).measures)
  }

  // Code lines with the imports: 6, 7, 8, 3 and 3.
  @Test(
    arguments: [
      ("code.lines", 27.0), ("code.files", 5), ("code.types", 5), ("code.linesPerType", 27.0 / 5),
      ("code.largestType", 6), ("code.largestPresenter", 3), ("code.viewControllerLines", 10),
      ("code.viewControllerShare", 10.0 / 27), ("code.uiFree", 6.0 / 27),
      ("code.domainFiles", 2), ("code.domainInViews", 1), ("code.uiInViewModels", 1),
      ("code.partialViewControllers", 1), ("code.foreignImports", 1), ("code.withShared", 34),
    ] as [(String, Double)])
  func `a measure counts the sources of an app`(key: String, value: Double) throws {
    #expect(try Self.table().number(of: key, for: "MVC") == value)
  }

  @Test func `an implementation counts for its pattern, and a mixture for none`() throws {
    let table = Self.table()
    #expect(try table.measure("code.lines").all == ["MVC": ["MVC": 27, "MVCTwo": 6]])
    #expect(try table.number(of: "code.lines", for: "Mixture") == 3)
    #expect(try table.number(of: "code.lines.typical", for: "MVC") == 16.5)
    #expect(try table.number(of: "code.lines.rank", for: "MVC") == 2)
    #expect(try table.number(of: "code.shared", for: Measure.project) == 7)
    #expect(try table.value(of: "code.largestType.name", for: "MVC") == .name("AddViewController"))
    // Without a view controller there is no share of it to compare.
    #expect(throws: NoValue.self) { try table.number(of: "code.viewControllerLines", for: "Mixture") }
  }
}
