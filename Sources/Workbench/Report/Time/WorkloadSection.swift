import Measurement

/// What one workload costs, at every size: a page of its own.
struct WorkloadSection: ReportSection {
  let findings: Findings
  let workload: WorkloadFindings

  func write(to page: inout MarkdownPage) {
    page.heading(1, MarkdownText.plain(workload.name))
    page.paragraph(
      "\(MarkdownText.plain(workload.workload.summary)).",
      "The samples call it \(MarkdownText.code(workload.workload.id)).",
      treeNote, ControlText.sentence(workload.workload.id, findings.cost.control),
      "[Time](/details/time.md) explains ratios and verdicts.")
    page.paragraph(verdicts)
    WorkloadChart(workload: workload, series: findings.series).write(to: &page)
    if workload.contenders.count > 1 { page.table(ratios) }
    page.paragraph(
      "Medians for one \(MarkdownText.plain(workload.workload.operation)), by the number of contacts:")
    page.narrowTables(Self.medians(of: workload))
    AttributionText(
      workload: workload, observing: findings.boundByObservation, series: findings.series
    ).write(to: &page)
    page.details("Against the baselines, growth and spread") { page in writeDetails(to: &page) }
  }

  /// Says what the tree is where it takes part, which its name alone does not.
  private var treeNote: String {
    workload.contenders.contains(ListArm.tree)
      ? "\(MarkdownText.code(ListArm.tree)) is the order-statistics tree of GNU's C++ library, which counts what is below"
        + " each node." : ""
  }

  /// Empty where there is nothing to compare with.
  private var verdicts: String {
    let cell = workload.representativeCell
    let words = workload.contenders.dropFirst().compactMap { name in
      cell.judgements[name].map {
        "\(MarkdownText.plain(name))"
          + " \(JudgementText.words($0, cell.range(of: name, over: workload.contenders[0])))"
      }
    }
    guard !words.isEmpty else { return "" }
    return "With \(SizeText.contacts(cell.size)), over \(MarkdownText.plain(workload.contenders[0])):"
      + " \(words.joined(separator: "; "))."
  }
}

/// The tables of the workload, by size.
extension WorkloadSection {
  private var ratios: MarkdownTable {
    let others = workload.contenders.dropFirst()
    let first = MarkdownText.plain(workload.contenders[0])
    let header = ["Contacts"] + others.map { "\(MarkdownText.plain($0)) ÷ \(first)" }
    var table = MarkdownTable(header, header.map { _ in .right })
    for cell in workload.cells {
      table.add(
        [SizeText.cell(cell.size)] + others.map { judgedRatio(of: $0, in: cell) })
    }
    return table
  }

  private func judgedRatio(of name: String, in cell: CellFindings) -> String {
    guard let judgement = cell.judgements[name] else { return "" }
    let first = workload.contenders[0]
    let text = JudgementText.cell(judgement, cell.range(of: name, over: first))
    let counted = findings.instructions.text(of: name, over: first, in: workload.workload.id, at: cell.size)
    return text + (counted.map { NumberText.joined("<br>instructions \($0)") } ?? "")
  }

  /// A row for each arm, a column for each size, of which the times are compared.
  static func medians(of workload: WorkloadFindings) -> MarkdownTable {
    var table = MarkdownTable([""] + workload.sizes.map(SizeText.cell))
    let columns = workload.cells.map { cell in NumberText.times(workload.arms.map(cell.median)) }
    for (row, arm) in workload.arms.enumerated() {
      table.add([MarkdownText.plain(arm)] + columns.map { $0[row] ?? "" })
    }
    return table
  }

  // MARK: Details

  /// Writes the tables that the reader opens: against the baselines, growth and spread.
  private func writeDetails(to page: inout MarkdownPage) {
    if !workload.baselines.isEmpty {
      page.paragraph("Times over the baselines.", shareNote)
      page.narrowTables(baselines, titles: 2)
    }
    if workload.growingCells.count > 1 {
      page.paragraph(
        "Growth: the slope of the median between two sizes on logarithmic scales. 0 is no growth, 1 is growth in"
          + " step with the number of contacts. A slope of times names no class of complexity.")
      page.narrowTables(growth)
    }
    page.paragraph(
      "Spread of all samples; beyond 1.5 interquartile ranges from the quartiles (Tukey) a sample counts as an"
        + " outlier and stays in. p99 is given where there are \(Self.leastForP99) samples or more.")
    page.narrowTables(spread, titles: 2)
  }

  /// With fewer, the 99th percentile is little else than the largest sample.
  private static let leastForP99 = 300

  private var hasToolkit: Bool { workload.baselines.contains(ReferenceArm.toolkit) }

  private var shareNote: String {
    guard hasToolkit else { return "" }
    return "An architecture's own share is the part of its time beyond that of \(ReferenceArm.toolkit)."
  }

