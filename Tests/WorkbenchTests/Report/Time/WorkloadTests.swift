import Measurement
import Testing

@testable import Workbench

/// Many workloads on one page.
@Suite struct WorkloadTests {
  private func fixture() -> Fixture {
    var fixture = Fixture()
    fixture.sizes = ["add": [10, 1_000], "add-first": [10, 1_000], "start-up": [0]]
    fixture.parts = ["domain-insert": [10, 1_000]]
    fixture.notMeasured = [
      CostResults.MissingWorkload(
        workload: WorkloadDescription(id: "scroll", summary: "Scroll", operation: "row"),
        reason: "no *screen*")
    ]
    return fixture
  }

  // 5 ms, 10 ms and 7.5 ms at start-up; 1, 2 and 1.5 µs with 1,000 contacts.
  @Test func `one table holds all workloads`() throws {
    let time = try fixture().report().markdown.section("## Time")
    let table = MarkdownReading(time).tables.first { $0[0].last == "Control" }
    #expect(table?[0] == ["Workload", "Contacts", "MVC", "MVVM", "VIPER", "Control"])
    let ratios = ["2.0000 (2.0000–2.0000)", "1.5000 (1.5000–1.5000)"]
    #expect(
      table?[2] == [
        "`add`", "1,000", "1.0\u{A0}µs", "2.0\u{A0}µs<br>\(ratios[0])<br>slower",
        "1.5\u{A0}µs<br>\(ratios[1])<br>slower", "0.00\u{A0}%<br>passed",
      ])
    #expect(table?.map(\.[0]).dropFirst(2) == ["`add`", "`add-first`", "`start-up`"])
    #expect(table?.last?[1...2] == ["no contacts", "5.0\u{A0}ms"])
    #expect(time.contains("\n- `scroll`: not measured: no \\*screen\\*\n"))
  }

  @Test func `every workload has a page, to which the page on time leads`() throws {
    let pages = try fixture().report().pages
    let time = try #require(pages["details/time.md"])
    for id in ["add", "add-first", "start-up", "domain-insert"] {
      #expect(time.contains("(../details/time/\(id).md)"))
      #expect(pages["details/time/\(id).md"]?.contains("(../../figures/cost-\(id).svg)") == true)
    }
    let other = try #require(pages["details/time/add-first.md"])
    #expect(other.contains("With 1,000 contacts, over MVC: MVVM 2.0000 (2.0000–2.0000), slower; VIPER"))
  }

  @Test func `workloads whose ids read alike have pages of their own`() throws {
    var fixture = Fixture()
    fixture.sizes = ["a b": [5], "a-b": [5]]
    let pages = try fixture.report().pages
    #expect(pages["details/time/a-b.md"] != nil && pages["details/time/a-b-2.md"] != nil)
  }

  @Test func `a single size has a figure too, and 0 is no contacts`() throws {
    let report = try fixture().report()
    let section = report.markdown.section("### Start-up: time per start-up")
    #expect(
      section.contains(
        "![Start-up: time per start-up over that of MVC, as dots, from no contacts (MVVM 2.00, "))
    #expect(section.contains("With no contacts, over MVC: MVVM 2.0000"))
    #expect(MarkdownReading(section).tables.contains { $0[0] == ["", "no contacts"] })
    #expect(report.figures["cost-start-up.svg"]?.contains("no contacts, MVVM: 2.00") == true)
  }

  @Test func `contenders that are no architectures are compared with each other`() throws {
    let section = try fixture().report().markdown.section("### Domain-insert: time per contact")
    let table = MarkdownReading(section).tables[0]
    #expect(table[0] == ["Contacts", "pbds ÷ SortedList"])
    #expect(table[2] == ["10", "1.2500 (1.2500–1.2500)<br>slower"])
    #expect(
      section.contains("over that of SortedList, as dots, from 10 contacts (pbds 1.25"))
    #expect(section.contains("`pbds` is the order-statistics tree of GNU's C++ library"))
  }

  @Test func `every workload says what its control found`() throws {
    var fixture = fixture()
    #expect(
      try fixture.report().markdown.section("### Add: time per contact").contains(
        "Control: at most 0.00\u{A0}% off over 2 sizes; passed."))
    fixture.control = 1.05
    let markdown = try fixture.report().markdown
    #expect(
      markdown.section("### Add: time per contact").contains(
        "Control: at most 5.00\u{A0}% off over 2 sizes; **failed** at 10 and at 1,000."))
    #expect(markdown.contains("Control: at most 5.00\u{A0}% off over 1 size; **failed** with no contacts."))
  }

  @Test func `no verdict rests on a cell whose control failed`() throws {
    var fixture = fixture()
    fixture.control = 1.05
    let time = try fixture.report().markdown.section("### Add: time per contact")
    let ratios = try #require(MarkdownReading(time).tables.first)
    #expect(ratios[2][1] == "2.0000 (2.0000–2.0000)<br>inconclusive")
  }

  @Test func `the overview keeps to the main workloads`() throws {
    let reading = MarkdownReading(try fixture().report().markdown)
    #expect(reading.row("**Add: time per contact**") != nil)
    #expect(reading.row("**Add-first: time per contact**") == nil)
  }
}
