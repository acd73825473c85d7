import CommandLineKit
import Measurement

/// Where the time of one cell goes: bare domain + what the toolkit adds + what each architecture adds = its total. The
/// added times follow from paired ratios. All times are in nanoseconds.
struct Attribution {
  /// One architecture's times.
  struct Share {
    let name: String
    /// The median of the total.
    let total: Double
    /// The total over toolkit + domain, round by round.
    let overToolkit: RatioEstimate
    /// The total over the same screens bound by Observation, if these were measured.
    let overObserved: RatioEstimate?
  }

  let size: Int
  let domain: Double
  let toolkitOverDomain: RatioEstimate
  let shares: [Share]
  /// Nil if it was not measured.
  let observedOverToolkit: RatioEstimate?

  /// Nil unless both baselines were measured.
  init?(_ cell: CellFindings, contenders: [String]) {
    guard let domain = cell.median(of: ReferenceArm.domain), let toolkitOverDomain = cell.toolkitOverDomain
    else { return nil }
    size = cell.size
    self.domain = domain
    self.toolkitOverDomain = toolkitOverDomain
    observedOverToolkit = cell.observedOverToolkit
    shares = contenders.compactMap { name in
      guard let total = cell.median(of: name),
        let overToolkit = cell.ratio(of: name, over: ReferenceArm.toolkit)
      else { return nil }
      return Share(
        name: name, total: total, overToolkit: overToolkit,
        overObserved: cell.ratio(of: name, over: ReferenceArm.observed))
    }
  }

  /// The time of toolkit + domain.
  var floor: Double { domain * toolkitOverDomain.ratio }

  /// Domain, toolkit, own part and a rest that is not settled, which add up to the total.
  func parts(of share: Share) -> [Double] {
    let domain = min(domain, share.total)
    let rest = share.total - domain
    let isToolkitSettled = toolkitOverDomain.lower > 1
    let isBelowFloor = share.overToolkit.upper < 1
    let toolkit = isToolkitSettled ? (isBelowFloor ? rest : min(floor - self.domain, rest)) : 0
    let added = isToolkitSettled ? rest - toolkit : min(floor * (share.overToolkit.ratio - 1), rest)
    let own = share.overToolkit.lower > 1 ? added : 0
    return [domain, toolkit, own, rest - toolkit - own]
  }

  /// The interval of the time by which `ratio` times `time` exceeds `time`.
  static func added(to time: Double, _ ratio: RatioEstimate) -> String {
    IntervalText.time(time * (ratio.lower - 1), time * (ratio.upper - 1))
  }
}

extension WorkloadPage {
  func writeAttribution(to page: inout MarkdownPage) {
    let all = workload.cells.compactMap { Attribution($0, contenders: workload.contenders) }
    guard let size = WorkloadFindings.mainSize(of: all.map(\.size)),
      let main = all.first(where: { $0.size == size })
    else { return }
    let chart = BarChart(
      title: "Where does the time go?",
      subtitle: "\(workload.name): medians with \(SizeText.contacts(size)); lower is better",
      series: main.shares.map { findings.series($0.name) },
      parts: [ReferenceArm.domain, "toolkit", "its own", "not settled"],
      groups: [("", main.shares.map(main.parts))], format: NumberText.time)
    page.write(
      "parts.md", ["place": SizeText.place(size)],
      parts: [
        "figure": {
          $0.figure(
            "parts-\(workload.workload.id)", chart,
            alternative: "\(workload.name) \(SizeText.place(size)) as bars in parts, in all \(chart.totals).")
        },
        "table": { $0.narrowTables(table(of: all), titles: 2) },
      ])
  }

  /// The parts at every size, with Observation's part for architectures that use it.
  private func table(of all: [Attribution]) -> MarkdownTable {
    typealias Row = (part: Attribution, share: Attribution.Share)
    let observing = findings.boundByObservation
    func observed(_ text: @escaping (Row) -> String?) -> (Row) -> String {
      { observing.contains($0.share.name) ? text($0) ?? "not measured" : "–" }
    }
    var columns: [MarkdownTable.Column<Row>] = [
      ("Contacts", .right, { SizeText.cell($0.part.size) }),
      ("Architecture", .left, { MarkdownText.plain($0.share.name) }),
      ("Domain", .right, { NumberText.time($0.part.domain) }),
      ("Toolkit", .right, { Attribution.added(to: $0.part.domain, $0.part.toolkitOverDomain) }),
      ("Its own", .right, { Attribution.added(to: $0.part.floor, $0.share.overToolkit) }),
      ("Total", .right, { NumberText.time($0.share.total) }),
    ]
    if !observing.isEmpty, all.contains(where: { $0.observedOverToolkit != nil }) {
      columns += [
        (
          "Observation", .right,
          observed { row in row.part.observedOverToolkit.map { Attribution.added(to: row.part.floor, $0) } }
        ),
        (
          "Its own beyond Observation", .right,
          observed { row in
            guard let binding = row.part.observedOverToolkit, let over = row.share.overObserved else {
              return nil
            }
            return Attribution.added(to: row.part.floor * binding.ratio, over)
          }
        ),
      ]
    }
    return MarkdownTable(all.flatMap { part in part.shares.map { (part, $0) } }, columns: columns)
  }
}

/// The share of an architecture's time that exceeds the time of toolkit + domain.
enum OwnShare {
  /// Such as `2 to 6 %`: the ends of the interval, rounded outwards to whole per cent; `not settled` if the lower end
  /// is too small to be shown.
  static func text(_ overFloor: RatioEstimate) -> String {
    guard overFloor.lower > 0.1 else { return "not settled" }
    let lower = (100 * (1 - 1 / overFloor.lower)).rounded(.down)
    let upper = (100 * (1 - 1 / overFloor.upper)).rounded(.up)
    return "\(number(lower)) to \(number(upper)) %"
  }

  private static func number(_ percent: Double) -> String {
    // A hyphen could be mistaken for the dash of a range, so this is the minus sign U+2212.
    NumberText.decimal(percent, places: 0).replacing("-", with: "−")
  }
}
