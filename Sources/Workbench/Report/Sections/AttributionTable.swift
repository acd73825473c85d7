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
