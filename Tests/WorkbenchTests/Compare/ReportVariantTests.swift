import CommandLineKit
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
    #expect(report.figures.count == 2 + count + (count > 1 ? 3 : 0))
    let own = report.pages.filter { Report.fixedPages[$0.key] == nil }.values.joined()
    for name in ["MVC", "MVVM", "VIPER", "claims.md"] { #expect(!own.contains(name)) }
  }

  @Test func `one architecture is compared with nothing`() throws {
    var fixture = Fixture()
    fixture.architectures = [("MVVM", 1)]
    let report = try fixture.report()
    let front = try #require(report.pages[Report.front])
    #expect(front.hasPrefix("# MVVM: a measurement\n"))
    #expect(!front.contains("equivalent"))
    // None of it is alike in all.
    #expect(MarkdownReading(front).row("**Code lines**") == ["**Code lines**", "40"])
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
    #expect(!markdown.contains("**Reliable:**"))
    #expect(
      markdown.contains(
        "**The control says that this run is unreliable; [see the control](../details/method.md#the-control).**"
      ))
    #expect(!markdown.contains("**18b. VIPER is the best in the use of the processor:**"))
  }

  @Test func `a quick run says so`() throws {
    var fixture = Fixture()
    fixture.isQuick = true
    fixture.launches = 1
    #expect(
      try fixture.report().markdown.contains(
        "**Quick run:** the benchmark ran as 1 process, with at most 3 rounds"))
  }

  @Test func `a tap that was not followed says why`() throws {
    var fixture = Fixture()
    fixture.traces = .notMeasured(reason: "no stacks here")
    fixture.course = Course(exercises: [], patches: [:])
    let report = try fixture.report()
    #expect(MarkdownReading(report.markdown).row("**Functions one tap passes**") == nil)
    #expect(report.markdown.contains("**Not measured:** no stacks here"))
    #expect(!report.markdown.contains("**13. VIPER adds indirection"))
    #expect(!report.figures.keys.contains { $0.hasPrefix("tap") })
  }

  @Test func `without a common size each row names its size`() throws {
    var fixture = Fixture()
    fixture.sizes = ["add": [10], "launch": [1_000, 100]]
    let reading = MarkdownReading(try fixture.report().markdown)
    #expect(reading.row("**Add: time per contact, 10 contacts**") != nil)
    #expect(reading.row("**Launch: time per launch, 1,000 contacts**") != nil)
    #expect(reading.tables.contains { $0[0] == ["", "100", "1,000"] })
  }

  @Test func `a workload with an unknown id is reported like the others`() throws {
    var fixture = Fixture()
    fixture.sizes = ["merge|all": [5, 10]]
    let report = try fixture.report()
    #expect(report.markdown.contains(#"# Merge\|all: time per merge\|all"#))
    #expect(report.figures["cost-merge-all.svg"] != nil)
  }

  @Test func `baselines that were not measured are not mentioned`() throws {
    var fixture = Fixture()
    fixture.baselines = []
    let markdown = try #require(fixture.report().pages["details/time/add.md"])
    #expect(markdown.contains("MVVM ÷ MVC"))
    for name in [ReferenceArm.toolkit, ReferenceArm.domain, "reference algorithm", "own share", "÷ bare"] {
      #expect(!markdown.contains(name), "\(name)")
    }
  }

  @Test func `a figure's file has a plain name`() {
    #expect(["tap-A-B", "tap-a b", "ü"].map(FileName.stem) == ["tap-a-b", "tap-a-b", "unnamed"])
  }

  // Over two launches that differ that much, Student's t reaches beyond any number.
  @Test func `launches that differ widely leave every verdict open`() throws {
    var fixture = Fixture()
    fixture.drift = 1e10
    let markdown = try fixture.report().markdown
    #expect(markdown.contains("(0–\u{2060}∞)<br>inconclusive"))
    #expect(markdown.contains("not settled"))
    #expect(!markdown.contains("nan") && !markdown.contains("inf "))
  }

  @Test func `results that cannot be rendered are refused`() throws {
    var fixture = Fixture()
    fixture.sizes = [:]
    let results = try fixture.results()
    #expect(throws: CommandFailure.usage("cost.run.cells: There is no cell.")) {
      try Report(results: results, sources: [:])
    }
  }
}
