import Measurement
import Testing

@testable import Workbench

@Suite struct WorkloadAnswerTests {
  private func answer(_ fixture: Fixture) throws -> WorkloadAnswer {
    try WorkloadAnswer(
      behaviour: "All is alike.", cost: fixture.results().cost, architectures: fixture.names,
      bootstrap: HierarchicalBootstrap(resamples: 1_000))
  }

  @Test func `it has the tables of the page of times, and the control`() throws {
    let answer = try answer(Fixture())
    let tables = MarkdownReading(answer.markdown).tables
    #expect(tables.count == 2)
    #expect(tables[0][0] == ["Contacts", "MVC", "MVVM", "VIPER"])
    #expect(tables[0].last?[2] == "2.0\u{A0}µs, 2.0000 (2.0000–2.0000), slower")
    #expect(answer.markdown.hasPrefix("All is alike. "))
    #expect(answer.markdown.contains("Do add."))
    #expect(
      answer.markdown.contains(
        "**Reliable:** The same code against itself is within 3\u{A0}% in 4 of 4 controls."
      ))
  }

  @Test func `a control that finds a difference makes the answer unreliable`() throws {
    var fixture = Fixture()
    fixture.control = 1.05
    let answer = try answer(fixture)
    #expect(
      answer.markdown.split(separator: "\n").last?.hasPrefix(
        "**UNRELIABLE:** A control failed where the main result rests on it: MVC's `add` at 10, 1.0500 (1.0500–1.0500)."
      )
        == true)
  }

  /// The second takes three times as long as the first and its control.
  private func launches(of arms: [String]) throws -> [LaunchSamples] {
    try (0..<2).map { _ in try LaunchSamples(arms: arms, times: [[1, 1], [3, 3], [1, 1]]) }
  }

  @Test func `contenders that are no architectures have ratios of their own`() throws {
    let cell = try CellSamples(
      workload: "domain-insert", size: 10, arms: ["SortedList", "pbds", "SortedList again"],
      launches: launches(of: ["SortedList", "pbds", "SortedList again"]))
    let run = BenchmarkRun(
      workloads: [.init(id: "domain-insert", summary: "Insert", operation: "contact")], cells: [cell])
    let cost = TimeResults(run: run, launches: 2, rounds: 2, capMilliseconds: 1, isQuick: true, seed: 7)
    let markdown = try WorkloadAnswer(behaviour: "", cost: cost, architectures: ["MVC", "MVVM"]).markdown
    #expect(MarkdownReading(markdown).row("10")?[2].contains("ns, 3.0000 (") == true)
  }
}
