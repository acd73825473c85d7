import Measurement

/// How the numbers were found, where, and what the control says of them: the page that all others lead to.
struct MethodSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    let cost = findings.results.cost
    var holes = [
      "first": MarkdownText.plain(findings.first), "rounds": NumberText.count(cost.rounds, "round"),
      "cap": NumberText.count(cost.capMilliseconds), "launches": NumberText.count(cost.launches),
      "environment": environment.markdown, "others": others, "processors": processors,
      "controlled": WordList.and(controlled.map(MarkdownText.plain)),
      "controls": NumberText.count(control.cells.count), "bias": ControlText.share(ControlCheck.bias),
      "negligible": ControlText.share(ControlCheck.negligible),
      "soundPasses": WordList.and(ControlPower.cells.map { NumberText.joined("\($0.soundPasses) %") }),
      "spreads": WordList.and(ControlPower.cells.map { ControlText.share($0.spread) }),
      "biasedPasses": ControlText.share(ControlPower.biasedPasses), "outcome": control.outcome,
      "cells": cells.markdown,
    ]
    holes["seed"] = cost.seed.map { "\($0)" }
    page.write(PackageResources.Method_md, holes)
  }

  private var control: ControlFindings { findings.cost.control }

  /// Who was measured twice.
  private var controlled: [String] {
    findings.architectures.filter { name in control.cells.contains { $0.arm == name } }
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

  // MARK: Environment

  private var environment: MarkdownTable {
    let found = findings.results.environment
    let revision = text(
      found.revision.value.map { .measured(Self.revision($0, found.hasLocalChanges)) } ?? found.revision)
    let rows: [(String, String)] = [
      ("Processor", found.processor.name), ("Vendor", text(found.processor.vendor)),
      ("Family", text(found.processor.family)), ("Model", text(found.processor.model)),
      ("Stepping", text(found.processor.stepping)),
      ("Caches", found.processor.caches.value.map(Self.caches) ?? text(found.processor.caches)),
      ("Cores", NumberText.count(found.cores)),
      ("Hypervisor", text(found.hypervisor)), ("Operating system", found.operatingSystem),
      ("Swift", found.swiftVersion), ("Revision", revision),
      ("Measured sources", text(found.measuredSources)),
      ("Load, one minute, before", load(found.loadBefore)),
      ("Load, one minute, after", load(found.loadAfter)),
      ("Day", text(found.date)),
      ("Benchmark ran for", DurationText.format(nanoseconds: found.benchmarkSeconds * 1e9)),
    ]
    var table = MarkdownTable(["Property", "Value"], .left)
    for (name, value) in rows { table.add([name, MarkdownText.plain(value)]) }
    table.add(["Built with", MarkdownText.code(found.buildCommand)])
    if let loop = Calibration(findings.results.cost.run) {
      let times = [loop.median, loop.fastest, loop.slowest].map(Self.loop)
      table.add([
        "Fixed loop of integer work",
        "median \(times[0]); medians of a cell within one launch from \(times[1]) to \(times[2]),"
          + " \(NumberText.hundredths(loop.slowest / loop.fastest)) to 1",
      ])
    }
    return table
  }

  private func load(_ measured: Measured<Double>) -> String {
    measured.value.map { "\(($0 * 100).rounded() / 100)" } ?? text(measured)
  }

  private func text<Value>(_ measured: Measured<Value>) -> String {
    switch measured {
    case .measured(let value): "\(value)"
    case .notMeasured(let reason): "not measured: \(MarkdownText.withoutFolders(reason))"
    }
  }

  private static func loop(_ nanoseconds: Double) -> String {
    NumberText.joined(DurationText.format(nanoseconds: nanoseconds))
  }

  private static func revision(_ revision: String, _ hasLocalChanges: Bool) -> String {
    revision + (hasLocalChanges ? ", with local changes" : "")
  }

  /// Such as `L1 data 48 KiB, L2 2 MiB`.
  private static func caches(_ caches: [Processor.Cache]) -> String {
    caches.map { cache in
      let (size, unit) =
        cache.bytes % (1 << 20) == 0 ? (cache.bytes >> 20, "MiB") : (cache.bytes >> 10, "KiB")
      let kind = cache.kind == "unified" ? "" : " \(cache.kind)"
      return "L\(cache.level)\(kind) \(NumberText.count(size)) \(unit)"
    }.joined(separator: ", ")
  }

  // MARK: Processors

  /// What stands beside the ratios of this processor, and what was left out.
  private var others: String {
    let count = findings.processors.ofOtherSources
    let beside =
      findings.processors.others.isEmpty
      ? "There is no run of another processor to set beside this one: all times here are those of one processor."
      : Template(PackageResources.Processors_md).filled()
    let leftOut =
      " \(NumberText.count(count, "stored run")) \(count == 1 ? "is" : "are") left out: the sources timed there are"
      + " others, or nobody recorded which they were."
    return beside + (count > 0 ? leftOut : "")
  }

  /// A column for each processor, its own first.
  private var processors: String {
    let runs = [findings.processors.own] + findings.processors.others
    var table = MarkdownTable(["Processor"] + runs.map { MarkdownText.plain($0.processor.name) }, .left)
    let rows: [(String, (RunSummary) -> String?)] = [
      ("Identity", { MarkdownText.plain($0.processor.identification) }),
      ("Caches", { $0.processor.caches.value.map { MarkdownText.plain(Self.caches($0)) } }),
      ("Fixed loop", { $0.calibration.value.map(Self.loop) }),
      ("System", { MarkdownText.plain($0.operatingSystem) }),
      ("Swift", { MarkdownText.plain($0.swiftVersion) }),
      (
        "Revision",
        { run in
          run.revision.value.map { MarkdownText.plain(Self.revision($0, run.hasLocalChanges)) }
        }
      ),
      ("Day", { $0.date.value.map(MarkdownText.plain) }),
      ("Common cells", common),
    ]
    for (title, text) in rows { table.add([title] + runs.map { text($0) ?? "not recorded" }) }
    return table.narrowed().map(\.markdown).joined(separator: "\n\n")
  }

  private func common(_ run: RunSummary) -> String {
    let own = findings.processors.own
    let common = own.cells.count { cell in
      own.workloads.contains { $0.id == cell.workload && run.cell(of: $0, at: cell.size) != nil }
    }
    return "\(NumberText.count(common)) of \(NumberText.count(own.cells.count))"
  }
}

extension ControlFindings {
  /// What the controls say of the run, as Markdown.
  var outcome: String {
    if let reason { return "**UNRELIABLE:** \(reason)" }
    let worst = byDistance.first.map { " Farthest from 1: \($0.place), \(RatioText($0.estimate))." }
    return "**Reliable:** \(summary)\(worst ?? "")"
  }
}
