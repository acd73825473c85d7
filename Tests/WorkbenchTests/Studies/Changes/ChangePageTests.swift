import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct ChangePageTests {
  private static let plain = Result {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results)
    return try fixture.report()
  }

  private func report(_ change: (inout ChangeSample) -> Void = { _ in }) throws -> Report {
    var (fixture, sample) = (Fixture(), ChangeSample())
    change(&sample)
    fixture.changes = .measured(sample.results)
    return try fixture.report()
  }

  /// The rows under a heading, without the space that no line breaks at.
  private func rows(_ heading: String, of page: String) -> [[String]] {
    let table = MarkdownReading(page.section("## \(heading)")).tables.first ?? []
    return table.map { $0.map { $0.replacing("\u{A0}", with: " ") } }
  }

  // Of 4, 20 and 30 the quartiles (type 7) are halfway between neighbours: 12 and 25.
  @Test func `each request, the median and the middle half`() throws {
    let page = try Self.plain.get().changes
    let medians = rows("Medians", of: page)
    #expect(medians[2] == ["**Code lines**", "+20 −0", "+40 −2", "+60 −0"])
    #expect(medians[3] == ["… added, ratio to MVC's, request by request", "", "2.0", "4.0"])
    #expect(
      medians.suffix(2) == [
        ["… in all requests", "3", "6", "9"],
        ["Built-in scenarios that had to change, in all", "1", "1", "1"],
      ])
    #expect(page.contains("<summary>Request by request</summary>"))
    let lines = rows("Code lines", of: page)
    #expect(lines[0] == ["Request", "MVC", "MVVM", "VIPER"])
    #expect(lines[2] == ["`detail`", "+30 −0", "+80 −10", "+150 −0"])
    #expect(lines[5] == ["**Median**", "**+20 −0**", "**+40 −2**", "**+60 −0**"])
    #expect(lines[6] == ["Middle half", "+12–25 −0–1", "+24–60 −1–6", "+38–105 −0–1"])
    let existing = rows("Code lines in files that existed", of: page)
    #expect(existing[2] == ["`detail`", "10", "30", "30"])
    #expect(existing[4] == ["`push`", "6", "10", "18"])
    #expect(rows("Files", of: page)[3] == ["`phone`", "1 changed", "1 new, 1 changed", "2 new, 1 changed"])
    #expect(rows("Unit tests that had to change", of: page)[2] == ["`detail`", "1", "2", "3"])
    #expect(page.contains("- `push`: MVC View; MVVM View; VIPER View, Router\n"))
  }

  @Test func `what is shared stands apart`() throws {
    let page = try Self.plain.get().changes
    let shared = rows("What they share", of: page)
    #expect(
      shared[0] == [
        "Request", "Code lines", "Code lines in files that existed", "Files", "Unit tests that had to change",
      ])
    #expect(shared[2...] == [["`phone`", "+7 −1", "6", "1 new, 2 changed", "0"]])
    #expect(page.section("### Built-in scenarios that change").contains("- `push`: 1\n"))
    let none = try report { $0.ids = ["detail", "push"] }.changes
    #expect(none.contains("No request changes anything outside of the architectures."))
  }

  // Of detail, phone and push VIPER adds 150, 60 and 16 lines; all together 54, 128 and 226.
  @Test func `changes are drawn by size, below their total`() throws {
    let report = try self.report { $0.ids = ["push", "phone", "detail"] }
    let svg = try #require(report.figures["changes.svg"])
    let labels = svg.matches(of: /<text class="strong"[^>]*>([^<]*)</).map { String($0.1) }
    #expect(labels == ["All 3 changes", "detail: About detail", "phone: About phone", "push: About push"])
    #expect(
      report.changes.contains("those of all are MVC 54, MVVM 128, VIPER 226.]"),
      "\(report.changes.prefix(3000))")
  }

  @Test func `a map shows the roles that each change touches`() throws {
    let svg = try #require(try Self.plain.get().figures["change-roles.svg"])
    #expect(
      svg.contains(
        "detail: MVC View; MVVM View; VIPER View; phone: MVC View; MVVM View; VIPER View;"
          + " push: MVC View; MVVM View; VIPER View, Router."))
    #expect(svg.ranges(of: "<rect class=\"fill-2\"").count == 4)
  }

  @Test func `an architecture keeps its colour where others have no patches`() throws {
    var (fixture, sample) = (Fixture(), ChangeSample())
    sample.names = ["VIPER"]
    fixture.changes = .measured(sample.results)
    let report = try fixture.report()
    #expect(report.changes.contains("Without patches: MVC and MVVM."))
    let svg = try #require(report.figures["changes.svg"])
    #expect(svg.contains("<rect class=\"fill-2\"") && !svg.contains("<rect class=\"fill-0\""))
    #expect(!report.changes.contains("side by side"))
  }

  @Test func `what was not measured says so`() throws {
    let report = try Fixture.plain.get()
    #expect(report.changes == "# What a change costs\n\n**Not measured:** no request here.\n")
    let one = try self.report { $0.ids = ["phone"] }.changes
    #expect(!one.contains("Median"))
  }
}
