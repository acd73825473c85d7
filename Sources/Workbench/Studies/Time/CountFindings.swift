import CommandLineKit
import Measurement

extension CountResults {
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

extension CountResults.Metric {
  /// The value with the digits that a second run repeats: three for instructions, all for other metrics.
  func repeating(_ value: Double) -> Double {
    self == .instructions ? SignificantDigits(3).round(value) : value
  }
}

extension CountResults.Count {
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

/// The bytes that the architectures hold for an open Add screen.
struct HeldMemory {
  /// The bytes by architecture, without those that were not measured.
  let bytes: [String: Double]

  init(_ input: ReportInput) {
    let counts = input.results.counts.value
    let size = counts?.counts.filter { $0.workload == WorkloadID.memoryScene }.map(\.size).max() ?? 0
    bytes = input.architectures.reduce(into: [:]) { bytes, name in
      bytes[name] =
        counts?.value(of: .liveBytes, workload: WorkloadID.memoryScene, size: size, arm: name)?.value
    }
  }
}
