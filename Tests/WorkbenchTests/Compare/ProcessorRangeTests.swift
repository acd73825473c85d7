import Foundation
import Testing

@testable import Measurement
@testable import Workbench

/// Every number here is worked out by hand: on the report's own processor MVVM takes 2 times and VIPER 1.5 times as long
/// as MVC, with no noise; on the others what is said here.
@Suite struct ProcessorRangeTests {
  private func run(
    model: String, mvvm: Double, viper: Double = 1.5, drift: Double = 1, size: Int = 1_000,
    _ change: (inout Fixture) -> Void = { _ in }
  ) throws -> RunSummary {
    var fixture = Fixture()
    fixture.processor = Fixture.processor(model: model)
    fixture.architectures = [("MVC", 1), ("MVVM", mvvm), ("VIPER", viper)]
    fixture.sizes = ["add": [10, size], "launch": [10, size]]
    fixture.drift = drift
    change(&fixture)
    return try RunSummary(fixture.results(), bootstrap: HierarchicalBootstrap(resamples: 1_000))
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
    #expect(
      page.contains("Ratios are shown with those of 2 other [processors](details/method.md#processors)."))
    #expect(page.contains("for this processor and this build"))
    #expect(
      MarkdownReading(page).row("**Add: time per contact**")?[2]
        .hasSuffix("1.0000–2.0000\u{A0}on\u{A0}3<br>slower on 2 of 3") == true)
  }

  @Test func `a ratio has no range where the others did not time its workload`() throws {
    let page = try page([run(model: "2", mvvm: 1.25) { $0.sizes = ["launch": [10, 1_000]] }])
    #expect(ratios(page).last?[1] == "2.0000 (2.0000–2.0000)<br>slower")
    #expect(page.contains("1.2500–2.0000"))
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
    #expect(alone.markdown.contains("There is no run of another processor to set beside this one: all times"))
    #expect(MarkdownReading(alone.markdown).row("Vendor")?.last == "not measured: not recorded")
  }

  /// Whatever their revisions are called.
  @Test func `ranges span runs of the same measured sources`() throws {
    let alike = try run(model: "2", mvvm: 1.25) { $0.revision = "def5678" }
    #expect(ratios(try page([alike])).last?[1].hasSuffix("on\u{A0}2\u{A0}of\u{A0}2") == true)
    let other = try run(model: "2", mvvm: 9) { $0.measuredSources = .measured("fedcba9876543210") }
    let unknown = try run(model: "3", mvvm: 9) { $0.measuredSources = .notMeasured(reason: "not recorded") }
    let alone = try page([other, unknown])
    #expect(!alone.contains("on\u{A0}2"))
    #expect(alone.contains("all times here are those of one processor."))
    #expect(alone.contains("2 stored runs are left out: the sources timed there are others, or nobody"))
    #expect(try page([other, alike]).contains("1 stored run is left out"))
    // What is unknown here is not known to be the same there.
    let page = try page([unknown]) { $0.measuredSources = .notMeasured(reason: "not recorded") }
    #expect(!page.contains("on\u{A0}2"))
  }

  @Test func `an unknown identity counts where what is known of it differs`() throws {
    let stepping = { (vendor: String, fixture: inout Fixture) in
      let own = fixture.processor
      fixture.processor = Processor(
        name: own.name, vendor: .measured(vendor), family: own.family, model: own.model,
        stepping: .notMeasured(reason: "not recorded"), caches: .notMeasured(reason: "not recorded"))
    }
    let sameMaker = try run(model: "2", mvvm: 9) { stepping("Maker", &$0) }
    let otherMaker = try run(model: "2", mvvm: 9) { stepping("Other", &$0) }
    let known = try run(model: "2", mvvm: 1.25)
    // It may be that of the run beside it, whichever is stored first, or the report's own.
    for runs in [[sameMaker, known], [known, sameMaker]] { #expect(try page(runs) == page([known])) }
    #expect(try page([run(model: "1", mvvm: 9) { stepping("Maker", &$0) }]).contains("of one processor."))
    #expect(ratios(try page([known, otherMaker])).last?[1].contains("on\u{A0}3") == true)
  }

  /// 20 % in the fixed loop are another clock, and no other processor.
  @Test func `another clock is no other processor`() throws {
    let slower = try run(model: "1", mvvm: 9) { $0.baselines[3].factor *= 1.2 }
    #expect(try page([slower]).contains("of one processor."))
  }

  // There MVVM takes 1.25 times as long, with launches that agree; but 1.1 and 0.9 times as long as itself.
  @Test func `a cell that its own run calls imprecise supports no verdict`() throws {
    let verdict = { (arm: String) in
      let stored = try run(model: "2", mvvm: 1.25) {
        $0.launches = 6
        $0.alsoControlled = ["MVVM"]
        $0.controls = ["\(arm)add 1000": [1.1, 0.9]]
      }
      return try ratios(page([stored])).last?[1].split(separator: "<br>").last
    }
    for arm in ["", "MVVM "] { #expect(try verdict(arm) == "slower\u{A0}on\u{A0}1\u{A0}of\u{A0}2") }
    #expect(try verdict("VIPER ") == "slower\u{A0}on\u{A0}2\u{A0}of\u{A0}2")
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
    let over = try #require(try cell.ratio(of: "MVVM", over: "MVC")).estimate
    let under = try #require(try cell.ratio(of: "MVC", over: "MVVM")).estimate
    #expect(abs(over.ratio - 1.25) < 1e-4 && abs(under.ratio - 0.8) < 1e-4)
    #expect(try cell.ratio(of: "MVVM", over: "VIP") == nil)
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
    #expect(page.contains("instructions\u{A0}1.50\u{A0}at\u{A0}1,000"))
  }

  // Of 200, and of 304, which are from 290 to 330 in layouts of memory.
  @Test func `instructions that depend on the build are a range, and so is their ratio`() throws {
    let workloads = try Fixture().results().cost.run.workloads
    let counts = [("MVC", 200.0, nil), ("MVVM", 304, 290.4...330.4)].map { arm, value, range in
      CountResults.Count(
        workload: "add", size: 1_000, arm: arm, metric: .instructions, value: .measured(value), range: range)
    }
    let page = try page([]) {
      $0.counts = .measured(CountResults(workloads: workloads, counts: counts))
    }
    #expect(ratios(page).last?[1].hasSuffix("<br>instructions\u{A0}1.45–1.65") == true)
    #expect(page.contains("| `add` | 200 | 290–\u{2060}330 |"))
    #expect(page.contains("Instructions for each add as bars: MVC 200, MVVM 304."))
  }
}
