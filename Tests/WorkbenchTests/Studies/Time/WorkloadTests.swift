import Measurement
import Testing

@testable import Workbench

/// What the page of times shows of a run, and the numbers that its sentences read.
@Suite struct WorkloadTests {
  private static func fixture() -> Fixture {
    var fixture = Fixture()
    fixture.sizes = ["add": [10, 1_000]]
    fixture.parts = ["domain-insert": [10, 1_000]]
    return fixture
  }

  // 1, 2 and 1.5 µs with 1,000 contacts.
  @Test func `every workload has a table, or the reason why it has none`() throws {
    let report = try Self.fixture().report()
    let page = try #require(report.pages["details/time.md"])
    let tables = MarkdownReading(page).tables
    #expect(tables.map { $0[0] }.first == ["Contacts", "MVC", "MVVM", "VIPER"])
    let (double, half) = ("2.0000 (2.0000–2.0000)", "1.5000 (1.5000–1.5000)")
    #expect(
      tables.first?.last == [
        "1,000", "1.0\u{A0}µs", "2.0\u{A0}µs<br>\(double)<br>slower", "1.5\u{A0}µs<br>\(half)<br>slower",
      ])
    #expect(tables.last?[2][2].hasSuffix("<br>1.2500 (1.2500–1.2500)<br>slower") == true)
    #expect(page.contains("**Not measured:** not part of this run"))
    #expect(report.figures.keys.filter { $0.hasPrefix("time-") } == ["time-add.svg"])
  }

  @Test func `times of everything that takes part have keys`() throws {
    let measures = try Self.fixture().input().measures
    #expect(try measures.number(of: "time.add@1000", for: "Toolkit") == 500)
    #expect(try measures.number(of: "time.add@1000", for: "Reference") == 4_000)
    #expect(try measures.number(of: "time.domain-insert@10", for: "Tree") == 125)
    #expect(try measures.number(of: "method.controls", for: Measure.project) == 4)
    #expect(measures.measures["time.scroll@1000"] == nil)
  }

  @Test func `an unreliable run says so, and no sentence has its times`() throws {
    var fixture = Self.fixture()
    fixture.control = 1.05
    let page = try #require(fixture.report().pages["details/time.md"])
    #expect(
      page.contains("**This run is unreliable: see [its control](../details/method.md#the-control).**"))
    #expect(!page.contains("times as long as"))
    #expect(!MarkdownReading(page).tables.isEmpty)
  }
}
