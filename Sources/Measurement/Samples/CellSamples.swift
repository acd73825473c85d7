/// Every sample of one cell: one workload at one size, for all participants.
package struct CellSamples: Codable, Equatable, Sendable {
  /// The id of a workload.
  package let workload: String
  /// The number of contacts; 0 if the workload has none, such as the start of a program.
  package let size: Int
  /// The names of the participants, each different.
  package private(set) var participants: [String]
  /// Each with times of every participant.
  package private(set) var launches: [LaunchSamples]

  /// A cell of samples, rounded to `significantDigits`.
  ///
  /// Throws `repeatedParticipant`, `unevenLaunch`, or `invalidTime`; a cell without launches is still to be filled.
  package init(
    workload: String, size: Int, participants: [String], launches: [LaunchSamples]
  ) throws(SampleShapeError) {
    for (index, name) in participants.enumerated() where participants[..<index].contains(name) {
      throw .repeatedParticipant(name)
    }
    for (index, launch) in launches.enumerated() {
      guard launch.isEven(over: participants) else { throw .unevenLaunch(index) }
      guard launch.areTimesValid else { throw .invalidTime(launch: index) }
    }
    self.workload = workload
    self.size = size
    self.participants = participants
    let digits = SignificantDigits(Self.significantDigits)
    self.launches = launches.map { $0.rounded(to: digits) }
  }

  /// The digits that are stored: a rounding error of at most 0.005 %, below what paired medians can resolve, and
  /// about half the text of an unrounded number.
  package static let significantDigits = 5

  /// Adds the launches of `other` after its own; throws `otherCell`.
  package mutating func append(launchesOf other: CellSamples) throws(SampleShapeError) {
    guard other.workload == workload, other.size == size, other.participants == participants else {
      throw .otherCell
    }
    launches += other.launches
  }

  /// Joins the parts of one launch into one cell; the rounds of each part follow those of the part before.
  ///
  /// Throws `otherCell` for parts of different cells, and `unevenLaunch` for a part that is not one launch.
  package init(joining parts: [CellSamples]) throws(SampleShapeError) {
    guard let first = parts.first else { throw .unevenLaunch(0) }
    var launch = LaunchSamples()
    for (index, part) in parts.enumerated() {
      guard part.workload == first.workload, part.size == first.size, part.participants == first.participants
      else {
        throw .otherCell
      }
      guard part.launches.count == 1 else { throw .unevenLaunch(index) }
      launch.append(roundsOf: part.launches[0])
    }
    try self.init(
      workload: first.workload, size: first.size, participants: first.participants, launches: [launch])
  }

  /// Nanoseconds per operation of one participant, launch by launch and round by round; throws `unknownParticipant`.
  package func times(of participant: String) throws(SampleShapeError) -> [[Double]] {
    guard participants.contains(participant) else { throw .unknownParticipant(participant) }
    return launches.compactMap { $0.times(of: participant) }
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
        participants: container.decode([String].self, forKey: .participants),
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
  /// The compared participants: the architectures, or, in a cell without them, all participants but baselines and
  /// controls.
  ///
  /// The first one is the baseline of the ratios. A cell that passed ``ResultsCheck`` has at least one.
  package func compared(of architectures: [String]) -> [String] {
    if participants.contains(where: architectures.contains) { return architectures }
    let others = Set(
      ReferenceParticipant.all + [ReferenceParticipant.calibration]
        + participants.map(ReferenceParticipant.again))
    return participants.prefix(1) + participants.dropFirst().filter { !others.contains($0) }
  }

  /// The compared participants that were measured a second time, each as its own control.
  package func controlled(of architectures: [String]) -> [String] {
    compared(of: architectures).filter { participants.contains(ReferenceParticipant.again($0)) }
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
  /// The cell has no participant of this name.
  case unknownParticipant(String)
  /// Two participants have this name.
  case repeatedParticipant(String)
  /// A launch, counted from 0, has other participants than the cell, or participants of different lengths.
  case unevenLaunch(Int)
  /// A launch, counted from 0, has a time that is not a positive, finite number.
  case invalidTime(launch: Int)
  /// The launches to be added belong to another workload, size or set of participants.
  case otherCell
}

extension SampleShapeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownParticipant(let name): "There is no participant named \(name)."
    case .repeatedParticipant(let name): "Two participants are named \(name)."
    case .unevenLaunch(let launch):
      "The participants of launch \(launch) are not one series for each participant, equally long."
    case .invalidTime(let launch): "Launch \(launch) holds a time that is not a positive, finite number."
    case .otherCell: "The launches belong to another workload, size or set of participants."
    }
  }
}

/// The times of a cell's participants in one launch of the benchmark.
///
/// In JSON it is an object: the times by the name of the participant.
package struct LaunchSamples: Equatable, Sendable {
  /// Nanoseconds per operation by the name of the participant, round by round.
  private var times: [String: [Double]]

  /// A launch with the times of each of `participants`, in the same order; the names must differ.
  ///
  /// Throws `unevenLaunch` unless there is one series for each participant, and `repeatedParticipant`.
  package init(participants: [String], times: [[Double]]) throws(SampleShapeError) {
    guard participants.count == times.count else { throw .unevenLaunch(0) }
    self.init()
    for (participant, series) in zip(participants, times) {
      guard self.times.updateValue(series, forKey: participant) == nil else {
        throw .repeatedParticipant(participant)
      }
    }
  }

  /// A launch without samples.
  init() {
    times = [:]
  }

  /// Nanoseconds per operation, round by round; nil if the participant was not sampled.
  package func times(of participant: String) -> [Double]? { times[participant] }

  /// Whether there is one series for each of `participants` and nothing else, all equally long.
  func isEven(over participants: [String]) -> Bool {
    Set(times.keys) == Set(participants) && Set(times.values.map(\.count)).count <= 1
  }

  var areTimesValid: Bool {
    times.values.allSatisfy { $0.allSatisfy { $0.isFinite && $0 > 0 } }
  }

  func rounded(to digits: SignificantDigits) -> LaunchSamples {
    var rounded = self
    rounded.times = times.mapValues { $0.map(digits.round) }
    return rounded
  }

  /// Adds the rounds of `other` after its own, participant by participant.
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
