import Measurement

/// What of a workload's time is the domain's, the toolkit's and each architecture's own.
struct AttributionText {
  let workload: WorkloadFindings
  /// The architectures that are bound by Observation.
  let observing: [String]
  /// What each architecture is drawn as.
  let series: (String) -> ChartSeries

  private let parts: [Attribution]

  init(workload: WorkloadFindings, observing: [String], series: @escaping (String) -> ChartSeries) {
    self.workload = workload
    self.observing = observing
    self.series = series
    parts = workload.cells.compactMap { Attribution($0, contenders: workload.contenders) }
  }

  func write(to page: inout MarkdownPage) {
    guard let size = WorkloadFindings.mainSize(of: parts.map(\.size)),
      let main = parts.first(where: { $0.size == size })
    else { return }
    page.paragraph(
      "**Where the time goes** \(SizeText.place(size)): \(ReferenceArm.domain), what the toolkit adds to it, and what each"
        + " architecture adds to both make up its total. Where an architecture takes less than \(ReferenceArm.toolkit), its"
        + " own part is drawn as none, and the toolkit's is cut at its total; a part that is not certainly more than"
        + " nothing is drawn as *not settled*.")
    let chart = chart(of: main)
    page.figure(
      "parts-\(workload.workload.id)", chart,
      alternative: "\(workload.name) \(SizeText.place(size)) as bars in parts, in all \(chart.totals).")
    page.details("The parts at every size") { page in
      page.paragraph(
        "Domain and total are medians. The part that is added is an interval, from the 99 % interval of the paired"
          + " ratio to what it is added to; where nothing is added, the interval holds 0.")
      page.narrowTables(table, titles: 2)
    }
  }

  private func chart(of main: Attribution) -> BarChart {
    BarChart(
      title: "\(workload.name), in parts",
      subtitle: "Medians with \(SizeText.contacts(main.size)); lower is better",
      series: main.shares.map { series($0.name) },
      parts: [ReferenceArm.domain, "toolkit", "its own", "not settled"],
      groups: [.init("", main.shares.map { parts(of: $0, in: main) })], format: NumberText.time)
  }

  /// Domain, toolkit, own part and what is certainly none of these, which make up the total.
  private func parts(of share: Attribution.Share, in main: Attribution) -> [Double] {
    let domain = min(main.domain, share.total)
    let (isToolkitSettled, isOwnSettled) = (main.toolkitOverDomain.lower > 1, share.overToolkit.lower > 1)
    let most = share.total - domain
    let isBelowFloor = share.overToolkit.upper < 1
    let toolkit = isToolkitSettled ? (isBelowFloor ? most : min(main.toolkit, most)) : 0
    let own = isOwnSettled ? (isToolkitSettled ? most - toolkit : min(share.own, most)) : 0
    return [domain, toolkit, own, most - toolkit - own]
  }

  /// The parts at every size, told apart by what Observation adds where an architecture is bound by it.
  private var table: MarkdownTable {
    let hasObservation = parts.contains { $0.observedOverToolkit != nil } && !observing.isEmpty
    let header =
      ["Contacts", "Architecture", "Domain", "Toolkit", "Its own", "Total"]
      + (hasObservation ? ["Observation", "Its own beyond Observation"] : [])
    var table = MarkdownTable(header, [.right, .left] + header.dropFirst(2).map { _ in .right })
    for part in parts {
      for share in part.shares {
        let observed =
          observing.contains(share.name)
          ? [part.addedByObservation, part.addedToObservation(by: share)].map { $0 ?? "not measured" }
          : ["–", "–"]
        table.add(
          [
            SizeText.cell(part.size), MarkdownText.plain(share.name), NumberText.time(part.domain),
            part.addedByToolkit, part.added(by: share), NumberText.time(share.total),
          ] + (hasObservation ? observed : []))
      }
    }
    return table
  }
}

/// The part of an architecture's time that is beyond what it stands on.
enum OwnShare {
  /// Such as `2 to 6 %`: the ends of the interval, rounded outwards to whole per cent; `not settled` if the lower end is
  /// too small to be shown.
  static func text(_ overFloor: RatioEstimate) -> String {
    guard overFloor.lower > 0.1 else { return "not settled" }
    let lower = (100 * (1 - 1 / overFloor.lower)).rounded(.down)
    let upper = (100 * (1 - 1 / overFloor.upper)).rounded(.up)
    return "\(number(lower)) to \(number(upper)) %"
  }

  /// The same share on several processors, such as `54 to 62 % on 2`.
  static func text(_ range: ProcessorRange) -> String {
    let ends = [range.smallest, range.largest].map { number((100 * (1 - 1 / $0)).rounded()) }
    return NumberText.joined("\(ends[0]) to \(ends[1]) % on \(range.processors)")
  }

  private static func number(_ percent: Double) -> String {
    // A hyphen could be mistaken for the dash of a range, so this is the minus sign U+2212.
    ValueFormat.count.text(for: percent).replacing("-", with: "−")
  }
}

extension Attribution {
  /// What the toolkit adds to the domain.
  var addedByToolkit: String { Self.added(to: domain, toolkitOverDomain) }

  /// What Observation adds to toolkit + domain; nil if it was not measured.
  var addedByObservation: String? { observedOverToolkit.map { Self.added(to: floor, $0) } }

  /// What an architecture adds to toolkit + domain.
  func added(by share: Share) -> String { Self.added(to: floor, share.overToolkit) }

  /// What an architecture adds to the screens bound by Observation; nil if these were not measured.
  func addedToObservation(by share: Share) -> String? {
    guard let observedOverToolkit, let over = share.overObserved else { return nil }
    return Self.added(to: floor * observedOverToolkit.ratio, over)
  }

  /// The interval of what is beyond `time` in a time of `ratio` such times.
  private static func added(to time: Double, _ ratio: RatioEstimate) -> String {
    IntervalText.time(time * (ratio.lower - 1), time * (ratio.upper - 1))
  }
}
