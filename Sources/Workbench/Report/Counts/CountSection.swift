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
      page.write(
        PackageResources.counts_md,
        [
          "add": MarkdownText.code(WorkloadID.add), "profiled": profiled(counts),
          "compared": compared(counts),
        ])
      write(MissingCounts(counts: counts).items, to: &page)
      let found = CountFindings(counts: counts, architectures: findings.architectures)
      for metric in [CountResults.Metric.allocations, .instructions] {
        writeFigure(of: metric, found, to: &page)
      }
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
      ? Template(PackageResources.profiled_md).filled(["layouts": NumberText.count(CountResults.layouts)])
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

  /// What one add takes, as bars.
  private func writeFigure(
    of metric: CountResults.Metric, _ findings: CountFindings, to page: inout MarkdownPage
  ) {
    let own = findings.counts.counts.filter {
      $0.workload == WorkloadID.add && $0.metric == metric && $0.isMeasured
    }
    let sizes = own.map(\.size)
    guard let main = findings.mainSize, let size = sizes.contains(main) ? main : sizes.max() else { return }
    let arms = findings.arms(of: own.filter { $0.size == size })
    let chart = BarChart(
      title: "\(metric.noun.capitalizedFirst) for each add",
      subtitle: "Counted with \(SizeText.contacts(size)); lower is better",
      series: arms.map { ChartSeries($0, color: findings.architectures.firstIndex(of: $0)) }, parts: [],
      groups: [.init("", arms.map { findings.value(metric, WorkloadID.add, size, $0)?.value.map { [$0] } })],
      format: NumberText.tenths)
    page.figure(
      "count-\(metric)", chart,
      alternative: "\(metric.noun.capitalizedFirst) for each add as bars: \(chart.totals).")
  }

  private static func title(_ metric: CountResults.Metric) -> String {
    "\(metric.noun.capitalizedFirst) for each operation"
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

/// How counts grow with the list, and the class of complexity where they leave no doubt.
struct GrowthSection {
  let findings: CountFindings

  func write(to page: inout MarkdownPage) {
    let series = findings.series
    let classified = series.filter {
      $0.metric.countsSteps && $0.sizes.count >= ComplexityClassifier.minimumSizes
    }
    page.write(PackageResources.growth_md, ["sizes": "\(ComplexityClassifier.minimumSizes)"])
    if classified.isEmpty {
      page.paragraph("In this run nothing was counted at so many sizes, so no class is named.")
    }
    for one in classified { write(one, withClass: true, to: &page) }
    let others = series.filter { one in !classified.contains { $0.title == one.title } }
    if !others.isEmpty {
      page.details("Other counts by the number of contacts") { page in
        for one in others { write(one, withClass: false, to: &page) }
      }
    }
  }

  private func write(_ series: CountFindings.Series, withClass: Bool, to page: inout MarkdownPage) {
    let values = series.arms.map { arm in
      series.sizes.map { findings.value(series.metric, series.workload.id, $0, arm) }
    }
    var table = MarkdownTable([series.title] + series.arms.map(MarkdownText.plain))
    if withClass { table.add(["**Growth**"] + values.map { growth(series.sizes, $0) }) }
    for size in series.sizes {
      table.add(
        [SizeText.cell(size)]
          + series.arms.map { findings.text(series.metric, series.workload.id, size, $0) })
    }
    page.narrowTables(table, apart: series.arms.count(where: findings.architectures.contains))
  }

  private func growth(_ sizes: [Int], _ values: [Measured<Double>?]) -> String {
    var counts: [Int: Double] = [:]
    for case (let size, .measured(let value)) in zip(sizes, values) { counts[size] = value }
    return Self.words(ComplexityClassifier.classify(counts), Array(counts.values))
  }

  private static func words(_ finding: ComplexityFinding, _ counts: [Double]) -> String {
    switch finding {
    case .named(let complexity): "**\(complexity.rawValue)**"
    case .tooFewSizes(let count): "none: \(NumberText.count(count, "size")) only"
    case .noGoodFit: "none: no curve fits" + spread(counts)
    case .noClearWinner(let one, let other):
      "none: no clear winner, \(one.rawValue) or \(other.rawValue)"
    }
  }

  /// By how much counts differ of which the smallest is at least four fifths of the largest; else empty.
  private static func spread(_ counts: [Double]) -> String {
    guard let smallest = counts.min(), let largest = counts.max(), smallest >= 0.8 * largest else {
      return ""
    }
    return ", all within \(NumberText.percent((largest - smallest) / largest))"
  }
}

extension CountFindings.Series {
  /// Such as `add`, allocations; as Markdown.
  var title: String { "\(MarkdownText.code(workload.id)), \(metric.noun)" }
}

/// What was to be counted and could not be, each reason once.
private struct MissingCounts {
  let counts: CountResults

  /// Such as `**Retains and releases:** not measured: no static library`, as Markdown.
  var items: [String] {
    var items: [(reason: String, scope: String, metrics: [CountResults.Metric])] = []
    for count in counts.counts {
      guard case .notMeasured(let reason) = count.value else { continue }
      let scope = scope(of: reason, count.metric)
      if let index = items.firstIndex(where: { $0.reason == reason && $0.scope == scope }) {
        if !items[index].metrics.contains(count.metric) { items[index].metrics.append(count.metric) }
      } else {
        items.append((reason, scope, [count.metric]))
      }
    }
    return items.map { item in
      let metrics = WordList.and(item.metrics.map(\.noun)).capitalizedFirst
      return "**\(metrics)\(item.scope):** not measured: \(MarkdownText.reason(item.reason))"
    }
  }

  /// Nothing if all of the metric is missing for this reason, else which workloads lack it.
  private func scope(of reason: String, _ metric: CountResults.Metric) -> String {
    let all = counts.counts.filter { $0.metric == metric }
    let lacking = all.filter { $0.value == .notMeasured(reason: reason) }.map(\.workload)
    guard lacking.count < all.count else { return "" }
    let workloads = counts.workloads.map(\.id).filter(lacking.contains)
    return " of \(WordList.and(workloads.map(MarkdownText.code)))"
  }
}
