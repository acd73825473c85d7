import CommandLineKit
import Measurement

/// The page of counts: requests to the allocator, instructions, and held memory.
extension Findings {
  func writeCounts(to page: inout MarkdownPage) {
    page.heading(1, "Counts")
    switch results.counts {
    case .notMeasured(let reason): page.paragraph("**Not measured:** \(MarkdownText.reason(reason))")
    case .measured(let counts):
      CountFindings(counts, architectures: architectures, without: results.further).write(to: &page)
    }
  }
}

extension CountFindings {
  private typealias Metric = CountResults.Metric

  private static let profiled: [Metric] = [.instructions, .retains, .releases]

  fileprivate func write(to page: inout MarkdownPage) {
    func isCounted(_ metrics: [Metric]) -> Bool {
      counts.counts.contains { metrics.contains($0.metric) && $0.isMeasured }
    }
    let isProfiled = isCounted(Self.profiled)
    let series = series
    let others = series.filter { !$0.isClassified }
    page.write(
      "counts.md",
      [
        "add": MarkdownText.code(WorkloadID.add), "profiled": isProfiled,
        "unprofiled": !isProfiled, "layouts": isProfiled ? CountResults.layouts : nil,
        "compared": isCounted([.comparisons]), "sizes": ComplexityClassifier.minimumSizes,
        "unclassified": !series.contains(where: \.isClassified),
      ],
      parts: [
        "missing": { page in
          if missing.count <= Self.maximumReasons { return page.list(missing) }
          page.details("What could not be counted, and why") { $0.list(missing) }
        },
        "figures": { page in
          for metric in [Metric.allocations, .instructions] { writeFigure(of: metric, to: &page) }
        },
        "tables": writeSizes,
        "classified": { page in for one in series where one.isClassified { write(one, to: &page) } },
        "others": { page in
          guard !others.isEmpty else { return }
          page.details("Other counts by the number of contacts") { page in
            for one in others { write(one, to: &page) }
          }
        },
        "workloads": { page in
          page.list(
            counts.workloads.map {
              "\(MarkdownText.code($0.id)): \(MarkdownText.plain($0.summary)), for each \(MarkdownText.plain($0.operation))."
            })
        },
      ])
  }

  /// The counts of one add, as bars.
  private func writeFigure(of metric: Metric, to page: inout MarkdownPage) {
    let own = counts.counts.filter {
      $0.workload == WorkloadID.add && $0.metric == metric && $0.isMeasured
    }
    let sizes = own.map(\.size)
    guard let main = mainSize, let size = sizes.contains(main) ? main : sizes.max() else { return }
    let arms = arms(of: own.filter { $0.size == size })
    let chart = BarChart(
      title: "How many \(metric.noun) does one add make?",
      subtitle: "Counted with \(SizeText.contacts(size)); lower is better",
      series: arms.map { ChartSeries($0, color: architectures.firstIndex(of: $0)) }, parts: [],
      groups: [("", arms.map { value(metric, WorkloadID.add, size, $0).map { [$0] } })],
      format: NumberText.tenths)
    page.figure(
      "count-\(metric)", chart,
      alternative: "\(metric.noun.capitalizedFirst) for each add as bars: \(chart.totals).")
  }

  // MARK: One size

  private func writeSizes(to page: inout MarkdownPage) {
    guard let main = mainSize else { return }
    page.heading(2, "With \(SizeText.contacts(main))")
    write([.allocations, .instructions, .comparisons], at: main, withMemory: true, to: &page)
    let rest: [Metric] = [.bytesAllocated, .retains, .releases]
    if counts.counts.contains(where: { $0.size == main && $0.isMeasured && rest.contains($0.metric) }) {
      page.details("Other counts with \(SizeText.contacts(main))") { write(rest, at: main, to: &$0) }
    }
    for size in sizesBesideSeries where size != main {
      page.details("With \(SizeText.contacts(size))") { page in
        write(Metric.allCases.filter { !$0.isHeld }, at: size, withMemory: true, to: &page)
      }
    }
  }

