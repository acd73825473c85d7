import Measurement
import Results

/// What was to be counted and could not be, each reason once.
struct MissingCounts {
  let counts: CountResults

  /// Such as `**Retains and releases:** not measured: no static library`, as Markdown.
  var items: [String] {
    let missing = counts.counts.compactMap {
      count -> (scope: String, metric: CountResults.Metric, reason: String)? in
      guard case .notMeasured(let reason) = count.value else { return nil }
      return (scope(of: reason, count.metric), count.metric, reason)
    }
    var items: [(reason: String, scope: String, metrics: [CountResults.Metric])] = []
    for (scope, metric, reason) in missing {
      if let index = items.firstIndex(where: { $0.reason == reason && $0.scope == scope }) {
        if !items[index].metrics.contains(metric) { items[index].metrics.append(metric) }
      } else {
        items.append((reason, scope, [metric]))
      }
    }
    return items.map { item in
      let metrics = WordList.and(item.metrics.map(\.noun)).capitalizedFirst
      return "**\(metrics)\(item.scope):** not measured: \(MarkdownText.reason(item.reason))"
    }
  }

  /// Nothing if all of the metric is missing for this reason, else which workloads lack it.
  private func scope(of reason: String, _ metric: CountResults.Metric) -> String {
    let isAll = counts.counts.allSatisfy { $0.metric != metric || $0.value == .notMeasured(reason: reason) }
    guard !isAll else { return "" }
    let workloads = counts.workloads.map(\.id).filter { id in
      counts.counts.contains {
        $0.workload == id && $0.metric == metric && $0.value == .notMeasured(reason: reason)
      }
    }
    return " of \(WordList.and(workloads.map(MarkdownText.code)))"
  }
}
