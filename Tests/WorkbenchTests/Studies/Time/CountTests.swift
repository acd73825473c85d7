import Measurement
import Testing

@testable import Workbench

@Suite struct CountTests {
  private func count(
    _ participant: String, _ metric: RuntimeCounts.Metric, _ value: Measured<Double>,
    range: ClosedRange<Double>? = nil, workload: String = "add"
  ) -> RuntimeCounts.Count {
    RuntimeCounts.Count(
      workload: workload, size: 1_000, participant: participant, metric: metric, value: value, range: range)
  }

  private func results(_ counts: [RuntimeCounts.Count]) -> RuntimeCounts {
    RuntimeCounts(
      workloads: [WorkloadDescription(id: "add", summary: "Do add", operation: "contact")], counts: counts)
  }

  @Test func `the table has ratios, and the figure everything that was counted`() throws {
    var fixture = Fixture()
    fixture.counts = .measured(
      results(
        [("MVC", 20), ("MVVM", 50), ("VIPER", 30), (ReferenceParticipant.domain, 1)].map {
          count($0, .allocations, .measured($1))
        }))
    let report = try fixture.report()
    let page = try #require(report.pages["details/counts.md"])
    #expect(
      MarkdownReading(page).row("`add`: allocations")?.dropFirst() == [
        "20", "50<br>2.5\u{A0}times", "30<br>1.5\u{A0}times",
      ])
    let figure = try #require(report.figures["count-allocations.svg"])
    #expect(figure.contains("MVVM: 50") && figure.contains("no screens: 1"))
  }

  // Three digits repeat; those after them differ in a second run.
  @Test func `instructions have the digits that repeat, and an interval if they depend on the build`() throws
  {
    let measures = results([
      count("MVC", .instructions, .measured(45_678)),
      count("MVVM", .instructions, .measured(90_123), range: 88_888...91_111),
    ]).measures
    #expect(measures.map(\.key) == ["counts.instructions.add@1000"])
    #expect(measures[0].values == ["MVC": 45_700, "MVVM": 90_100])
    #expect(measures[0].interval == ["MVVM": 88_900...91_100])
  }

  @Test func `each reason is listed once, with what it concerns`() {
    let missing = ["add", "launch"].flatMap { workload in
      [RuntimeCounts.Metric.retains, .releases, .instructions].map { metric in
        count(
          "MVC", metric,
          .notMeasured(reason: metric == .instructions ? "no valgrind" : "no static library"),
          workload: workload)
      }
    }
    #expect(
      results(missing).missing == [
        "**Retains and releases** of `add` and `launch`: not measured: no static library",
        "**Instructions** of `add` and `launch`: not measured: no valgrind",
      ])
  }

  @Test func `if nothing was counted, the page has the reason`() throws {
    var fixture = Fixture()
    fixture.counts = .notMeasured(reason: "no such allocator")
    let page = try #require(fixture.report().pages["details/counts.md"])
    #expect(page.contains("\n\n**Not measured:** no such allocator\n\n"))
    #expect(MarkdownReading(page).tables.isEmpty)
  }
}