  private func write(
    _ metrics: [Metric], at size: Int, withMemory: Bool = false, to page: inout MarkdownPage
  ) {
    for metric in metrics {
      writeTable("\(metric.noun.capitalizedFirst) for each operation", [metric], size, to: &page)
    }
    if withMemory { writeTable("Memory held", [.liveObjects, .liveBytes], size, to: &page) }
  }

  /// A row for each workload and a column for each arm, in one table for workloads of the architectures and one for
  /// workloads that compare other arms.
  private func writeTable(_ title: String, _ metrics: [Metric], _ size: Int, to page: inout MarkdownPage) {
    let own = counts.counts.filter { $0.size == size && metrics.contains($0.metric) }
    guard own.contains(where: \.isMeasured) else { return }
    let ofArchitectures = Set(own.filter { architectures.contains($0.arm) }.map(\.workload))
    for group in [true, false] {
      let found = own.filter { ofArchitectures.contains($0.workload) == group }
      let arms = arms(of: found)
      var table = MarkdownTable([title] + arms.map(MarkdownText.plain))
      for workload in counts.workloads {
        for metric in metrics
        where found.contains(where: { $0.workload == workload.id && $0.metric == metric }) {
          let unit = metrics.count > 1 ? ", \(metric.noun.split(separator: " ")[0])" : ""
          table.add(
            [MarkdownText.code(workload.id) + unit] + arms.map { text(metric, workload.id, size, $0) })
        }
      }
      page.narrowTables(table, apart: arms.count(where: architectures.contains))
    }
  }

  // MARK: Growth

  /// Writes how a count grows with the list, and its class of complexity if that is clear.
  private func write(_ series: Series, to page: inout MarkdownPage) {
    var table = MarkdownTable([series.title] + series.arms.map(MarkdownText.plain))
    if series.isClassified { table.add(["**Growth**"] + series.arms.map { growth(of: $0, in: series) }) }
    for size in series.sizes {
      table.add(
        [SizeText.cell(size)] + series.arms.map { text(series.metric, series.workload.id, size, $0) })
    }
    page.narrowTables(table, apart: series.arms.count(where: architectures.contains))
  }

  private func growth(of arm: String, in series: Series) -> String {
    var values: [Int: Double] = [:]
    for size in series.sizes { values[size] = value(series.metric, series.workload.id, size, arm) }
    switch ComplexityClassifier.classify(values) {
    case .named(let complexity): return "**\(complexity.rawValue)**"
    case .tooFewSizes(let count): return "none: \(NumberText.count(count, "size")) only"
    case .noClearWinner(let one, let other):
      return "none: no clear winner, \(one.rawValue) or \(other.rawValue)"
    case .noGoodFit:
      // The relative difference, if the smallest count is at least four fifths of the largest.
      guard let smallest = values.values.min(), let largest = values.values.max(), smallest >= 0.8 * largest
      else { return "none: no curve fits" }
      return "none: no curve fits, all within \(NumberText.percent((largest - smallest) / largest))"
    }
  }

  // MARK: What is missing

  private static let maximumReasons = 5

  /// The metrics that could not be counted, each reason once, such as `**Retains and releases:** not measured: no
  /// static library`, as Markdown.
  private var missing: [String] {
    var items: [(reason: String, scope: String, metrics: [Metric])] = []
    for count in counts.counts {
      guard let reason = count.value.reason else { continue }
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

  /// The workloads that lack the metric for this reason; empty if all of them do.
  private func scope(of reason: String, _ metric: Metric) -> String {
    let all = counts.counts.filter { $0.metric == metric }
    let lacking = all.filter { $0.value == .notMeasured(reason: reason) }.map(\.workload)
    guard lacking.count < all.count else { return "" }
    let workloads = counts.workloads.map(\.id).filter(lacking.contains)
    return " of \(WordList.and(workloads.map(MarkdownText.code)))"
  }
}
