import Measurement
import Results

/// What was counted, in the order in which it is shown.
struct CountFindings {
  /// One workload and metric, over all sizes.
  struct Series {
    let workload: WorkloadDescription
    let metric: CountResults.Metric
    let sizes: [Int]
    let arms: [String]
  }

  let counts: CountResults
  let architectures: [String]

  /// The sizes at which most was counted come first among those that are shown in full.
  var mainSize: Int? {
    let bySize = Dictionary(grouping: counts.counts) { $0.size }.mapValues(\.count)
    return bySize.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  var sizes: [Int] { Set(counts.counts.map(\.size)).sorted() }

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

  func value(_ metric: CountResults.Metric, _ workload: String, _ size: Int, _ arm: String) -> Measured<
    Double
  >? {
    switch counts.value(of: metric, workload: workload, size: size, arm: arm) {
    case .measured(let value): .measured(metric.repeating(value))
    case let missing: missing
    }
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
    counts?.value(of: .instructions, workload: workload, size: size, arm: arm)?.value
      .map(CountResults.Metric.instructions.repeating)
  }

  /// How many times as many one arm takes as the other; nil if they were not counted of both.
  func ratio(of arm: String, over other: String, in workload: String, at size: Int) -> Double? {
    guard let own = count(of: arm, in: workload, at: size),
      let others = count(of: other, in: workload, at: size), others > 0
    else { return nil }
    return own / others
  }
}
