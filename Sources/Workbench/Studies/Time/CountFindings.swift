import CommandLineKit
import Measurement

/// The counts of a run, in the order of the page.
struct CountFindings {
  /// One workload and metric, over all sizes.
  struct Series {
    let workload: WorkloadDescription
    let metric: CountResults.Metric
    let sizes: [Int]
    let arms: [String]

    /// Such as `add`, allocations; as Markdown.
    var title: String { "\(MarkdownText.code(workload.id)), \(metric.noun)" }

    /// Whether its complexity can be classified: it counts steps, at enough sizes.
    var isClassified: Bool { metric.countsSteps && sizes.count >= ComplexityClassifier.minimumSizes }
  }

  let counts: CountResults
  let architectures: [String]

  /// - Parameter further: the architectures that were counted but are not compared.
  init(_ counts: CountResults, architectures: [String], without further: [String]) {
    self.counts = CountResults(
      workloads: counts.workloads, counts: counts.counts.filter { !further.contains($0.arm) })
    self.architectures = architectures
  }

  /// The size with the most counts, or the largest of several such sizes: it is shown in full and first.
  var mainSize: Int? {
    let bySize = Dictionary(grouping: counts.counts) { $0.size }.mapValues(\.count)
    return bySize.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// Every workload and metric that was counted at more than three sizes, shown by size.
  var series: [Series] {
    let counted = counts.counts.filter(\.isMeasured)
    return counts.workloads.flatMap { workload in
      CountResults.Metric.allCases.compactMap { metric in
        let own = counted.filter { $0.workload == workload.id && $0.metric == metric && $0.size > 0 }
        let sizes = Set(own.map(\.size)).sorted()
        guard sizes.count > 3 else { return nil }
        return Series(workload: workload, metric: metric, sizes: sizes, arms: arms(of: own))
      }
    }
  }

  /// The sizes with counts that no series shows.
  var sizesBesideSeries: [Int] {
    let shown = series
    let others = counts.counts.filter { count in
      !shown.contains { $0.workload.id == count.workload && $0.metric == count.metric }
    }
    return Set(others.map(\.size)).sorted()
  }

  /// The counted arms: the architectures first, then the baselines, then all others.
  func arms(of counted: [CountResults.Count]) -> [String] {
    let names = Set(counted.map(\.arm))
    let known = (architectures + ReferenceArm.all).filter(names.contains)
    return known + names.subtracting(known).sorted()
  }

  /// The count, rounded to the digits that a second run repeats; nil if it was not counted.
  func value(_ metric: CountResults.Metric, _ workload: String, _ size: Int, _ arm: String) -> Double? {
    counts.count(of: metric, workload: workload, size: size, arm: arm)?.repeating.value
  }

  /// The count for a table's cell, as a range if it varies; a dash if the arm does not run the workload.
  func text(_ metric: CountResults.Metric, _ workload: String, _ size: Int, _ arm: String) -> String {
    switch counts.count(of: metric, workload: workload, size: size, arm: arm) {
    case nil: "–"
    case let count? where count.isMeasured: CountText.range(count.ends)
    case _?: "not measured"
    }
  }
}

/// The words for counts, which may differ with the build or the layout of memory.
enum CountText {
  /// Such as `58,700`, or `166,000–174,000`.
  static func range(_ ends: ClosedRange<Double>) -> String {
    joined(NumberText.tenths(ends.lowerBound), NumberText.tenths(ends.upperBound))
  }

  /// The ratio of two counts, such as `2.86`, or `2.83–2.96`.
  static func ratio(_ own: ClosedRange<Double>, over other: ClosedRange<Double>) -> String {
    joined(
      NumberText.hundredths(own.lowerBound / other.upperBound),
      NumberText.hundredths(own.upperBound / other.lowerBound))
  }

  /// Writes equal ends once; a word joiner keeps a narrow cell from breaking after the dash.
  private static func joined(_ lower: String, _ upper: String) -> String {
    lower == upper ? lower : "\(lower)–\u{2060}\(upper)"
  }
}

extension CountResults.Metric {
  /// The value with the digits that a second run repeats: three for instructions, all for other metrics.
  func repeating(_ value: Double) -> Double {
    self == .instructions ? SignificantDigits(3).round(value) : value
  }
}

extension CountResults.Count {
  var isMeasured: Bool { if case .measured = value { true } else { false } }

  /// The count as the report writes it in one number, which lies within ``ends``.
  var repeating: Measured<Double> {
    guard let value = value.value else { return value }
    return .measured(metric.repeating(value))
  }

  /// The smallest and the largest count, rounded for the report; equal if the count doesn't depend on the build.
  fileprivate var ends: ClosedRange<Double> {
    let range = range ?? (value.value ?? 0)...(value.value ?? 0)
    return metric.repeating(range.lowerBound)...metric.repeating(range.upperBound)
  }
}

/// The ratio of the instructions of two arms. It holds on other processors too, because the instructions of one build
/// are the same on all of them.
struct InstructionRatios {
  /// Nil if nothing was counted.
  let counts: CountResults?

  /// The size that represents the workload: the largest with counted instructions; nil if there is none.
  func size(of workload: String) -> Int? {
    counts?.counts.filter { $0.workload == workload && $0.metric == .instructions && $0.isMeasured }
      .map(\.size).max()
  }

  /// The instructions of one operation, rounded to the digits that repeat; nil if they were not counted.
  func count(of arm: String, in workload: String, at size: Int) -> Double? {
    measured(arm, workload, size)?.repeating.value
  }

  /// The ratio of the instructions of two arms, such as `2.86` or `2.83–2.96`; nil unless both were counted.
  func text(of arm: String, over other: String, in workload: String, at size: Int) -> String? {
    guard let own = measured(arm, workload, size)?.ends,
      let others = measured(other, workload, size)?.ends, others.lowerBound > 0
    else { return nil }
    return CountText.ratio(own, over: others)
  }

  private func measured(_ arm: String, _ workload: String, _ size: Int) -> CountResults.Count? {
    let count = counts?.count(of: .instructions, workload: workload, size: size, arm: arm)
    return count?.isMeasured == true ? count : nil
  }
}

/// The bytes that the architectures hold for an open Add screen.
struct HeldMemory {
  /// The largest size that was measured.
  let size: Int
  /// The bytes by architecture, without those that were not measured.
  let bytes: [String: Double]
  private let names: [String]

  init(_ findings: Findings) {
    names = findings.architectures
    let counts = findings.results.counts.value
    let size = counts?.counts.filter { $0.workload == WorkloadID.memoryScene }.map(\.size).max() ?? 0
    self.size = size
    bytes = names.reduce(into: [:]) { bytes, name in
      bytes[name] =
        counts?.value(of: .liveBytes, workload: WorkloadID.memoryScene, size: size, arm: name)?.value
    }
  }

  /// The bytes in a sentence, or that they were not measured.
  var words: String {
    guard !bytes.isEmpty else { return "What an open screen holds was not measured." }
    let found = names.compactMap { name in
      bytes[name].map { "\(MarkdownText.plain(name)) \(NumberText.tenths($0)) bytes" }
    }
    return "An open Add screen holds, with \(SizeText.contacts(size)): \(WordList.and(found))."
  }
}
