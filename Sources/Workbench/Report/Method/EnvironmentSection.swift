import Measurement

/// Where the numbers were found, and what the control says of them.
struct EnvironmentSection: ReportSection {
  let findings: Findings
  func write(to page: inout MarkdownPage) {
    page.heading(2, "Environment")
    page.table(environment)
    ProcessorTable(runs: findings.processors).write(to: &page)
    page.heading(3, "The control")
    page.paragraph(
      "In every cell \(WordList.and(controlled.map(MarkdownText.plain))) \(controlled.count == 1 ? "was" : "were")"
        + " measured once more, as further arms: the true ratio of \(controlled.count == 1 ? "the" : "each") pair is 1.",
      "A control *passes* if its whole 99 % interval lies within \(bias) of 1. It *fails* if its wide interval leaves"
        + " out 1, unless all of that lies within \(ControlText.share(ControlCheck.negligible)) of 1: a difference that"
        + " small is negligible where 2 % count as none. Else it is *too imprecise* to tell. The wide intervals hold 1 in"
        + " all \(NumberText.count(control.cells.count, "control")) together with 99 %.",
      "A verdict on a ratio needs the controls of its arms to pass, or all of the cell where they have none; else it"
        + " is inconclusive.",
      "In simulated runs of six processes, \(power): the more the processes vary, the fewer cells have verdicts. With a"
        + " true bias of \(bias) at most \(ControlText.share(ControlPower.biasedPasses)) pass, however much they vary.",
      "The run is unreliable if two controls or more fail, which chance alone makes in fewer than one of"
        + " 10,000 runs, or if one does that the overview rests on.")
    page.paragraph(outcome)
    page.details("Every control, farthest from 1 first") { page in page.table(cells) }
  }

  private var control: ControlFindings { findings.cost.control }

  private var bias: String { ControlText.share(ControlCheck.bias) }

  /// Who was measured twice.
  private var controlled: [String] {
    findings.architectures.filter { name in control.cells.contains { $0.arm == name } }
  }

  /// Such as `100 %, 98 % and 62 % of the sound cells pass whose processes vary by 0.5 %, 1 % and 1.5 %`.
  private var power: String {
    let spreads = ControlPower.cells.map { ControlText.share($0.spread) }
    let shares = ControlPower.cells.map { NumberText.joined("\($0.soundPasses) %") }
    return "\(WordList.and(shares)) of the sound cells pass whose processes vary by \(WordList.and(spreads))"
  }

  private var outcome: String {
    if let reason = control.reason { return "**UNRELIABLE:** \(reason)" }
    let worst = control.byDistance.first.map { " Farthest from 1: \($0.place), \(RatioText($0.estimate))." }
    return "**Reliable:** \(control.summary)" + (worst ?? "")
  }

  private var cells: MarkdownTable {
    var table = MarkdownTable(
      ["Control", "Ratio, 99 % interval", "Wide interval", "Check"], [.left, .right, .right, .left])
    for cell in control.byDistance {
      table.add([
        cell.place, "\(RatioText(cell.estimate))", cell.ratio.interval, ControlText.word(cell.check),
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
      ("Measured sources", text(found.measuredSources)),
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
        ? "There is no run of another processor to set beside this one: all times here are those of one processor."
        : "So beside each ratio stands its range over the processors below, from the smallest to the largest of the"
          + " ratios themselves, and beside a verdict on how many of them it holds. All timed the same sources, byte by"
          + " byte: those of the architectures, the domain, the toolkit and the workloads. On the others a verdict holds"
          + " if the controls of both arms passed there and Student's *t*-interval over the launches says the same. A cell"
          + " counts as common if its workload is described in the same words.",
      leftOut)
    page.narrowTables(table)
    page.paragraph(
      "Processors are told apart by vendor, family, model, stepping and caches. A run of which not all of these are known"
        + " counts only where one that is known differs.")
  }

  /// Of the stored runs that say nothing here; empty without any.
  private var leftOut: String {
    let count = runs.ofOtherSources
    guard count > 0 else { return "" }
    return
      "\(NumberText.count(count, "stored run")) \(count == 1 ? "is" : "are") left out: the sources timed there are"
      + " others, or nobody recorded which they were."
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
