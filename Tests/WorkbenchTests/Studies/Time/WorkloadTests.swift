import Measurement
import Testing

@testable import Workbench

/// Many workloads on one page.
@Suite struct WorkloadTests {
  private static let plain = Result { try fixture().report() }

  private static func fixture() -> Fixture {
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
    let time = try Self.plain.get().markdown.section("## Time")
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
    let pages = try Self.plain.get().pages
    let time = try #require(pages["details/time.md"])
    for id in ["add", "add-first", "start-up", "domain-insert"] {
      #expect(time.contains("(../details/time/\(id).md)"))
      let page = try #require(pages["details/time/\(id).md"])
      // A picture needs a second size.
      #expect(page.contains("(../../figures/cost-\(id).svg)") == (id != "start-up"))
    }
    let other = try #require(pages["details/time/add-first.md"])
    #expect(other.contains("With 1,000 contacts, over MVC: MVVM 2.0000 (2.0000–2.0000), slower; VIPER"))
  }

  @Test func `contenders that are no architectures are compared with each other`() throws {
    let section = try Self.plain.get().markdown.section("### Domain-insert: time per contact")
    let table = MarkdownReading(section).tables[0]
    #expect(table[0] == ["Contacts", "pbds ÷ SortedList"])
    #expect(table[2] == ["10", "1.2500 (1.2500–1.2500)<br>slower"])
    #expect(
      section.contains("over that of SortedList, as dots, from 10 contacts (pbds 1.25"))
    #expect(section.contains("`pbds` is the order-statistics tree of GNU's C++ library"))
  }
}
