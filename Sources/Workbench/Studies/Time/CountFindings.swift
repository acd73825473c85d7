import CommandLineKit
import Measurement

extension RuntimeCounts {
  /// What could not be counted: each reason once, with the metrics and workloads that it concerns, as Markdown.
  var missing: [String] {
    counts.compactMap(\.value.reason).withoutRepetition.map { reason in
      let own = counts.filter { $0.value.reason == reason }
      let metrics = WordList.and(own.map(\.metric.noun).withoutRepetition).capitalizedFirst
      let workloads = WordList.and(own.map { MarkdownText.code($0.workload) }.withoutRepetition)
      return "**\(metrics)** of \(workloads): not measured: \(MarkdownText.reason(reason))"
    }
  }
}

extension RuntimeCounts.Metric {
  /// The value with the digits that a second run repeats: three for instructions, all for other metrics.
  func repeating(_ value: Double) -> Double {
    self == .instructions ? SignificantDigits(3).round(value) : value
  }
}

extension RuntimeCounts.Count {
  /// The count as the report writes it in one number, rounded to the digits that a second run repeats.
  var repeating: Measured<Double> {
    guard let value = value.value else { return value }
    return .measured(metric.repeating(value))
  }

  /// The smallest and the largest count, rounded for the report; nil if the count doesn't depend on the build.
  var repeatingRange: ClosedRange<Double>? {
    range.map { metric.repeating($0.lowerBound)...metric.repeating($0.upperBound) }
  }
}

extension RuntimeCounts {
  /// The bytes that each architecture holds for an open Add screen, without those that were not measured.
  var sceneBytes: [String: Double] {
    let own = counts.filter { $0.workload == WorkloadID.memoryScene && $0.metric == .liveBytes }
    let largest = own.filter { $0.size == own.map(\.size).max() }
    return largest.reduce(into: [:]) { bytes, count in bytes[count.participant] = count.value.value }
  }
}
