import Measurement

/// What was counted: requests to the allocator, instructions, and the memory that is held.
struct CountSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(1, "Counts")
    switch findings.counts {
    case .notMeasured(let reason):
      page.paragraph("**Not measured:** \(MarkdownText.reason(reason))")
    case .measured(let counts):
      page.paragraph(
        "Unlike times, these are the same in every run on one system and toolchain, but for instructions, retains and"
          + " releases. Allocations, bytes and what is held"
          + " were counted twice, and stand here only if the two were equal. A count for each operation is a mean over"
          + " some hundred of them, and may therefore be a fraction. Bytes hold the growth of arrays, which double: those"
          + " of \(MarkdownText.code(WorkloadID.add)) with 1,000 contacts are more than with 100 or 10,000, for there the"
          + " list passes 1,024, and the array in storage is copied to one of twice the size.",
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
        + " 0.5 %, so every page tells instructions with three digits. Where Observation takes part, they depend on where"
        + " things lie in memory, and so on the build: its tables are hashed by addresses. A workload in which they differ"
        + " was counted in \(NumberText.count(CountResults.layouts)) layouts of memory, and the smallest and the largest count stand as a range."
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
    page.heading(2, "With \(SizeText.contacts(main))")
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
    let chart = chart(metric, size, arms)
    page.figure(
      "count-\(metric)", chart,
      alternative: "\(metric.noun.capitalizedFirst) for each add as bars: \(chart.totals).")
  }

  private func chart(_ metric: CountResults.Metric, _ size: Int, _ arms: [String]) -> BarChart {
    BarChart(
      title: "\(metric.noun.capitalizedFirst) for each add",
      subtitle: "Counted with \(SizeText.contacts(size)); lower is better",
      series: arms.map { ChartSeries($0, color: findings.architectures.firstIndex(of: $0)) }, parts: [],
      groups: [.init("", arms.map { findings.value(metric, WorkloadID.add, size, $0)?.value.map { [$0] } })],
      format: NumberText.tenths)
  }
}

/// The counts of one size in tables: a row for each workload, a column for each arm.
struct CountsByArm {
  let findings: CountFindings
  let size: Int

  /// One table for each kind of arms that were counted: the architectures, or others among themselves.
  func write(_ title: String, _ metrics: [CountResults.Metric], to page: inout MarkdownPage) {
    let own = findings.counts.counts.filter { $0.size == size && metrics.contains($0.metric) }
    guard own.contains(where: \.isMeasured) else { return }
    let ofArchitectures = Set(own.filter { findings.architectures.contains($0.arm) }.map(\.workload))
    for group in [true, false] {
      let counts = own.filter { ofArchitectures.contains($0.workload) == group }
      let arms = findings.arms(of: counts)
      page.narrowTables(
        table(title, metrics, counts, arms), apart: arms.count(where: findings.architectures.contains))
    }
  }

  private func table(
    _ title: String, _ metrics: [CountResults.Metric], _ counts: [CountResults.Count], _ arms: [String]
  ) -> MarkdownTable {
    var table = MarkdownTable([title] + arms.map(MarkdownText.plain))
    for workload in findings.counts.workloads {
      for metric in metrics
      where counts.contains(where: { $0.workload == workload.id && $0.metric == metric }) {
        let values = arms.map { findings.text(metric, workload.id, size, $0) }
        let unit = metrics.count > 1 ? ", \(metric.noun.split(separator: " ")[0])" : ""
        table.add([MarkdownText.code(workload.id) + unit] + values)
      }
    }
    return table
  }
}

/// What was to be counted and could not be, each reason once.
struct MissingCounts {
  let counts: CountResults

  /// Such as `**Retains and releases:** not measured: no static library`, as Markdown.
  var items: [String] {
    let missing = counts.counts.compactMap {
      count -> (scope: String, metric: CountResults.Metric, reason: String)? in
      guard case .notMeasured(let reason) = count.value else { return nil }
      return (scope(of: reason, count.metric), count.metric, reason)
    }
    var items: [(reason: String, scope: String, metrics: [CountResults.Metric])] = []
    for (scope, metric, reason) in missing {
      if let index = items.firstIndex(where: { $0.reason == reason && $0.scope == scope }) {
        if !items[index].metrics.contains(metric) { items[index].metrics.append(metric) }
      } else {
        items.append((reason, scope, [metric]))
      }
    }
    return items.map { item in
      let metrics = WordList.and(item.metrics.map(\.noun)).capitalizedFirst
      return "**\(metrics)\(item.scope):** not measured: \(MarkdownText.reason(item.reason))"
    }
  }

  /// Nothing if all of the metric is missing for this reason, else which workloads lack it.
  private func scope(of reason: String, _ metric: CountResults.Metric) -> String {
    let isAll = counts.counts.allSatisfy { $0.metric != metric || $0.value == .notMeasured(reason: reason) }
    guard !isAll else { return "" }
    let workloads = counts.workloads.map(\.id).filter { id in
      counts.counts.contains {
        $0.workload == id && $0.metric == metric && $0.value == .notMeasured(reason: reason)
      }
    }
    return " of \(WordList.and(workloads.map(MarkdownText.code)))"
  }
}
