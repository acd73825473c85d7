import Measurement

/// What the change requests take, before it is put into words.
struct ChangeFindings {
  let changes: ChangeResults
  /// The architectures with patches, in the order of the comparison.
  let names: [String]
  private let summaries: [String: [String: [Summary]]]
  private let ratios: [String: Summary]

  /// - Parameter architectures: those that were compared, in their order.
  ///
  /// Throws no error for results that ``ResultsCheck`` lets pass.
  init(_ changes: ChangeResults, architectures: [String]) throws(StatisticsError) {
    self.changes = changes
    let parts = Dictionary(grouping: changes.requests.flatMap(\.architectures), by: \.architecture)
    let names = architectures.filter { parts[$0] != nil }
    self.names = names
    var summaries: [String: [String: [Summary]]] = [:]
    for measure in ChangeMeasure.all {
      for (name, parts) in parts {
        let rows = parts.map { measure.values($0.part) }
        for index in rows[0].indices {
          summaries[measure.title, default: [:]][name, default: []]
            .append(try Summary(rows.map { $0[index] }))
        }
      }
    }
    self.summaries = summaries
    var ratios: [String: Summary] = [:]
    for name in names.dropFirst() {
      let lines = changes.requests.compactMap { request -> Double? in
        let added = [names[0], name].map { name in
          request.architectures.first { $0.architecture == name }?.part.sources.lines.added ?? 0
        }
        return added[0] > 0 ? Double(added[1]) / Double(added[0]) : nil
      }
      if !lines.isEmpty { ratios[name] = try Summary(lines) }
    }
    self.ratios = ratios
  }

  var requests: [ChangeResults.RequestCounts] { changes.requests }

  /// Over the requests, one summary for each number of the measure; empty for an architecture without patches.
  func summaries(of measure: ChangeMeasure, in name: String) -> [Summary] {
    summaries[measure.title]?[name] ?? []
  }

  /// Over the requests, of the first number of the measure.
  func median(of measure: ChangeMeasure, in name: String) -> Double {
    summaries(of: measure, in: name).first?.median ?? 0
  }

  /// How many times as many code lines a request adds as in the first architecture, summarised over the requests: the ratio
  /// of two medians would be that of two different requests. Nil for the first, and where no request adds any to it.
  func ratio(in name: String) -> Summary? { ratios[name] }

  func part(of request: ChangeResults.RequestCounts, in name: String) -> ChangeResults.PatchCounts? {
    request.architectures.first { $0.architecture == name }?.part
  }

  /// The pairs of requests that were merged in the architecture; empty where none were.
  func merges(in name: String) -> [ChangeResults.Merge] {
    (changes.merges.value ?? []).filter { $0.architecture == name }
  }

  /// How many pairs of requests there are.
  var pairs: Int { requests.count * (requests.count - 1) / 2 }

  func conflicts(in name: String) -> Int { merges(in: name).count { !$0.isClean } }

  /// Those of ``conflicts(in:)`` that are in other files than unit tests.
  func sourceConflicts(in name: String) -> Int { merges(in: name).count { !$0.sources.isEmpty } }
}

/// Numbers of several architectures, the least first.
struct Ranking {
  let least: Double
  /// Whose number is the least.
  let first: [String]
  let others: [(name: String, value: Double)]

  /// Nil without a number.
  init?(_ values: [(name: String, value: Double)]) {
    guard let least = values.map(\.value).min() else { return nil }
    self.least = least
    first = values.filter { $0.value == least }.map { MarkdownText.plain($0.name) }
    others = values.filter { $0.value > least }.map { (MarkdownText.plain($0.name), $0.value) }
  }

  var isTie: Bool { others.isEmpty }
}
