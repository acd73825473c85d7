import CommandLineKit
import Measurement

/// What each workload costs.
extension Findings {
  func writeTime(
    leadingTo pages: [(workload: WorkloadFindings, path: String)], to page: inout MarkdownPage
  ) {
    let baselines = cost.workloads.flatMap(\.baselines)
    let isCompared = architectures.count > 1
    let arms: [(String, String)] = [
      ("toolkit", ReferenceArm.toolkit), ("observed", ReferenceArm.observed), ("domain", ReferenceArm.domain),
      ("reference", ReferenceArm.reference), ("screens", ReferenceArm.referenceScreens),
    ]
    var holes: Template.Holes = [
      "first": MarkdownText.plain(first), "isCompared": isCompared,
      "unreliable": !cost.control.isReliable, "summary": !cost.workloads.isEmpty,
      "baselines": arms.contains { baselines.contains($0.1) },
      "ratios": isCompared
        ? ", and the ratio to \(MarkdownText.plain(first)) with its interval and verdict; below it that of instructions, where they were counted."
        : ".",
    ]
    for (name, arm) in arms { holes[name] = baselines.contains(arm) ? arm : nil }
    page.write(
      "time.md", holes,
      parts: [
        "table": { $0.narrowTables(workloadTable, titles: 2) },
        "missing": { page in
          page.list(
            results.cost.notMeasured.map {
              "\(MarkdownText.code($0.workload.id)): not measured: \(MarkdownText.reason($0.reason))"
            })
        },
        "pages": { page in
          page.list(pages.map { MarkdownText.link(MarkdownText.plain($0.workload.name), to: "/\($0.path)") })
        },
      ])
  }

  /// Every workload at the size that represents it.
  private var workloadTable: MarkdownTable {
    let names = architectures.map(MarkdownText.plain)
    var table = MarkdownTable(
      ["Workload", "Contacts"] + names + ["Control"], [.left, .right] + names.map { _ in .right } + [.right])
    for workload in cost.workloads {
      let (id, cell) = (workload.workload.id, workload.representativeCell)
      let cells = zip(architectures, NumberText.times(architectures.map(cell.median))).map { name, time in
        let ratio = cell.judgements[name].map { JudgementText.cell($0) }
        return [time, ratio, instructionsText(of: name, in: id)].compactMap(\.self).joined(separator: "<br>")
      }
      table.add(
        [MarkdownText.code(id), SizeText.cell(cell.size)] + cells
          + [ControlText.cell(id, at: cell.size, cost.control)])
    }
    return table
  }

  private func instructionsText(of name: String, in workload: String) -> String? {
    guard name != first, let size = instructions.size(of: workload) else { return nil }
    return instructions.text(of: name, over: first, in: workload, at: size).map {
      NumberText.joined("instructions \($0) \(SizeText.place(size))")
    }
  }
}

/// What one workload costs, at every size: a page of its own.
struct WorkloadPage {
  let findings: Findings
  let workload: WorkloadFindings

  func write(to page: inout MarkdownPage) {
    let first = workload.contenders[0]
    let main = workload.representativeCell
    let verdicts = workload.contenders.dropFirst().compactMap { name in
      main.judgements[name].map {
        "\(MarkdownText.plain(name)) \(JudgementText.words($0))"
      }
    }
    page.write(
      "workload.md",
      [
        "name": MarkdownText.plain(workload.name), "summary": MarkdownText.plain(workload.workload.summary),
        "id": MarkdownText.code(workload.workload.id),
        "tree": workload.contenders.contains(ListArm.tree) ? MarkdownText.code(ListArm.tree) : nil,
        "control": ControlText.sentence(workload.workload.id, findings.cost.control),
        "size": SizeText.contacts(main.size), "first": MarkdownText.plain(first),
        "verdicts": verdicts.isEmpty ? nil : verdicts.joined(separator: "; "),
        "operation": MarkdownText.plain(workload.workload.operation),
        "baselines": !workload.baselines.isEmpty, "toolkit": hasToolkit,
        "growth": workload.growingCells.count > 1, "least": Self.minimumForP99,
      ],
      parts: [
        "figure": writeFigure, "ratioTable": { if workload.contenders.count > 1 { $0.table(ratios) } },
        "medianTables": { $0.narrowTables(Self.medians(of: workload)) }, "attribution": writeAttribution,
        "baselineTables": { if !workload.baselines.isEmpty { $0.narrowTables(baselines, titles: 2) } },
        "growthTables": { if workload.growingCells.count > 1 { $0.narrowTables(growth) } },
        "spreadTables": { $0.narrowTables(spread, titles: 2) },
      ])
  }

