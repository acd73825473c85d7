import Measurement

/// The parts of a workload's time at every size.
struct AttributionTable {
  let parts: [Attribution]
  /// The architectures that are bound by Observation.
  let observing: [String]

  private var hasObservation: Bool {
    parts.contains { $0.observedOverToolkit != nil } && !observing.isEmpty
  }

  var table: MarkdownTable {
    let header =
      ["Contacts", "Architecture", "Domain", "Toolkit", "Its own", "Total"]
      + (hasObservation ? ["Observation", "Its own beyond Observation"] : [])
    var table = MarkdownTable(header, [.right, .left] + header.dropFirst(2).map { _ in .right })
    for part in parts {
      for share in part.shares {
        table.add(
          [
            SizeText.cell(part.size), MarkdownText.plain(share.name), NumberText.time(part.domain),
            part.addedByToolkit, part.added(by: share), NumberText.time(share.total),
          ] + (hasObservation ? observed(share, in: part) : []))
      }
    }
    return table
  }

  private func observed(_ share: Attribution.Share, in part: Attribution) -> [String] {
    guard observing.contains(share.name) else { return ["–", "–"] }
    return [
      part.addedByObservation ?? "not measured",
      part.addedToObservation(by: share) ?? "not measured",
    ]
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
