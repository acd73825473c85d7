import CommandLineKit
package import Measurement

/// Something that a person does, which every participant does beside the others.
package struct Workload {
  /// What results say about the workload.
  package let description: WorkloadDescription
  /// Whether a batch takes longer the more contacts there are, as a launch does.
  package let isLinear: Bool
  /// Whether it leaves more contacts behind than it found.
  package let growsList: Bool
  /// Who takes part: those of the participants that can, or others in their place.
  package let entries: ([Participant], Fixture) -> [WorkloadEntry]

  /// Every workload, in the order in which a person meets them.
  package static let all = [
    addContact, addRejected, openCancel, launch, scrollThrough, screenful, domainInsert,
  ]

  package var id: String { description.id }
}

extension Workload {
  /// A workload for those of the participants that `entries` chooses.
  init(
    _ description: WorkloadDescription, isLinear: Bool = false,
    entries: @escaping ([Participant], Fixture) -> [WorkloadEntry]
  ) {
    self.init(description: description, isLinear: isLinear, growsList: false, entries: entries)
  }

  /// A workload for every participant, whether it has screens or not.
  init(
    _ description: WorkloadDescription, growsList: Bool = false,
    run: @escaping (Participant, Fixture) -> WorkloadRun
  ) {
    self.init(description: description, isLinear: false, growsList: growsList) { participants, fixture in
      participants.map { participant in
        WorkloadEntry(name: participant.name) { run(participant, fixture) }
      }
    }
  }

  /// The same workload, done by one more wherever a participant of that name does it.
  func with(_ other: Participant, behind name: String) -> Workload {
    Workload(description: description, isLinear: isLinear, growsList: growsList) { participants, fixture in
      entries(participants.flatMap { $0.name == name ? [$0, other] : [$0] }, fixture)
    }
  }
}

extension Workload {
  /// Enough of a small operation to be timed, few enough to be a small part of a list's growth.
  static let smallBatch = 20

  /// A subject that has been launched on the fixture and has its rows, or as many more as it may.
  static func launched(
    _ participant: Participant, _ fixture: Fixture, growth: Int = 0
  ) -> any WorkloadSubject {
    let launch = {
      let subject = participant.makeSubject(fixture.stored)
      subject.launch()
      return subject
    }
    let rows = fixture.stored.count...fixture.stored.count + growth
    return fixture.pool?.subject(of: participant, rows: rows, launch: launch) ?? launch()
  }

  /// Performs `operation` over and over on one launched subject, which keeps its rows.
  static func repeating(
    _ operations: Int, _ participant: Participant, _ fixture: Fixture,
    operation: @escaping (any WorkloadSubject) -> Void
  ) -> WorkloadRun {
    let subject = launched(participant, fixture)
    return WorkloadRun(operations: operations) {
      { for _ in 0..<operations { operation(subject) } }
    } verify: {
      try expect(subject, of: participant, toHaveRows: fixture.stored.count)
    }
  }

  static func expect(_ subject: any WorkloadSubject, of participant: Participant, toHaveRows count: Int)
    throws
  {
    if let failure = subject.failure { throw failure }
    guard subject.numberOfRows == count else {
      throw CommandFailure.unavailable(
        "\(participant.name) shows \(subject.numberOfRows) rows where there should be \(count)")
    }
  }
}

extension Workload {
  /// Launching; the app that ran before is let go outside the measured part.
  static let launch = Workload(
    .launch, isLinear: true
  ) { participants, fixture in
    participants.filter { !$0.isLinear || fixture.stored.count <= ReferenceList.longestLaunch }.map {
      participant in
      WorkloadEntry(name: participant.name) { launching(participant, fixture) }
    }
  }

  private static func launching(_ participant: Participant, _ fixture: Fixture) -> WorkloadRun {
    let subject = launched(participant, fixture)
    return WorkloadRun(operations: 1) {
      subject.quit()
      return { subject.launch() }
    } verify: {
      try expect(subject, of: participant, toHaveRows: fixture.stored.count)
    }
  }
}

/// One that takes part in a workload.
package struct WorkloadEntry {
  package let name: String
  /// Starts anew: from the fixture, with nothing of earlier runs left.
  package let start: () -> WorkloadRun

  /// Code that times one batch a sample, and what has to hold after it was sampled.
  ///
  /// - Parameter time: performs what it is given, and tells how long that took.
  package func timedCode(
    time: @escaping (() -> Void) -> Duration = Stopwatch.time
  ) -> (code: TimedCode, verify: () throws -> Void) {
    let run = start()
    let code = TimedCode(name: name, operations: run.operations) {
      let perform = run.prepare()
      return time(perform)
    }
    return (code, run.verify)
  }
}

/// A workload under way: performs one batch of operations after the other.
package struct WorkloadRun {
  /// How many operations a batch has.
  package let operations: Int
  /// Gets everything ready for the next batch, and returns what performs it.
  package let prepare: () -> () -> Void
  /// Throws where the batches did not do what was measured.
  package let verify: () throws -> Void
}

/// Performs batches under a function that a profiler knows by its symbol, so that it can leave out all else.
package enum ProfiledBatch {
  /// The symbol of ``profiledBatch(_:)``: a profiler takes no pattern where it has to begin and end with a function.
  package nonisolated static let symbol = "$s17ContactsWorkloads13profiledBatchyyyyXEF"

  /// Performs `batches` batches of one entry, after one that is not profiled.
  package static func perform(_ batches: Int, of entry: WorkloadEntry) throws {
    let run = entry.start()
    run.prepare()()
    for _ in 0..<batches { profiledBatch(run.prepare()) }
    try run.verify()
  }
}

/// Performs one batch.
@inline(never)
func profiledBatch(_ perform: () -> Void) {
  perform()
}
