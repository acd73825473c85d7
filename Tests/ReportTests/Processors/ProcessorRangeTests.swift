import Foundation
import Measurement
import Results
import Testing

@testable import Report

/// Every number here is worked out by hand: on the report's own processor MVVM takes 2 times and VIPER 1.5 times as long
/// as MVC, with no noise; on the others what is said here.
@Suite struct ProcessorRangeTests {
  private func run(
    model: String, mvvm: Double, viper: Double = 1.5, drift: Double = 1, size: Int = 1_000
  ) throws -> RunSummary {
    var fixture = Fixture()
    fixture.processor = Fixture.processor(model: model)
    fixture.architectures = [("MVC", 1), ("MVVM", mvvm), ("VIPER", viper)]
    fixture.sizes = ["add": [10, size], "launch": [10, size]]
    fixture.drift = drift
    return try RunSummary(fixture.results())
  }

  private func page(_ runs: [RunSummary], _ change: (inout Fixture) -> Void = { _ in }) throws -> String {
    var fixture = Fixture()
    fixture.runs = runs
    change(&fixture)
    return try fixture.report().markdown
  }

  private func ratios(_ markdown: String) -> [[String]] {
    MarkdownReading(markdown).tables.first { $0[0] == ["Contacts", "MVVM ÷ MVC", "VIPER ÷ MVC"] } ?? []
  }

