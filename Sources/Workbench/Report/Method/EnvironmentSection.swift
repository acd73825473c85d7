import Measurement
import Results

/// Where the numbers were found, and what the control says of them.
struct EnvironmentSection: ReportSection {
  let findings: Findings
  /// By the place of each cell: how far the control's own 99 % interval reaches to either side.
  private let reach: [String: Double]

  /// Throws an error of the statistics.
  init(findings: Findings) throws {
    self.findings = findings
    let (cells, run) = (findings.cost.control.cells, findings.results.cost.run.cells)
    reach = try zip(cells, run).reduce(into: [:]) { reach, cells in
      let first = cells.1.contenders(of: findings.architectures)[0]
      reach[cells.0.place] = ControlCheck.reach(
        of: try findings.bootstrap.distribution(of: ReferenceArm.again(first), over: first, in: cells.1)
          .estimate())
    }
  }

  func write(to page: inout MarkdownPage) {
    page.heading(2, "Environment")
    page.table(environment)
    ProcessorTable(runs: findings.processors).write(to: &page)
    page.heading(3, "The control")
    page.paragraph(
      "In every cell the baseline of the ratios was measured once more, as another arm: the true ratio is 1.",
      "A cell *fails* if its wide interval leaves out 1, unless all of that lies within 1 % of 1: a difference that"
        + " small is negligible where 2 % count as none. The wide intervals hold 1 in all"
        + " \(NumberText.count(control.cells.count, "cell")) together with 99 %.",
      "A cell is *too imprecise* to tell if the 99 % interval that any ratio has reaches farther than 3 %"
        + " to either side of its middle: a bias of 3 % could hide in it. Verdicts on a cell that did not pass are"
        + " inconclusive.",
      "The run is unreliable if the control fails in two cells or more, which chance alone makes in fewer than one of"
        + " 10,000 runs, or in one that the overview shows.")
    page.paragraph(outcome)
    page.details("The control in every cell, farthest from 1 first") { page in page.table(cells) }
  }

  private var control: ControlFindings { findings.cost.control }

  private var outcome: String {
    if let reason = control.reason { return "**UNRELIABLE:** \(reason)" }
    let worst = control.byDistance.first.map { " Farthest from 1: \($0.place), \(RatioText($0.estimate))." }
    return "**Reliable:** \(control.summary)" + (worst ?? "")
  }

  private var cells: MarkdownTable {
    var table = MarkdownTable(
      ["Cell", "Ratio, wide interval", "Reach of the 99 % interval", "Check"], [.left, .right, .right, .left])
    for cell in control.byDistance {
      table.add([
        cell.place, "\(cell.ratio)",
        reach[cell.place].map(ControlText.percent) ?? "", ControlText.word(cell.check),
      ])
    }
    return table
  }

  private var environment: MarkdownTable {
    let found = findings.results.environment
    var table = MarkdownTable(["Property", "Value"], .left)
    let rows: [(String, String)] = [
      ("Processor", found.processor.name), ("Vendor", text(found.processor.vendor)),
      ("Family", text(found.processor.family)), ("Model", text(found.processor.model)),
      ("Stepping", text(found.processor.stepping)), ("Caches", caches),
      ("Cores", NumberText.count(found.cores)),
      ("Hypervisor", text(found.hypervisor)), ("Operating system", found.operatingSystem),
      ("Swift", found.swiftVersion), ("Revision", revision),
      ("Load, one minute, before", load(found.loadBefore)),
      ("Load, one minute, after", load(found.loadAfter)),
      ("Day", text(found.date)),
      ("Benchmark ran for", DurationText.format(nanoseconds: found.benchmarkSeconds * 1e9)),
    ]
    for (name, value) in rows { table.add([name, MarkdownText.plain(value)]) }
    table.add(["Built with", MarkdownText.code(found.buildCommand)])
    if let calibration = Calibration(findings.results.cost.run) {
      table.add(["Fixed loop of integer work", calibration.text])
    }
    return table
  }

  private var caches: String {
    let caches = findings.results.environment.processor.caches
    return caches.value.map(ProcessorTable.caches) ?? text(caches)
  }

  private var revision: String {
    let environment = findings.results.environment
    guard case .measured(let revision) = environment.revision else { return text(environment.revision) }
    return revision + (environment.hasLocalChanges ? ", with local changes" : "")
  }

  private func load(_ measured: Measured<Double>) -> String {
    switch measured {
    case .measured(let value): "\((value * 100).rounded() / 100)"
    case .notMeasured: text(measured)
    }
  }

  private func text<Value>(_ measured: Measured<Value>) -> String {
    switch measured {
    case .measured(let value): "\(value)"
    case .notMeasured(let reason): "not measured: \(MarkdownText.withoutFolders(reason))"
    }
  }
}

