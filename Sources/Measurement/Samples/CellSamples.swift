/// Every sample of one cell: one workload at one size, for all arms.
package struct CellSamples: Codable, Equatable, Sendable {
  /// The id of a workload.
  package let workload: String
  /// The number of contacts; 0 if the workload has none, such as the start of a program.
  package let size: Int
  /// The names of the arms, each different.
  package private(set) var arms: [String]
  /// Each with times of every arm.
  package private(set) var launches: [LaunchSamples]

  /// A cell of samples, rounded to `significantDigits`.
  ///
  /// Throws `repeatedArm`, `unevenLaunch`, or `invalidTime`; a cell without launches is still to be filled.
  package init(
    workload: String, size: Int, arms: [String], launches: [LaunchSamples]
  ) throws(SampleShapeError) {
    for (index, name) in arms.enumerated() where arms[..<index].contains(name) { throw .repeatedArm(name) }
    for (index, launch) in launches.enumerated() {
      guard launch.isEven(over: arms) else { throw .unevenLaunch(index) }
      guard launch.areTimesValid else { throw .invalidTime(launch: index) }
    }
    self.workload = workload
    self.size = size
    self.arms = arms
    let digits = SignificantDigits(Self.significantDigits)
    self.launches = launches.map { $0.rounded(to: digits) }
  }

  /// The digits that are stored: a rounding error of at most 0.005 %, below what paired medians can resolve, and
  /// about half the text of an unrounded number.
  package static let significantDigits = 5

  /// Adds the launches of `other` after its own; throws `otherCell`.
  package mutating func append(launchesOf other: CellSamples) throws(SampleShapeError) {
    guard other.workload == workload, other.size == size, other.arms == arms else { throw .otherCell }
    launches += other.launches
  }

  /// Joins the parts of one launch into one cell; the rounds of each part follow those of the part before.
  ///
  /// Throws `otherCell` for parts of different cells, and `unevenLaunch` for a part that is not one launch.
  package init(joining parts: [CellSamples]) throws(SampleShapeError) {
    guard let first = parts.first else { throw .unevenLaunch(0) }
    var launch = LaunchSamples()
    for (index, part) in parts.enumerated() {
      guard part.workload == first.workload, part.size == first.size, part.arms == first.arms else {
        throw .otherCell
      }
      guard part.launches.count == 1 else { throw .unevenLaunch(index) }
      launch.append(roundsOf: part.launches[0])
    }
    try self.init(workload: first.workload, size: first.size, arms: first.arms, launches: [launch])
  }

  /// Nanoseconds per operation of one arm, launch by launch and round by round; throws `unknownArm`.
  package func times(of arm: String) throws(SampleShapeError) -> [[Double]] {
    guard arms.contains(arm) else { throw .unknownArm(arm) }
    return launches.compactMap { $0.times(of: arm) }
  }
}

extension CellSamples {
  /// Reads a cell; throws a `DecodingError`, also for samples that do not fit together.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        workload: container.decode(String.self, forKey: .workload),
        size: container.decode(Int.self, forKey: .size),
        arms: container.decode([String].self, forKey: .arms),
        launches: container.decode([LaunchSamples].self, forKey: .launches))
    } catch let error as SampleShapeError {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath + [CodingKeys.launches], debugDescription: error.description,
          underlyingError: error))
    }
  }
}

extension CellSamples {
  /// The compared arms: the architectures, or, in a cell without them, all arms but baselines and controls.
  ///
  /// The first one is the baseline of the ratios. A cell that passed ``ResultsCheck`` has at least one.
  package func contenders(of architectures: [String]) -> [String] {
    if arms.contains(where: architectures.contains) { return architectures }
    let others = Set(ReferenceArm.all + [ReferenceArm.calibration] + arms.map(ReferenceArm.again))
    return arms.prefix(1) + arms.dropFirst().filter { !others.contains($0) }
  }

  /// The contenders that were measured a second time, each as its own control.
  package func controlled(of architectures: [String]) -> [String] {
    contenders(of: architectures).filter { arms.contains(ReferenceArm.again($0)) }
  }
}

extension BenchmarkRun {
  /// The number of controls in all cells.
  package func controls(of architectures: [String]) -> Int {
    cells.reduce(0) { $0 + $1.controlled(of: architectures).count }
  }
}