  @Test func `a ratio has its range, and a verdict says on how many processors it holds`() throws {
    let runs = try [run(model: "2", mvvm: 1.25), run(model: "3", mvvm: 1, viper: 3)]
    let page = try page(runs)
    #expect(
      ratios(page).last == [
        "1,000",
        "2.0000 (2.0000–2.0000)<br>1.0000–2.0000\u{A0}on\u{A0}3<br>slower\u{A0}on\u{A0}2\u{A0}of\u{A0}3",
        "1.5000 (1.5000–1.5000)<br>1.5000–3.0000\u{A0}on\u{A0}3<br>slower\u{A0}on\u{A0}3\u{A0}of\u{A0}3",
      ])
    #expect(page.contains("MVVM 2.0000 (2.0000–2.0000), slower on 2 of 3 processors (1.0000–2.0000);"))
    #expect(page.contains("Ratios stand beside those of 2 other [processors](details/method.md#processors)."))
    #expect(page.contains("for this processor and this build"))
    #expect(
      MarkdownReading(page).row("**Add: time per contact**")?[2]
        .hasSuffix("1.0000–2.0000\u{A0}on\u{A0}3<br>slower on 2 of 3") == true)
    // What one of three processors does not say is no conclusion.
    #expect(
      page.contains(
        "`add` takes 1.5000 times as long under VIPER (1.5000–3.0000 on 3 processors), with 1,000"))
    #expect(
      page.contains(
        "**Inconclusive.** With 1,000 contacts, `add` under MVVM (slower under MVVM on 2 of 3 processors)"))
  }

  // MVVM over the toolkit, which takes 0.5: 4 here, and 1.25 ÷ 0.5 there. Of 1.25 that is 1 - 0.5 ÷ 1.25 of its own.
  @Test func `ratios to the baselines and shares have their ranges`() throws {
    let reading = MarkdownReading(try page([run(model: "2", mvvm: 1.25)]))
    let table = reading.tables.first { $0[0].last == "own share" }
    #expect(table?[3][2] == "4.0000 (4.0000–4.0000)<br>2.5000–4.0000\u{A0}on\u{A0}2")
    #expect(table?[3].last == "75 to 75 %<br>60\u{A0}to\u{A0}75\u{A0}%\u{A0}on\u{A0}2")
  }

  // Two launches, 1.25 and 1.25 × 1.1: Student's t of two launches at 99 % reaches far below 1.02.
  @Test func `a verdict does not hold where the launches of another processor leave it open`() throws {
    let page = try page([run(model: "2", mvvm: 1.25, drift: 1.1)])
    #expect(ratios(page).last?[1].hasSuffix("slower\u{A0}on\u{A0}1\u{A0}of\u{A0}2") == true)
  }

  @Test func `runs of the own processor are left out, and of two runs of another the last counts`() throws {
    let own = try run(model: "1", mvvm: 9)
    #expect(try !page([own]).contains("on 2"))
    let twice = try [run(model: "2", mvvm: 9), run(model: "2", mvvm: 1.25)]
    #expect(try page(twice) == page([twice[1]]))
  }

  @Test func `a run of an unknown processor is not compared with itself`() throws {
    let unknown = Measured<String>.notMeasured(reason: "not recorded")
    var fixture = Fixture()
    fixture.processor = Processor(
      name: "AMD EPYC", vendor: unknown, family: unknown, model: unknown, stepping: unknown,
      caches: .notMeasured(reason: "not recorded"))
    let summary = try RunSummary(fixture.results())
    let alone = try fixture.report()
    fixture.runs = [summary]
    #expect(try fixture.report() == alone)
    #expect(alone.markdown.contains("There is no run of another processor to set beside this one."))
    #expect(MarkdownReading(alone.markdown).row("Vendor")?.last == "not measured: not recorded")
  }

  @Test func `runs of another revision, and of a processor that may be one of the others, are counted`()
    throws
  {
    let sentences = [
      "is of another revision: the sources may", "is of a processor that is not identified, which may",
    ]
    let same = try page([run(model: "2", mvvm: 1.25)])
    for sentence in sentences { #expect(!same.contains(sentence)) }
    var fixture = Fixture()
    let unknown = Measured<String>.notMeasured(reason: "not recorded")
    fixture.processor = Processor(
      name: "AMD EPYC", vendor: unknown, family: unknown, model: unknown, stepping: unknown,
      caches: .notMeasured(reason: "not recorded"))
    fixture.revision = "def5678"
    let mixed = try page([run(model: "2", mvvm: 1.25), RunSummary(fixture.results())])
    for sentence in sentences { #expect(mixed.contains("1 of the other runs \(sentence)")) }
  }

  @Test func `a cell that no other processor has shows no range`() throws {
    let page = try page([run(model: "2", mvvm: 1.25, size: 2_000)])
    #expect(ratios(page).last?[1] == "2.0000 (2.0000–2.0000)<br>slower")
    #expect(MarkdownReading(page).tables.flatMap(\.self).contains { $0.last == "2 of 4" })
  }

  @Test func `a workload with another summary is not compared`() throws {
    let results = try Fixture().results()
    let renamed = results.cost.run.workloads.map {
      WorkloadDescription(id: $0.id, summary: "\($0.summary) otherwise", operation: $0.operation)
    }
    let cell = try run(model: "2", mvvm: 1.25).cell(of: renamed[0], at: 1_000)
    #expect(cell == nil)
    #expect(try run(model: "2", mvvm: 1.25).cell(of: results.cost.run.workloads[0], at: 1_000) != nil)
  }

  // 4 ÷ 0.5 takes the toolkit 0.5: seen from the other side the ratio is the inverse.
  @Test func `a stored ratio is read in both directions`() throws {
    let summary = try run(model: "2", mvvm: 1.25)
    let cell = try #require(summary.cells.first)
    let over = try #require(try cell.estimate(of: "MVVM", over: "MVC"))
    let under = try #require(try cell.estimate(of: "MVC", over: "MVVM"))
    #expect(abs(over.ratio - 1.25) < 1e-4 && abs(under.ratio - 0.8) < 1e-4)
    #expect(try cell.estimate(of: "MVVM", over: "VIP") == nil)
  }

  @Test func `targets say on how many processors they are met`() throws {
    let table = { (markdown: String) in
      MarkdownReading(markdown).tables.flatMap(\.self).first {
        $0[0] == "Beside toolkit + domain<br>target: at most 25 %"
      }
    }
    let other = try run(model: "2", mvvm: 0.5, size: 10_000)
    let found = table(try page([other]) { $0.sizes = ["add": [10_000]] })
    #expect(
      found?[2]
        == "75 to 76 %<br>0\u{A0}to\u{A0}75\u{A0}%\u{A0}on\u{A0}2<br>**not\u{A0}met**\u{A0}on\u{A0}1\u{A0}of\u{A0}2"
    )
  }

  // 300 ÷ 200 instructions, whatever the processor.
  @Test func `instructions stand beside the time`() throws {
    let workloads = try Fixture().results().cost.run.workloads
    let counts = [("MVC", 200.0), ("MVVM", 300)].map { arm, value in
      CountResults.Count(
        workload: "add", size: 1_000, arm: arm, metric: .instructions, value: .measured(value))
    }
    let page = try page([]) {
      $0.counts = .measured(CountResults(workloads: workloads, counts: counts))
    }
    #expect(ratios(page).last?[1] == "2.0000 (2.0000–2.0000)<br>slower<br>instructions\u{A0}1.50")
    #expect(ratios(page)[2][1] == "2.0000 (2.0000–2.0000)<br>slower")
    #expect(
      MarkdownReading(page).row("**Add: instructions**")
        == ["**Add: instructions**", "200", "300<br>×\u{A0}1.50", ""])
    #expect(page.contains("instructions\u{A0}1.50\u{A0}at\u{A0}1,000"))
  }
}
