import Measurement
import SourceReading
import Testing

@testable import Workbench

@Suite struct VariantPageTests {
  private func metrics(_ name: String, _ lines: Int...) -> FolderMetrics {
    FolderMetrics(path: name, files: lines.enumerated().map { Source.file("Type\($0)", lines: $1) })
  }

  private var sample: VariantSample {
    var sample = VariantSample()
    sample.metrics = [
      "MVC": metrics("MVC", 10, 20), "MVCWay1": metrics("Way", 5), "VIPER": metrics("VIPER", 1, 1, 1),
      "MVVM": metrics("MVVM", 7),
    ]
    sample.further = [
      VariantResults.Implementation(
        name: "Between", folder: "Benchmarks/Variants/Between", pattern: "MVVM", towards: "VIPER",
        origin: "Somebody", system: VariantSample.system(metrics("Between", 2, 2)))
    ]
    return sample
  }

  @Test func `each app has a row with a link to its folder, in the order of the patterns`() throws {
    let tables = VariantTables(results: sample.results())
    let rows = MarkdownReading(tables.apps.markdown + "\n").tables[0].dropFirst(2)
    #expect(
      Array(rows) == [
        ["**[MVC](/../Sources/Architectures/MVC)**", "30 (20)", "2 (0)", "–"],
        ["[MVCWay1](/../Benchmarks/Variants/MVCWay1)", "5 (5)", "1 (0)", "–"],
        ["**[MVVM](/../Sources/Architectures/MVVM)**", "7 (7)", "1 (0)", "–"],
        ["**[VIPER](/../Sources/Architectures/VIPER)**", "6 (2)", "3 (0)", "–"],
      ])
  }

  @Test func `mixtures are in a table of their own, and in the ladder between its ends`() throws {
    let tables = VariantTables(results: sample.results())
    func names(_ table: MarkdownTable) -> [String] {
      MarkdownReading(table.markdown + "\n").tables[0].dropFirst(2).compactMap { row in
        row[0].split(separator: "]").first.map { String($0.drop { "*[".contains($0) }) }
      }
    }
    #expect(names(tables.mixtures) == ["Between"])
    #expect(names(tables.ladder) == ["MVVM", "Between", "VIPER"])
  }

  @Test func `the report has the page if the variants were measured`() throws {
    var fixture = Fixture()
    #expect(try fixture.report().pages[VariantPage.file] == nil)
    fixture.variants = .measured(sample.results())
    let page = try #require(fixture.report().pages[VariantPage.file])
    #expect(page.contains("| **[MVC](../Sources/Architectures/MVC)** | 30 (20) |"))
    fixture.architectures = [("A", 1), ("B", 1)]
    #expect(try fixture.report().pages[VariantPage.file] == nil)
  }
}