/// Why samples do not fit together.
package enum SampleShapeError: Error, Equatable, Sendable {
  /// The cell has no arm of this name.
  case unknownArm(String)
  /// Two arms have this name.
  case repeatedArm(String)
  /// A launch, counted from 0, has other arms than the cell, or arms of different lengths.
  case unevenLaunch(Int)
  /// A launch, counted from 0, has a time that is not a positive, finite number.
  case invalidTime(launch: Int)
  /// The launches to be added belong to another workload, size or set of arms.
  case otherCell
}

extension SampleShapeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownArm(let name): "There is no arm named \(name)."
    case .repeatedArm(let name): "Two arms are named \(name)."
    case .unevenLaunch(let launch):
      "The arms of launch \(launch) are not one series for each arm, equally long."
    case .invalidTime(let launch): "Launch \(launch) holds a time that is not a positive, finite number."
    case .otherCell: "The launches belong to another workload, size or set of arms."
    }
  }
}

/// The times of a cell's arms in one launch of the benchmark.
///
/// In JSON it is an object: the times by the name of the arm.
package struct LaunchSamples: Equatable, Sendable {
  /// Nanoseconds per operation by the name of the arm, round by round.
  private var times: [String: [Double]]

  /// A launch with the times of each of `arms`, in the same order; the names must differ.
  ///
  /// Throws `unevenLaunch` unless there is one series for each arm, and `repeatedArm`.
  package init(arms: [String], times: [[Double]]) throws(SampleShapeError) {
    guard arms.count == times.count else { throw .unevenLaunch(0) }
    self.init()
    for (arm, series) in zip(arms, times) {
      guard self.times.updateValue(series, forKey: arm) == nil else { throw .repeatedArm(arm) }
    }
  }

  /// A launch without samples.
  init() {
    times = [:]
  }

  /// Nanoseconds per operation, round by round; nil if the arm was not sampled.
  package func times(of arm: String) -> [Double]? { times[arm] }

  /// Whether there is one series for each of `arms` and nothing else, all equally long.
  func isEven(over arms: [String]) -> Bool {
    Set(times.keys) == Set(arms) && Set(times.values.map(\.count)).count <= 1
  }

  var areTimesValid: Bool {
    times.values.allSatisfy { $0.allSatisfy { $0.isFinite && $0 > 0 } }
  }

  func rounded(to digits: SignificantDigits) -> LaunchSamples {
    var rounded = self
    rounded.times = times.mapValues { $0.map(digits.round) }
    return rounded
  }

  /// Adds the rounds of `other` after its own, arm by arm.
  mutating func append(roundsOf other: LaunchSamples) {
    times.merge(other.times, uniquingKeysWith: +)
  }
}

extension LaunchSamples: Codable {
  package init(from decoder: any Decoder) throws {
    times = try decoder.singleValueContainer().decode([String: [Double]].self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(times)
  }
}

/// The measurements of one or more launches of a benchmark: the workloads' descriptions and every sample.
package struct BenchmarkRun: Codable, Equatable, Sendable {
  package let workloads: [WorkloadDescription]
  package private(set) var cells: [CellSamples]

  package init(workloads: [WorkloadDescription], cells: [CellSamples]) {
    self.workloads = workloads
    self.cells = cells
  }

  /// Joins runs of different cells; the cells of one workload follow each other by rising size.
  package init(joining parts: [BenchmarkRun]) {
    let workloads = parts.flatMap(\.workloads).withoutRepetition
    let cells = parts.flatMap(\.cells)
    self.init(
      workloads: workloads,
      cells: workloads.flatMap { workload in
        cells.filter { $0.workload == workload.id }.sorted { $0.size < $1.size }
      })
  }

  /// Joins launches of the same cells; without a launch, the run has no cells. Throws ``SampleShapeError/otherCell``.
  package init(launches: [BenchmarkRun]) throws(SampleShapeError) {
    self = launches.first ?? BenchmarkRun(workloads: [], cells: [])
    for launch in launches.dropFirst() {
      guard launch.workloads == workloads, launch.cells.count == cells.count else { throw .otherCell }
      for index in cells.indices { try cells[index].append(launchesOf: launch.cells[index]) }
    }
  }
}
