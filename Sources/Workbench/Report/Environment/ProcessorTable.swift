import Measurement
import Results

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
          + " same words; the sources may be of another revision.")
    page.table(table)
    page.paragraph(
      "Two runs are of the same processor if vendor, family, model, stepping and caches are equal, and the medians of"
        + " the fixed loop of integer work within"
        + " \(NumberText.percent(MeasuredProcessor.widestCalibration - 1)) of each other.")
  }

  private var table: MarkdownTable {
    var table = MarkdownTable(
      [
        "Processor", "Identity", "Caches", "Fixed loop", "System", "Swift", "Revision", "Day", "Common cells",
      ],
      [.left, .left, .left, .right, .left, .left, .left, .left, .right])
    add(runs.own, to: &table)
    for run in runs.others { add(run, to: &table) }
    return table
  }

  private func add(_ run: RunSummary, to table: inout MarkdownTable) {
    let common = runs.own.cells.count { cell in
      runs.own.workloads.contains { $0.id == cell.workload && run.cell(of: $0, at: cell.size) != nil }
    }
    table.add([
      MarkdownText.plain(run.processor.name), MarkdownText.plain(run.processor.identification),
      run.processor.caches.value.map { MarkdownText.plain(Self.caches($0)) } ?? Self.unknown,
      run.calibration.value.map { NumberText.joined(DurationText.format(nanoseconds: $0)) } ?? Self.unknown,
      MarkdownText.plain(run.operatingSystem), MarkdownText.plain(run.swiftVersion),
      (run.revision.value.map(MarkdownText.plain) ?? Self.unknown)
        + (run.hasLocalChanges ? ", with local changes" : ""),
      run.date.value.map(MarkdownText.plain) ?? Self.unknown,
      "\(NumberText.count(common)) of \(NumberText.count(runs.own.cells.count))",
    ])
  }

  private static let unknown = "not recorded"

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
