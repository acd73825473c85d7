import Foundation
import Measurement

/// The run of a report, and the stored runs of other processors.
struct ProcessorRuns {
  let own: RunSummary
  /// One for each further processor, of the sources that were timed here.
  let others: [RunSummary]
  /// How many stored runs of other processors timed other sources, or such as nobody recorded.
  let ofOtherSources: Int

  /// Of several stored runs on one processor the last one counts; one that is not wholly identified counts where it is no
  /// other's in any case. Throws what ``RunSummary/init(_:bootstrap:)`` throws.
  init(_ results: ComparisonResults, stored: [RunSummary], bootstrap: HierarchicalBootstrap) throws {
    let own = try RunSummary(results, bootstrap: bootstrap)
    // Those that come with the package are read twice where the report is theirs; that of its own processor is about to be
    // replaced.
    let runs = stored.reduce(into: [RunSummary]()) { runs, run in
      if !runs.contains(run), !run.isOfSameProcessor(as: own) { runs.append(run) }
    }
    let alike = runs.filter { $0.hasSameSources(as: own) }
    var others: [(place: Int, run: RunSummary)] = []
    let latest = Array(alike.enumerated().reversed())
    for (place, run) in latest.filter(\.element.processor.isIdentified)
      + latest.filter({ !$0.element.processor.isIdentified })
    where ([own] + others.map(\.run)).allSatisfy({ run.processor.differs(from: $0.processor) }) {
      others.append((place, run))
    }
    self.own = own
    self.others = others.sorted { $0.place < $1.place }.map(\.run)
    ofOtherSources = runs.count - alike.count
  }
}

extension RunSummary {
  /// Whether both timed the same sources, byte by byte.
  fileprivate func hasSameSources(as other: RunSummary) -> Bool {
    measuredSources.value != nil && measuredSources.value == other.measuredSources.value
  }

  /// Whether both runs are of one processor. A run equals itself, even if its processor is unknown.
  func isOfSameProcessor(as other: RunSummary) -> Bool {
    self == other || processor.isSame(as: other.processor)
  }
}

/// One ratio on several processors.
struct ProcessorRange {
  /// On the processor of the report.
  let own: RatioEstimate
  /// On the others, at least one.
  let others: [StoredRatio]

  /// Nil without another processor.
  init?(own: RatioEstimate, others: [StoredRatio]) {
    guard !others.isEmpty else { return nil }
    self.own = own
    self.others = others
  }

  var processors: Int { others.count + 1 }
  /// The smallest and the largest of the ratios themselves, without their intervals.
  var smallest: Double { others.reduce(own.ratio) { min($0, $1.estimate.ratio) } }
  var largest: Double { others.reduce(own.ratio) { max($0, $1.estimate.ratio) } }

  /// Such as `2 of 2`: on how many processors the interval says what the verdict on this one does.
  func agreement(on verdict: Verdict) -> String {
    "\(1 + agreeing(with: verdict)) of \(processors)"
  }

  /// Whether the interval says so on every other processor.
  func isShared(_ verdict: Verdict) -> Bool { agreeing(with: verdict) == others.count }

  private func agreeing(with verdict: Verdict) -> Int {
    others.count { $0.verdict == verdict }
  }

  /// Such as `2.04–2.28`, or `2.04` where the ends are written alike, with as many decimal places as the ratio that they stand beside.
  func text(beside ratio: RatioText) -> String {
    let places = ratio.ratio.split(separator: ".").dropFirst().first?.count ?? 0
    let ends = [smallest, largest].map { String(format: "%.\(places)f", $0) }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
  }

  /// The same in a narrow cell, such as `2.04–2.28 on 2`.
  func cell(beside ratio: RatioText) -> String {
    NumberText.joined("\(text(beside: ratio)) on \(processors)").replacing("–", with: "–\u{2060}")
  }
}

/// The processor of a run, and how fast it was.
struct MeasuredProcessor: Equatable, Sendable {
  /// How many times as long the fixed loop of integer work may take in one run as in another on the same processor.
  ///
  /// The loop needs neither caches nor memory: its time is that of the clock. Where the medians of two whole runs are
  /// farther apart, the processor was clocked or shared in another way, and what caches and memory take beside it is
  /// another part of the whole. Within one run the clock may move by more.
  static let widestCalibration = 1.1

  let processor: Processor
  /// The median of the fixed loop, in nanoseconds; nil if it was not measured.
  let calibration: Double?

  /// Whether times of both can be compared. A processor without an identity or a fixed loop equals no other.
  func isSame(as other: MeasuredProcessor) -> Bool {
    guard let here = calibration, let there = other.calibration, processor.isSame(as: other.processor) else {
      return false
    }
    return max(here, there) <= Self.widestCalibration * min(here, there)
  }

  /// Such as `Intel(R) Xeon(R) Processor (GenuineIntel, family 6, model 207, stepping 2; fixed loop 70.1 µs)`.
  var description: String {
    "\(processor.name) (\(processor.identification); fixed loop"
      + " \(calibration.map { NumberText.joined(DurationText.format(nanoseconds: $0)) } ?? "not measured"))"
  }
}

extension ComparisonResults {
  /// The processor of the run, with what its fixed loop took.
  var measuredProcessor: MeasuredProcessor {
    MeasuredProcessor(
      processor: environment.processor, calibration: Calibration(cost.run)?.median)
  }
}
