import Charts
import Measurement
import Results

/// What was counted: requests to the allocator, instructions, and the memory that is held.
struct CountSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(2, "Counts")
    switch findings.results.counts {
    case .notMeasured(let reason):
      page.paragraph("**Not measured:** \(MarkdownText.reason(reason))")
    case .measured(let counts):
      page.paragraph(
        "Unlike times, these are the same in every run on one system and toolchain. Allocations, bytes and what is held"
          + " were counted twice, and stand here only if the two were equal. A count for each operation is a mean over"
          + " some hundred of them, and may therefore be a fraction.",
        profiled(counts), compared(counts))
      write(MissingCounts(counts: counts).items, to: &page)
      let found = CountFindings(counts: counts, architectures: findings.architectures)
      CountFigure(findings: found).write(to: &page)
      writeSizes(found, to: &page)
      GrowthSection(findings: found).write(to: &page)
      page.details("What is counted") { page in
        page.list(
          counts.workloads.map {
            "\(MarkdownText.code($0.id)): \(MarkdownText.plain($0.summary)), for each \(MarkdownText.plain($0.operation))."
          })
      }
    }
  }

  private func profiled(_ counts: CountResults) -> String {
    let metrics: [CountResults.Metric] = [.instructions, .retains, .releases]
    let isThere = counts.counts.contains { metrics.contains($0.metric) && $0.isMeasured }
    return isThere
      ? "Instructions, retains and releases come from valgrind's callgrind; a second run of it may differ by up to"
        + " 0.5 %. Where Observation takes part, instructions differ by up to 5 % from build to build: its tables are"
        + " hashed by addresses."
      : "Instructions, retains and releases were not counted in this run; where valgrind is installed, they are."
  }

  private func compared(_ counts: CountResults) -> String {
    counts.counts.contains { $0.metric == .comparisons && $0.isMeasured }
      ? "Comparisons are those of the domain's sorted list, with random elements, the same in every run, that only a"
        + " comparison tells apart."
      : ""
  }

  private func write(_ missing: [String], to page: inout MarkdownPage) {
    if missing.count <= Self.mostReasons {
      page.list(missing)
    } else {
      page.details("What could not be counted, and why") { page in page.list(missing) }
    }
  }

  private static let mostReasons = 5

  private func writeSizes(_ found: CountFindings, to page: inout MarkdownPage) {
    guard let main = found.mainSize else { return }
    page.heading(3, "With \(SizeText.contacts(main))")
    let table = CountsByArm(findings: found, size: main)
    for metric in [CountResults.Metric.allocations, .instructions, .comparisons] {
      table.write(Self.title(metric), [metric], to: &page)
    }
    table.write("Memory held", [.liveObjects, .liveBytes], to: &page)
    let rest: [CountResults.Metric] = [.bytesAllocated, .retains, .releases]
    let hasRest = found.counts.counts.contains {
      $0.size == main && $0.isMeasured && rest.contains($0.metric)
    }
    if hasRest {
      page.details("Other counts with \(SizeText.contacts(main))") { page in
        for metric in rest { table.write(Self.title(metric), [metric], to: &page) }
      }
    }
    for size in found.sizesBesideSeries where size != main {
      page.details("With \(SizeText.contacts(size))") { page in
        let table = CountsByArm(findings: found, size: size)
        for metric in CountResults.Metric.allCases where !metric.isHeld {
          table.write(Self.title(metric), [metric], to: &page)
        }
        table.write("Memory held", [.liveObjects, .liveBytes], to: &page)
      }
    }
  }

  private static func title(_ metric: CountResults.Metric) -> String {
    "\(metric.noun.capitalizedFirst) for each operation"
  }
}

/// What one add allocates, and how many instructions it takes, as bars.
private struct CountFigure {
  let findings: CountFindings

  func write(to page: inout MarkdownPage) {
    for metric in [CountResults.Metric.allocations, .instructions] { write(metric, to: &page) }
  }

  private func write(_ metric: CountResults.Metric, to page: inout MarkdownPage) {
    let own = findings.counts.counts.filter {
      $0.workload == WorkloadID.add && $0.metric == metric && $0.isMeasured
    }
    let sizes = own.map(\.size)
    guard let main = findings.mainSize, let size = sizes.contains(main) ? main : sizes.max() else { return }
    let arms = findings.arms(of: own.filter { $0.size == size })
    page.figure(
      "count-\(metric)", chart(metric, size, arms),
      alternative:
        "\(metric.noun.capitalizedFirst) for each add as bars, one for each of \(WordList.and(arms)); the"
        + " tables below hold the numbers.")
  }

  private func chart(_ metric: CountResults.Metric, _ size: Int, _ arms: [String]) -> BarChart {
    let values = arms.map { arm -> Double? in
      guard case .measured(let value) = findings.value(metric, WorkloadID.add, size, arm) else { return nil }
      return value
    }
    let isWhole = values.allSatisfy { ($0 ?? 0) >= 100 || $0 == $0?.rounded() }
    return BarChart(
      title: "\(metric.noun.capitalizedFirst) for each add",
      subtitle: "Counted with \(SizeText.contacts(size)); lower is better",
      bars: zip(arms, values).map { BarChart.Bar($0, $1.map { ChartValue($0) }) },
      format: isWhole ? .count : .decimal(places: 1))
  }
}
