import Testing

@testable import Measurement
@testable import Workbench

@Suite struct ReportVariantTests {
  @Test(arguments: [1, 6])
  func `other architectures have tables and figures`(count: Int) throws {
    var fixture = Fixture()
    fixture.architectures = (0..<count).map { ("Pattern \($0)", 1 + Double($0)) }
    let report = try fixture.report()
    for table in MarkdownReading(report.markdown).tables {
      #expect(Set(table.map(\.count)).count == 1, "\(table[0])")
    }
    #expect(report.figures.count == 2)
    let own = report.pages.filter { Report.fixedPages[$0.key] == nil }.values.joined()
    for name in ["MVC", "MVVM", "VIPER", "claims.md"] { #expect(!own.contains(name)) }
  }

  @Test func `one architecture is compared with nothing`() throws {
    var fixture = Fixture()
    fixture.architectures = [("MVVM", 1)]
    let report = try fixture.report()
    let front = try #require(report.pages[Report.front])
    #expect(!front.contains("equivalent"))
    #expect(MarkdownReading(front).row("Time for one `add`") == ["Time for one `add`", "1.0\u{A0}µs"])
    #expect(!report.markdown.contains("times as long"))
    #expect(!report.markdown.contains("MVVM ÷ MVVM"))
  }

  @Test func `a control that finds a difference marks the run as unreliable`() throws {
    var fixture = Fixture()
    fixture.control = 1.05
    let markdown = try fixture.report().markdown
    #expect(
      markdown.contains(
        "**UNRELIABLE:** A control failed where the main result rests on it: MVC's `add` at 1,000, 1.0500"
          + " (1.0500–1.0500). In all, 4 of 4 controls failed."))
    #expect(!markdown.contains("**Reliable:**") && !markdown.contains("a quick run"))
    #expect(!markdown.contains("**18b. VIPER is the best in the use of the processor:**"))
  }

  @Test func `a tap that was not followed says why`() throws {
    var fixture = Fixture()
    fixture.missingTap = "no stacks here"
    fixture.course = Course(exercises: [], patches: [:])
    let report = try fixture.report()
    #expect(report.markdown.contains("**Not measured:** no stacks here"))
    #expect(!report.markdown.contains("**13. VIPER adds indirection"))
    #expect(!report.figures.keys.contains { $0.hasPrefix("tap") })
  }

  @Test func `a figure's file has a plain name`() {
    #expect(["tap-A-B", "tap-a b", "ü"].map(FileName.stem) == ["tap-a-b", "tap-a-b", "unnamed"])
  }

  // Over two launches that differ that much, Student's t reaches beyond any number.
  @Test func `launches that differ widely leave every verdict open`() throws {
    var fixture = Fixture()
    fixture.isQuick = true
    fixture.drift = 1e10
    let markdown = try fixture.report().markdown
    #expect(markdown.contains("(0–\u{2060}∞)<br>inconclusive") && markdown.contains("This was a quick run"))
    #expect(!markdown.contains("nan") && !markdown.contains("inf "))
  }
}
