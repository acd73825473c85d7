import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct ChangePageTests {
  private func report(_ change: (inout ChangeSample) -> Void = { _ in }) throws -> Report {
    var (fixture, sample) = (Fixture(), ChangeSample())
    change(&sample)
    fixture.changes = .measured(sample.results)
    return try fixture.report()
  }

  @Test func `each change has its lines and tests in each architecture`() throws {
    let sample = ChangeSample()
    let table = try ChangeFindings(sample.results, architectures: sample.names).table
    let rows = MarkdownReading("# A\n\n\(table.markdown)\n").tables[0]
    #expect(rows[0] == ["Change", "Code lines added: MVC · MVVM · VIPER", "Unit tests edited"])
    #expect(
      rows[2] == ["[About detail](../Benchmarks/Changes/detail/request.md)", "30 · 80 · 150", "1 · 2 · 3"])
  }

  // Of detail, phone and push VIPER adds 150, 60 and 16 lines.
  @Test func `changes are drawn by size`() throws {
    let svg = try #require(try report { $0.ids = ["push", "phone", "detail"] }.figures["changes.svg"])
    let labels = svg.matches(of: /<text class="strong"[^>]*>([^<]*)</).map { String($0.1) }
    #expect(labels == ["detail: About detail", "phone: About phone", "push: About push"])
  }

  @Test func `an architecture keeps its colour where others have no patches`() throws {
    let svg = try #require(try report { $0.names = ["VIPER"] }.figures["changes.svg"])
    #expect(svg.contains("<rect class=\"fill-2\"") && !svg.contains("<rect class=\"fill-0\""))
  }

  @Test func `without changes there is no figure`() throws {
    #expect(try Fixture.plain.get().figures["changes.svg"] == nil)
  }
}