extension Calibration {
  fileprivate var text: String {
    let times = [median, fastest, slowest].map { NumberText.joined(DurationText.format(nanoseconds: $0)) }
    return "median \(times[0]); medians of a cell within one launch from \(times[1]) to \(times[2]),"
      + " \(NumberText.hundredths(slowest / fastest)) to 1"
  }
}

/// The processors of the report: its own first, then those of the stored runs.
struct ProcessorTable {
  let runs: ProcessorRuns

  func write(to page: inout MarkdownPage) {
    page.heading(3, "Processors")
    page.paragraph(
      "An interval covers this processor and this build, and no others: it says how far another run of them may differ."
        + " On another processor a ratio may be another one, because caches and memory are another part of its time.",
      runs.others.isEmpty
        ? "There is no run of another processor to set beside this one."
        : "So beside each ratio stands its range over the processors below, from the smallest to the largest of the"
          + " ratios themselves, and beside a verdict on how many of them it holds. On the others it holds if Student's"
          + " *t*-interval over the launches says the same. A cell counts as common if its workload is described in the"
          + " same words.",
      others(of: { $0.revision.value != runs.own.revision.value }).map {
        "\($0) of another revision: the sources may differ, and a ratio for that reason too."
      } ?? "",
      others(of: { $0.processor.vendor.value == nil }).map {
        "\($0) of a processor that is not identified, which may be one of the others."
      } ?? "")
    page.narrowTables(table)
    page.paragraph(
      "A stored run is left out as one of this processor if vendor, family, model, stepping and caches are equal and the"
        + " medians of the fixed loop over the whole run within"
        + " \(NumberText.percent(MeasuredProcessor.widestCalibration - 1)) of each other. The clock may move the loop by"
        + " more than that: a run of the same processor can stand here as another's.")
  }

  /// Such as `2 of the other runs are`; nil where there are none.
  private func others(of isCounted: (RunSummary) -> Bool) -> String? {
    let count = runs.others.count(where: isCounted)
    return count > 0 ? "\(NumberText.count(count)) of the other runs \(count == 1 ? "is" : "are")" : nil
  }

  /// A column for each processor.
  private var table: MarkdownTable {
    let runs = [runs.own] + runs.others
    var table = MarkdownTable(["Processor"] + runs.map { MarkdownText.plain($0.processor.name) }, .left)
    let rows: [(String, (RunSummary) -> String?)] = [
      ("Identity", { MarkdownText.plain($0.processor.identification) }),
      ("Caches", { $0.processor.caches.value.map { MarkdownText.plain(Self.caches($0)) } }),
      (
        "Fixed loop", { $0.calibration.value.map { NumberText.joined(DurationText.format(nanoseconds: $0)) } }
      ),
      ("System", { MarkdownText.plain($0.operatingSystem) }),
      ("Swift", { MarkdownText.plain($0.swiftVersion) }),
      ("Revision", revision),
      ("Day", { $0.date.value.map(MarkdownText.plain) }),
      ("Common cells", common),
    ]
    for (title, text) in rows { table.add([title] + runs.map { text($0) ?? "not recorded" }) }
    return table
  }

  private func revision(_ run: RunSummary) -> String? {
    run.revision.value.map { MarkdownText.plain($0) + (run.hasLocalChanges ? ", with local changes" : "") }
  }

  private func common(_ run: RunSummary) -> String {
    let common = runs.own.cells.count { cell in
      runs.own.workloads.contains { $0.id == cell.workload && run.cell(of: $0, at: cell.size) != nil }
    }
    return "\(NumberText.count(common)) of \(NumberText.count(runs.own.cells.count))"
  }

  /// Such as `L1 data 48 KiB, L2 2 MiB`.
  static func caches(_ caches: [Processor.Cache]) -> String {
    caches.map { cache in
      let (size, unit) =
        cache.bytes % (1 << 20) == 0 ? (cache.bytes >> 20, "MiB") : (cache.bytes >> 10, "KiB")
      let kind = cache.kind == "unified" ? "" : " \(cache.kind)"
      return "L\(cache.level)\(kind) \(NumberText.count(size)) \(unit)"
    }.joined(separator: ", ")
  }
}

/// How fast the machine ran while it measured, told by a fixed amount of work.
struct Calibration {
  /// The medians of the loop in each launch of each cell, in nanoseconds, rising.
  private let medians: OrderedSample

  /// Nil if no cell has the fixed loop.
  init?(_ run: BenchmarkRun) {
    let medians = run.cells.flatMap(\.launches).compactMap { launch in
      launch.times(of: ReferenceArm.calibration).map { times in times.sorted()[times.count / 2] }
    }
    do {
      self.medians = try OrderedSample(medians)
    } catch {
      return nil
    }
  }

  var fastest: Double { medians.quantile(0) }
  var slowest: Double { medians.quantile(1) }
  /// What stands for the run.
  var median: Double { medians.median }
}
