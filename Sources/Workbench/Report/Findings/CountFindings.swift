import Measurement

/// What was counted, in the order in which it is shown.
struct CountFindings {
  /// One workload and metric, over all sizes.
  struct Series {
    let workload: WorkloadDescription
    let metric: CountResults.Metric
    let sizes: [Int]
    let arms: [String]

    /// Such as `add`, allocations; as Markdown.
    var title: String { "\(MarkdownText.code(workload.id)), \(metric.noun)" }

    /// Whether a class of complexity may be named.
    var isClassified: Bool { metric.countsSteps && sizes.count >= ComplexityClassifier.minimumSizes }
  }

  let counts: CountResults
  let architectures: [String]

  /// - Parameter further: those that were counted and are not compared.
  init(_ counts: CountResults, architectures: [String], without further: [String]) {
    self.counts = CountResults(
      workloads: counts.workloads, counts: counts.counts.filter { !further.contains($0.arm) })
    self.architectures = architectures
  }

  /// The sizes at which most was counted come first among those that are shown in full.
  var mainSize: Int? {
    let bySize = Dictionary(grouping: counts.counts) { $0.size }.mapValues(\.count)
    return bySize.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// Those that were counted at more than three sizes, which are shown as they grow.
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

  /// The architectures first, then the baselines, then all others, as far as they were counted.
  func arms(of counted: [CountResults.Count]) -> [String] {
    let names = Set(counted.map(\.arm))
    let known = (architectures + ReferenceArm.all).filter(names.contains)
    return known + names.subtracting(known).sorted()
  }

  /// The count with the digits that repeat; nil where it was not counted.
  func value(_ metric: CountResults.Metric, _ workload: String, _ size: Int, _ arm: String) -> Double? {
    counts.count(of: metric, workload: workload, size: size, arm: arm)?.repeating.value
  }

  /// The same for a table's cell, as a range where it is one; a dash where the arm takes no part.
  func text(_ metric: CountResults.Metric, _ workload: String, _ size: Int, _ arm: String) -> String {
    switch counts.count(of: metric, workload: workload, size: size, arm: arm) {
    case nil: "–"
    case let count? where count.isMeasured: CountText.range(count.ends)
    case _?: "not measured"
    }
  }
}

/// Counts that another build, or another layout of memory, may move.
enum CountText {
  /// Such as `58,700`, or `166,000–174,000`.
  static func range(_ ends: ClosedRange<Double>) -> String {
    joined(NumberText.tenths(ends.lowerBound), NumberText.tenths(ends.upperBound))
  }

  /// How many times as many, such as `2.86`, or `2.83–2.96`.
  static func ratio(_ own: ClosedRange<Double>, over other: ClosedRange<Double>) -> String {
    joined(
      NumberText.hundredths(own.lowerBound / other.upperBound),
      NumberText.hundredths(own.upperBound / other.lowerBound))
  }

  /// Ends that are written alike are one; else a narrow cell may break behind the dash.
  private static func joined(_ lower: String, _ upper: String) -> String {
    lower == upper ? lower : "\(lower)–\u{2060}\(upper)"
  }
}

extension CountResults.Metric {
  /// The count as it is told: with the digits that a second run has too. Of instructions these are three.
  func repeating(_ value: Double) -> Double {
    self == .instructions ? SignificantDigits(3).round(value) : value
  }
}

extension CountResults.Count {
  var isMeasured: Bool { if case .measured = value { true } else { false } }

  /// As it is told in one number, which lies in its range.
  var repeating: Measured<Double> {
    guard let value = value.value else { return value }
    return .measured(metric.repeating(value))
  }

  /// From the smallest to the largest, each with three digits; of one that does not depend on the build both are the same.
  fileprivate var ends: ClosedRange<Double> {
    let range = range ?? (value.value ?? 0)...(value.value ?? 0)
    return metric.repeating(range.lowerBound)...metric.repeating(range.upperBound)
  }
}

/// How many times as many instructions one arm takes as another: the ratio that travels, for the instructions of one
/// build are the same on every processor.
struct InstructionRatios {
  /// Nil where nothing was counted.
  let counts: CountResults?

  /// The size that stands for the workload: the largest at which its instructions were counted; nil without one.
  func size(of workload: String) -> Int? {
    counts?.counts.filter { $0.workload == workload && $0.metric == .instructions && $0.isMeasured }
      .map(\.size).max()
  }

  /// The instructions of one operation, as far as they repeat; nil if they were not counted.
  func count(of arm: String, in workload: String, at size: Int) -> Double? {
    measured(arm, workload, size)?.repeating.value
  }

  /// Such as `58,700` or `166,000–174,000`; nil if they were not counted.
  func text(of arm: String, in workload: String, at size: Int) -> String? {
    measured(arm, workload, size).map { CountText.range($0.ends) }
  }

  /// How many times as many one arm takes as the other, such as `2.86` or `2.83–2.96`; nil if they were not counted of both.
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

/// What the architectures hold for an open Add screen.
struct HeldMemory {
  /// At the largest size that was measured.
  let size: Int
  /// By architecture; without those that were not measured.
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

  /// In a sentence, whether it was measured or not.
  var words: String {
    guard !bytes.isEmpty else { return "What an open screen holds was not measured." }
    let found = names.compactMap { name in
      bytes[name].map { "\(MarkdownText.plain(name)) \(NumberText.tenths($0)) bytes" }
    }
    return "An open Add screen holds, with \(SizeText.contacts(size)): \(WordList.and(found))."
  }
}
