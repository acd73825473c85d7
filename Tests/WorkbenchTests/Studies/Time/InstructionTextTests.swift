import Testing

@testable import Measurement
@testable import Workbench

@Suite struct InstructionTextTests {
  private func page(_ change: (inout Fixture) -> Void) throws -> String {
    var fixture = Fixture()
    change(&fixture)
    return try fixture.report().markdown
  }

  private func ratios(_ markdown: String) -> [[String]] {
    MarkdownReading(markdown).tables.first { $0[0] == ["Contacts", "MVVM ÷ MVC", "VIPER ÷ MVC"] } ?? []
  }

  // 300 ÷ 200 instructions.
  @Test func `instructions stand below the time`() throws {
    let workloads = try Fixture().results().cost.run.workloads
    let counts = [("MVC", 200.0), ("MVVM", 300)].map { arm, value in
      CountResults.Count(
        workload: "add", size: 1_000, arm: arm, metric: .instructions, value: .measured(value))
    }
    let page = try page {
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
    let page = try page {
      $0.counts = .measured(CountResults(workloads: workloads, counts: counts))
    }
    #expect(ratios(page).last?[1].hasSuffix("<br>instructions\u{A0}1.45–1.65") == true)
    #expect(page.contains("| `add` | 200 | 290–\u{2060}330 |"))
    #expect(page.contains("Instructions for each add as bars: MVC 200, MVVM 304."))
  }
}
