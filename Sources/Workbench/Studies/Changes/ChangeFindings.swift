import Measurement

/// The changes in the architectures that have patches.
struct ChangeFindings {
  let changes: ChangeResults
  /// The architectures with patches, in the order of the comparison.
  let names: [String]
  /// By architecture: the ratio of the code lines that each change adds to those that it adds to the first
  /// architecture; without changes that add none there.
  let ratios: [String: OrderedSample]

  /// - Parameter architectures: those that were compared, in their order.
  ///
  /// Throws no error for results that ``ResultsCheck`` accepts.
  init(_ changes: ChangeResults, architectures: [String]) throws(StatisticsError) {
    self.changes = changes
    let known = Set(changes.requests.flatMap(\.architectures).map(\.architecture))
    let names = architectures.filter(known.contains)
    self.names = names
    var ratios: [String: OrderedSample] = [:]
    for name in names.dropFirst() {
      let lines = changes.requests.compactMap { request -> Double? in
        let added = [names[0], name].map { name in
          request.architectures.first { $0.architecture == name }?.part.sources.lines.added ?? 0
        }
        return added[0] > 0 ? Double(added[1]) / Double(added[0]) : nil
      }
      if !lines.isEmpty { ratios[name] = try OrderedSample(lines) }
    }
    self.ratios = ratios
  }

  var requests: [ChangeResults.RequestCounts] { changes.requests }

  /// The changes by the lines that they add over all architectures, the largest first; equal ones by their IDs.
  var requestsBySize: [ChangeResults.RequestCounts] {
    let sizes = requests.map { request in
      (request, size: request.architectures.reduce(0) { $0 + $1.part.sources.lines.added })
    }
    return sizes.sorted { ($1.size, $0.0.id) < ($0.size, $1.0.id) }.map(\.0)
  }

  func part(of request: ChangeResults.RequestCounts, in name: String) -> ChangeResults.PatchCounts? {
    request.architectures.first { $0.architecture == name }?.part
  }
}
