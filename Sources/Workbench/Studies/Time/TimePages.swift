import CommandLineKit
import Measurement

/// What the pages on times and counts show besides prose: tables, figures, and what a run says about itself.
extension ReportInput {
  var timeParts: WrittenPage.Parts {
    var parts: WrittenPage.Parts = [
      "unreliable": { page in
        guard !cost.control.isReliable else { return }
        page.paragraph("**This run is unreliable: see [its control](/details/method.md#the-control).**")
      },
      "figure add": writeBars,
    ]
    for workload in WorkloadDescription.timed {
      parts["times \(workload.id)"] = { writeTimes(of: workload.id, to: &$0) }
    }
    return parts
  }

  var countParts: WrittenPage.Parts {
    [
      "missing": { page in
        switch results.counts {
        case .notMeasured(let reason): page.paragraph("**Not measured:** \(MarkdownText.reason(reason))")
        case .measured(let counts): page.list(counts.missing)
        }
      },
      "figure allocations": writeAllocations,
    ]
  }

  var methodParts: WrittenPage.Parts {
    [
      "environment": { $0.table(environment) }, "control": { $0.paragraph(cost.control.outcome) },
    ]
  }

  private func writeTimes(of id: String, to page: inout MarkdownPage) {
    if let workload = cost.workload(id) { return page.table(workload.table) }
    page.paragraph("**Not measured:** not part of this run")
  }

  // MARK: Figures

  /// The times of one add: in every architecture, without one, and without screens.
  private func writeBars(to page: inout MarkdownPage) {
    guard let workload = cost.workload(WorkloadID.add),
      let cell = workload.cell(at: ArchitectureProfiles.size) ?? workload.cells.last
    else { return }
    let names = workload.participants.filter { $0 != ReferenceParticipant.reference }
    let chart = bars("How long does one add take?", cell.size, names, NumberText.time, cell.median)
    page.figure(
      "time-add", chart,
      alternative: "Bars of the time for one add: in each architecture, without one, and without screens.")
  }

  private func writeAllocations(to page: inout MarkdownPage) {
    guard let counts = results.counts.value else { return }
    let size = ArchitectureProfiles.size
    func value(_ name: String) -> Double? {
      counts.value(of: .allocations, workload: WorkloadID.add, size: size, participant: name)?.value
    }
    let names = (architectures + ReferenceParticipant.all).filter {
      value($0) != nil && $0 != ReferenceParticipant.reference
    }
    guard !names.isEmpty else { return }
    let chart = bars("How many allocations does one add make?", size, names, NumberText.tenths, value)
    page.figure(
      "count-allocations", chart,
      alternative:
        "Bars of the allocations of one add: in each architecture, without one, and without screens.")
  }

  private func bars(
    _ title: String, _ size: Int, _ names: [String], _ format: @escaping @Sendable (Double) -> String,
    _ value: (String) -> Double?
  ) -> BarChart {
    BarChart(
      title: title, subtitle: "With \(NumberText.count(size, "contact")); less is better",
      series: names.map { ChartSeries(Baseline.title(of: $0), color: architectures.firstIndex(of: $0)) },
      parts: [], groups: [("", names.map { name in value(name).map { [$0] } })], format: format)
  }

  // MARK: Environment

  private var environment: MarkdownTable {
    let (found, cost) = (results.environment, results.cost)
    func text<Value>(_ measured: Measured<Value>, _ words: (Value) -> String = { "\($0)" }) -> String {
      switch measured {
      case .measured(let value): words(value)
      case .notMeasured(let reason): "not measured: \(MarkdownText.withoutFolders(reason))"
      }
    }
    let loads = [found.loadBefore, found.loadAfter].map { text($0, NumberText.hundredths) }
    let processes = "\(NumberText.count(cost.launches)) processes"
    let rows = [
      ("Processor", "\(found.processor.name) (\(found.processor.identification))"),
      ("Cores", NumberText.count(found.cores)), ("Hypervisor", text(found.hypervisor)),
      ("Operating system", found.operatingSystem), ("Swift", found.swiftVersion),
      ("Revision", text(found.revision) + (found.hasLocalChanges ? ", with local changes" : "")),
      ("Day", text(found.date)), ("Load before and after", loads.joined(separator: ", ")),
      (
        "Benchmark",
        "\(processes), seed \(cost.seed), \(DurationText.format(nanoseconds: found.benchmarkSeconds * 1e9))"
      ),
    ]
    var table = MarkdownTable(["Property", "Value"], .left)
    for (name, value) in rows { table.add([name, MarkdownText.plain(value)]) }
    table.add(["Built with", MarkdownText.code(found.buildCommand)])
    let loops = cost.run.cells.flatMap(\.launches).compactMap { launch in
      launch.times(of: ReferenceParticipant.calibration).map { times in times.sorted()[times.count / 2] }
    }
    if let fastest = loops.min(), let slowest = loops.max() {
      let ends = [fastest, slowest].map { NumberText.joined(DurationText.format(nanoseconds: $0)) }
      table.add(["Fixed loop of integer work", "\(ends[0]) to \(ends[1])"])
    }
    return table
  }
}

/// What runs a workload besides the architectures, to compare them with.
struct Baseline {
  private let participant: String
  /// Its name in pages, as in `{time.add@1000 Observed}`.
  private let name: String
  private let title: String

  private static let all = [
    Baseline(participant: ReferenceParticipant.toolkit, name: "Toolkit", title: "no architecture"),
    Baseline(participant: ReferenceParticipant.observed, name: "Observed", title: "none, Observation"),
    Baseline(participant: ReferenceParticipant.domain, name: "Domain", title: "no screens"),
    Baseline(
      participant: ReferenceParticipant.reference, name: "Reference", title: "no screens, article's list"),
    Baseline(
      participant: ReferenceParticipant.referenceScreens, name: "ReferenceScreens",
      title: "none, article's list"),
    Baseline(participant: ListParticipant.tree, name: "Tree", title: "C++ tree"),
  ]

  /// The name of any participant in pages.
  static func name(of participant: String) -> String {
    all.first { $0.participant == participant }?.name ?? participant
  }

  /// The label of any participant in figures.
  static func title(of participant: String) -> String {
    all.first { $0.participant == participant }?.title ?? participant
  }
}