  private var baselines: MarkdownTable {
    let names = workload.baselines.map { "÷ \(MarkdownText.plain($0))" }
    var table = MarkdownTable(
      ["Contacts", "Architecture"] + names + (hasToolkit ? ["own share"] : []),
      [.right, .left] + names.map { _ in .right } + (hasToolkit ? [.right] : []))
    for cell in workload.cells {
      for name in workload.contenders {
        let ratios = workload.baselines.map { baseline in
          ratio(of: name, over: baseline, in: cell)
        }
        let share = [
          cell.ratio(of: name, over: ReferenceArm.toolkit).map(OwnShare.text),
          cell.range(of: name, over: ReferenceArm.toolkit).map(OwnShare.text),
        ].compactMap(\.self).joined(separator: "<br>")
        table.add([SizeText.cell(cell.size), MarkdownText.plain(name)] + ratios + [share])
      }
    }
    return table
  }

  private func ratio(of name: String, over baseline: String, in cell: CellFindings) -> String {
    guard let estimate = cell.ratio(of: name, over: baseline) else { return "" }
    let text = RatioText(estimate)
    let range = cell.range(of: name, over: baseline)?.cell(beside: text)
    return [NumberText.cell(text), range].compactMap(\.self).joined(separator: "<br>")
  }

  private var growth: MarkdownTable {
    let sizes = workload.growingCells.map(\.size)
    let steps = zip(sizes, sizes.dropFirst())
    var table = MarkdownTable([""] + steps.map { "\(NumberText.count($0)) to \(NumberText.count($1))" })
    for arm in workload.arms {
      table.add(
        [MarkdownText.plain(arm)] + (workload.slopes[arm] ?? []).map { $0.map(NumberText.signed) ?? "" })
    }
    return table
  }

  private var spread: MarkdownTable {
    var table = MarkdownTable(
      ["Contacts", "Arm", "p25", "Median", "p75", "p99", "Outliers"],
      [.right, .left, .right, .right, .right, .right, .right])
    for cell in workload.cells {
      for arm in workload.arms {
        guard let summary = cell.summaries[arm] else { continue }
        let times = [summary.p25, summary.median, summary.p75]
        let p99 = summary.count >= Self.leastForP99 ? NumberText.time(summary.p99) : "–"
        table.add(
          [SizeText.cell(cell.size), MarkdownText.plain(arm)]
            + times.map { NumberText.joined(DurationText.format(nanoseconds: $0)) } + [p99]
            + ["\(NumberText.count(summary.outliers)) of \(NumberText.count(summary.count))"])
      }
    }
    return table
  }
}

/// The figure of a workload: ratios to the first contender at every size, or a bar where there is only one.
private struct WorkloadChart {
  let workload: WorkloadFindings
  /// What each contender is drawn as.
  let series: (String) -> ChartSeries

  func write(to page: inout MarkdownPage) {
    let name = "cost-\(workload.workload.id)"
    if workload.contenders.count > 1 {
      let chart = ratios
      page.figure(
        name, chart, alternative: "\(workload.name) over that of \(first), as dots, from \(chart.span).")
    } else {
      let chart = bars
      page.figure(name, chart, alternative: "\(workload.name) as bars: \(chart.totals).")
    }
  }

  private var first: String { workload.contenders[0] }

  private var ratios: RatioChart {
    RatioChart(
      title: "\(workload.name), over \(first)",
      subtitle: "How many times as long, with 99 % intervals; further right is slower",
      series: workload.contenders.dropFirst().map(series),
      groups: workload.cells.map { cell in
        .init(
          SizeText.contacts(cell.size),
          workload.contenders.dropFirst().map { cell.judgements[$0]?.estimate.chartValue })
      })
  }

  private var bars: BarChart {
    let cell = workload.representativeCell
    return BarChart(
      title: workload.name, subtitle: "Median \(SizeText.place(cell.size)); lower is better",
      series: workload.arms.map(series), parts: [],
      groups: [.init("", workload.arms.map { cell.median(of: $0).map { [$0] } })], format: NumberText.time)
  }
}

extension WorkloadFindings {
  /// What the workload is called in headings and in rows, such as `Add: time per contact`.
  var name: String { "\(capitalizedID): time per \(workload.operation)" }

  var capitalizedID: String { workload.id.capitalizedFirst }
}

/// The page of each workload.
struct WorkloadPages {
  /// The workloads in the order of the run, each with the path of its page from the folder of the report.
  let all: [(workload: WorkloadFindings, path: String)]

  init(_ cost: CostFindings) {
    var pages: [(workload: WorkloadFindings, path: String)] = []
    for workload in cost.workloads + cost.comparisonsOfParts {
      let taken = pages.map { String($0.path.dropFirst(Self.folder.count)) }
      pages.append(
        (workload, Self.folder + FileName.unused(workload.workload.id, extension: "md", besides: taken)))
    }
    all = pages
  }

  private static let folder = "details/time/"
}
