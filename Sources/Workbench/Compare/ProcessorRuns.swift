import Foundation
import Measurement

/// The run of a report, and the stored runs of other processors.
struct ProcessorRuns {
  let own: RunSummary
  /// One stored run for each other processor, of the sources that were timed here.
  let others: [RunSummary]
  /// How many stored runs of other processors timed other sources, or sources that were not recorded.
  let ofOtherSources: Int

  /// Of several stored runs on one processor, the last one counts. A run on a partly identified processor counts only
  /// if that differs from all others for certain. Throws what ``RunSummary/init(_:bootstrap:)`` throws.
  init(_ results: ComparisonResults, stored: [RunSummary], bootstrap: HierarchicalBootstrap) throws {
    let own = try RunSummary(results, bootstrap: bootstrap)
    // The runs that come with the package are read twice if this report comes with it too. The stored run of this
    // processor is about to be replaced.
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
  /// The ratio on the report's processor.
  let own: RatioEstimate
  /// The ratios on the other processors, at least one.
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

  /// On how many processors the interval gives this verdict, such as `2 of 2`.
  func agreement(on verdict: Verdict) -> String {
    "\(1 + agreeing(with: verdict)) of \(processors)"
  }

  /// Whether every other processor gives the same verdict.
  func isShared(_ verdict: Verdict) -> Bool { agreeing(with: verdict) == others.count }

  private func agreeing(with verdict: Verdict) -> Int {
    others.count { $0.verdict == verdict }
  }

  /// Such as `2.04–2.28`, or `2.04` if the ends read alike, with as many decimal places as `ratio`.
  func text(beside ratio: RatioText) -> String {
    let places = ratio.ratio.split(separator: ".").dropFirst().first?.count ?? 0
    let ends = [smallest, largest].map { String(format: "%.\(places)f", $0) }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
  }

  /// The same for a narrow cell, such as `2.04–2.28 on 2`.
  func cell(beside ratio: RatioText) -> String {
    NumberText.joined("\(text(beside: ratio)) on \(processors)").replacing("–", with: "–\u{2060}")
  }
}

extension RunSummary {
  /// Summarises a run. Throws a `SampleShapeError` or `StatisticsError` for samples of the wrong shape, which results
  /// from ``ResultsFile`` do not have.
  init(
    _ results: ComparisonResults, bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()
  ) throws {
    let (environment, run) = (results.environment, results.cost.run)
    let control = try ControlFindings(
      run, architectures: results.architectures, bootstrap: bootstrap, isHeadline: { _ in false })
    self.init(
      processor: environment.processor,
      calibration: results.measuredProcessor.calibration.map { .measured($0) }
        ?? .notMeasured(reason: "no cell of the run has the fixed loop"),
      operatingSystem: environment.operatingSystem, swiftVersion: environment.swiftVersion,
      revision: environment.revision, hasLocalChanges: environment.hasLocalChanges,
      measuredSources: environment.measuredSources, date: environment.date, workloads: run.workloads,
      cells: try run.cells.map { try CellSummary($0, architectures: results.architectures, control) })
  }
}

extension CellSummary {
  /// Throws a `SampleShapeError` or `StatisticsError`.
  init(_ cell: CellSamples, architectures: [String], _ control: ControlFindings) throws {
    var logRatios: [String: [String: [Double]]] = [:]
    for (arm, other) in cell.shownPairs(of: architectures) {
      logRatios[other, default: [:]][arm] = try cell.logRatios(of: arm, over: other).map { launch in
        Self.rounded(try OrderedSample(launch).median)
      }
    }
    let controls = control.cells.filter { $0.workload == cell.workload && $0.size == cell.size }
    self.init(
      workload: cell.workload, size: cell.size, logRatios: logRatios,
      controls: Dictionary(uniqueKeysWithValues: controls.map { ($0.arm, $0.check) }))
  }

  /// The ratio of one arm's time to another's, with Student's t-interval over the launches; nil if the summary has no
  /// ratio of the two. Throws an error of the statistics.
  func ratio(of arm: String, over other: String) throws -> StoredRatio? {
    let launches = logRatios[other]?[arm] ?? logRatios[arm]?[other]?.map { -$0 }
    let own = [arm, other].compactMap { controls[$0] }
    let check = ControlCheck.worst(of: own.isEmpty ? Array(controls.values) : own)
    return try launches.map {
      StoredRatio(estimate: try RatioEstimate(launchMedians: $0), isSound: check == .passed)
    }
  }

  /// Five decimal places of a logarithm are 0.001 % of a ratio, which is finer than the five digits of a sample.
  private static func rounded(_ logRatio: Double) -> Double {
    (logRatio * 1e5).rounded() / 1e5
  }
}

/// One ratio of a stored run.
struct StoredRatio {
  let estimate: RatioEstimate
  /// Whether a verdict may rest on it: the controls of its arms passed, or those of the cell if its arms have none.
  let isSound: Bool

  /// The verdict that follows from this run alone.
  var verdict: Verdict { isSound ? Verdict(estimate, margin: .twoPercent) : .inconclusive }
}

extension CellSamples {
  /// The pairs of arms whose ratios a report may show: each contender over those before it and over each baseline, and
  /// the baselines over each other.
  fileprivate func shownPairs(of architectures: [String]) -> [(arm: String, other: String)] {
    let names = ReferenceArm.all.reversed().filter(arms.contains) + contenders(of: architectures)
    return names.enumerated().flatMap { index, arm in names[..<index].map { (arm, $0) } }
  }
}

extension RunSummary {
  /// The file name for a new summary, such as `genuineintel-family-6-model-207-stepping-2.json`.
  func fileName(besides taken: Set<String>) -> String {
    let identification = processor.identification
    let name = processor.vendor.value == nil ? "\(processor.name), \(identification)" : identification
    return FileName.unused(name, extension: "json", besides: taken)
  }
}