  /// A chart of the ratios to the first contender at every size; the tables are enough for a single size.
  private func writeFigure(to page: inout MarkdownPage) {
    guard workload.contenders.count > 1, workload.cells.count > 1 else { return }
    let (name, first) = ("cost-\(workload.workload.id)", workload.contenders[0])
    let others = workload.contenders.dropFirst()
    let chart = RatioChart(
      title: "How many times as long as \(first)?",
      subtitle: "\(workload.name), with 99 % intervals; further right is slower",
      series: others.map(findings.series),
      groups: workload.cells.map { cell in
        (SizeText.contacts(cell.size), others.map { cell.judgements[$0]?.estimate.chartValue })
      })
    page.figure(
      name, chart, alternative: "\(workload.name) over that of \(first), as dots, from \(chart.span).")
  }

  private var ratios: MarkdownTable {
    let first = workload.contenders[0]
    return MarkdownTable(
      workload.cells,
      columns: [("Contacts", .right, { SizeText.cell($0.size) })]
        + workload.contenders.dropFirst().map { name in
          (
            "\(MarkdownText.plain(name)) ÷ \(MarkdownText.plain(first))", .right,
            { cell in
              guard let judgement = cell.judgements[name] else { return "" }
              let counted = findings.instructions.text(
                of: name, over: first, in: workload.workload.id, at: cell.size)
              return JudgementText.cell(judgement)
                + (counted.map { NumberText.joined("<br>instructions \($0)") } ?? "")
            }
          )
        })
  }

  /// A row for each arm and a column for each size. The times in a column have the same number of digits.
  static func medians(of workload: WorkloadFindings) -> MarkdownTable {
    var table = MarkdownTable([""] + workload.sizes.map(SizeText.cell))
    let columns = workload.cells.map { cell in NumberText.times(workload.arms.map(cell.median)) }
    for (row, arm) in workload.arms.enumerated() {
      table.add([MarkdownText.plain(arm)] + columns.map { $0[row] ?? "" })
    }
    return table
  }

  // MARK: Details

  /// The fewest samples for a 99th percentile: with fewer it is little else than the largest sample.
  private static let minimumForP99 = 300

  private var hasToolkit: Bool { workload.baselines.contains(ReferenceArm.toolkit) }

  private var baselines: MarkdownTable {
    typealias Row = (cell: CellFindings, name: String)
    let ratios: [MarkdownTable.Column<Row>] = workload.baselines.map { baseline in
      (
        "÷ \(MarkdownText.plain(baseline))", .right,
        { row in row.cell.ratio(of: row.name, over: baseline).map { NumberText.cell(RatioText($0)) } ?? "" }
      )
    }
    let share: MarkdownTable.Column<Row> = (
      "own share", .right,
      { row in row.cell.ratio(of: row.name, over: ReferenceArm.toolkit).map(OwnShare.text) ?? "" }
    )
    return MarkdownTable(
      workload.cells.flatMap { cell in workload.contenders.map { (cell, $0) } },
      columns: [
        ("Contacts", .right, { SizeText.cell($0.cell.size) }),
        ("Architecture", .left, { MarkdownText.plain($0.name) }),
      ] + ratios + (hasToolkit ? [share] : []))
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
    typealias Row = (size: Int, arm: String, summary: Summary)
    func time(_ time: @escaping (Summary) -> Double) -> (Row) -> String {
      { NumberText.joined(DurationText.format(nanoseconds: time($0.summary))) }
    }
    return MarkdownTable(
      workload.cells.flatMap { cell in
        workload.arms.compactMap { arm in cell.summaries[arm].map { (cell.size, arm, $0) } }
      },
      columns: [
        ("Contacts", .right, { (row: Row) in SizeText.cell(row.size) }),
        ("Arm", .left, { MarkdownText.plain($0.arm) }), ("p25", .right, time(\.p25)),
        ("Median", .right, time(\.median)), ("p75", .right, time(\.p75)),
        ("p99", .right, { $0.summary.count >= Self.minimumForP99 ? NumberText.time($0.summary.p99) : "–" }),
        (
          "Outliers", .right,
          { "\(NumberText.count($0.summary.outliers)) of \(NumberText.count($0.summary.count))" }
        ),
      ])
  }
}

extension WorkloadFindings {
  /// The title of the workload in headings and rows, such as `Add: time per contact`.
  var name: String { "\(capitalizedID): time per \(workload.operation)" }

  var capitalizedID: String { workload.id.capitalizedFirst }
}

extension CostFindings {
  /// The workloads in the order of the run, each with its page's path relative to the report's folder.
  var pages: [(workload: WorkloadFindings, path: String)] {
    (workloads + comparisonsOfParts).map { workload in
      (workload, "details/time/\(FileName.stem(of: workload.workload.id)).md")
    }
  }
}

extension RatioEstimate {
  /// The ratio with its interval, as a chart shows it.
  fileprivate var chartValue: ChartValue { ChartValue(ratio, lower: lower, upper: upper) }
}
