package import CommandLineKit
import ContactsDomain
import Measurement

/// Counts the memory that a participant holds.
struct MemoryCount {
  let counter: AllocationCounter

  static let contact = WorkloadDescription(
    id: WorkloadID.memoryContact,
    summary: "What a launched app holds for each contact, with those in its storage and in its list",
    operation: "contact")
  static let scene = WorkloadDescription(
    id: WorkloadID.memoryScene, summary: "What the app holds for the Add screen while it is open",
    operation: "screen"
  )
  static let rest = WorkloadDescription(
    id: WorkloadID.memoryRest, summary: "What the app still holds for the Add screen after it was cancelled",
    operation: "screen")

  static let launch = WorkloadDescription(
    id: WorkloadID.memoryLaunch,
    summary: "What the app holds once it is launched, with the contacts in its storage and in its list",
    operation: "app")

  static let all = [contact, scene, rest]
  /// With what is counted only where it is asked for.
  static let named = all + [launch]

  /// One of ``named`` for a participant; those of the Add screen are for those with screens.
  func count(
    _ kind: WorkloadDescription, of participant: Participant, size: Int
  ) -> [RuntimeCounts.Count] {
    switch kind {
    case Self.contact: counts(kind, participant, size, perContact(participant, size: size), dividedBy: size)
    case Self.launch: counts(kind, participant, size, perApp(participant, size: size), dividedBy: 1)
    case Self.scene: counts(kind, participant, size, perScene(participant, size: size).open, dividedBy: 1)
    default: counts(kind, participant, size, perScene(participant, size: size).closed, dividedBy: 1)
    }
  }

  /// live(2n) - live(n) for a launched app, twice.
  private func perContact(_ participant: Participant, size: Int) -> [AllocationTally] {
    _ = launched(participant, size: size)
    return (0..<2).map { _ in launched(participant, size: 2 * size) - launched(participant, size: size) }
  }

  /// live(n) for a launched app, twice, after one that fills the caches of the runtime.
  private func perApp(_ participant: Participant, size: Int) -> [AllocationTally] {
    _ = launched(participant, size: size)
    return (0..<2).map { _ in launched(participant, size: size) }
  }

  /// What an open Add screen holds, and what is left of it once it is closed, twice.
  private func perScene(
    _ participant: Participant, size: Int
  ) -> (open: [AllocationTally], closed: [AllocationTally]) {
    let subject = participant.makeSubject(names(size))
    subject.launch()
    let tallies = (0..<Self.warmUps + 2).map { _ in
      let opened = counter.tally { subject.openAdd() }
      return (opened, opened + counter.tally { subject.cancelAdd() })
    }.dropFirst(Self.warmUps)
    return (tallies.map(\.0), tallies.map(\.1))
  }

  /// What is held by an app on `size` contacts, the characters of their names included.
  private func launched(_ participant: Participant, size: Int) -> AllocationTally {
    var subject: (any WorkloadSubject)?
    let tally = counter.tally {
      subject = participant.makeSubject(names(size))
      subject?.launch()
    }
    blackHole(subject)
    return tally
  }

  private func names(_ count: Int) -> [PersonName] {
    var generator = NameGenerator(seed: 11)
    return generator.names(count)
  }

  private func counts(
    _ workload: WorkloadDescription, _ participant: Participant, _ size: Int, _ tallies: [AllocationTally],
    dividedBy divisor: Int
  ) -> [RuntimeCounts.Count] {
    RuntimeCounts.Count.each(Self.metrics, of: workload.id, size: size, participant: participant.name) {
      number in
      Repeated(tallies.map { Double(number($0)) / Double(divisor) }).measured
    }
  }

  static let metrics: [(RuntimeCounts.Metric, (AllocationTally) -> Int)] = [
    (.liveObjects, \.liveObjects), (.liveBytes, \.liveBytes),
  ]
  private static let warmUps = 3
}

/// Counts what one operation of a workload asks of the allocator.
struct OperationCount {
  let counter: AllocationCounter

  /// What each operation takes: count(2k) - count(k) over k, counted for k batches that follow k others; and that twice.
  func count(_ entry: WorkloadEntry, of workload: Workload, size: Int) -> [RuntimeCounts.Count] {
    let perRun = (0..<2).map { _ in tally(entry, isLinear: workload.isLinear, size: size) }
    return RuntimeCounts.Count.each(Self.metrics, of: workload.id, size: size, participant: entry.name) {
      number in
      Repeated(perRun.map { Double(number($0.tally)) / Double($0.operations) }).measured
    }
  }

  static let metrics: [(RuntimeCounts.Metric, (AllocationTally) -> Int)] = [
    (.allocations, \.allocations), (.bytesAllocated, \.bytesRequested),
  ]

  /// What k batches take, after as many that fill the caches of the runtime, the libraries and the app.
  private func tally(
    _ entry: WorkloadEntry, isLinear: Bool, size: Int
  ) -> (tally: AllocationTally, operations: Int) {
    let run = entry.start()
    let batches = Self.batches(of: run.operations, isLinear: isLinear, size: size)
    for _ in 0...batches { run.prepare()() }
    let tally = (0..<batches).reduce(.zero) { sum, _ in sum + counter.tally(of: run.prepare()) }
    return (tally, batches * run.operations)
  }

  /// About 200 operations; where a batch grows with the list, as many as walk over 2,000 contacts, 2 at the least.
  static func batches(of operations: Int, isLinear: Bool, size: Int) -> Int {
    isLinear ? max(2, 2_000 / size) : max(2, 200 / operations)
  }
}

/// A number that was counted again.
struct Repeated {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// The number, where each time gave the same.
  var measured: Measured<Double> {
    values.allSatisfy { $0 == values[0] }
      ? .measured(values[0])
      : .notMeasured(reason: "differs between runs: \(values.map { "\($0)" }.joined(separator: " and "))")
  }
}

extension RuntimeCounts.Count {
  /// What is counted of one participant in one cell.
  static func each<Number>(
    _ metrics: [(RuntimeCounts.Metric, Number)], of workload: String, size: Int, participant: String,
    value: (Number) -> Measured<Double>
  ) -> [RuntimeCounts.Count] {
    metrics.map { metric, number in
      RuntimeCounts.Count(
        workload: workload, size: size, participant: participant, metric: metric, value: value(number))
    }
  }
}

/// Reads what a thread has asked of the allocator.
package struct AllocationCounter {
  private let read: () -> AllocationTally

  /// - Parameter read: the tally since the process began; it must not allocate.
  package init(read: @escaping () -> AllocationTally) {
    self.read = read
  }

  /// What `body` asks for.
  func tally(of body: () -> Void) -> AllocationTally {
    let before = read()
    body()
    return read() - before
  }

  /// Throws where the counter does not find what is known to be there.
  package func selfTest() throws(CommandFailure) {
    var known: [CountedObject] = []
    known.reserveCapacity(Self.knownAllocations)
    let tally = tally {
      for number in 0..<Self.knownAllocations { known.append(CountedObject(number)) }
    }
    blackHole(known)
    guard tally.allocations == Self.knownAllocations, tally.liveObjects == Self.knownAllocations else {
      throw .checkFailed(
        "the counter found \(tally.allocations) allocations where there were \(Self.knownAllocations)")
    }
  }

  private static let knownAllocations = 100
}

private final class CountedObject {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

/// What has been asked of the allocator: since the process began, or between two moments.
package nonisolated struct AllocationTally: Equatable, Sendable {
  package var allocations: Int
  package var bytesRequested: Int
  /// Blocks that are held, fewer than 0 where more were given back than taken.
  package var liveObjects: Int
  /// The bytes of those blocks, as the allocator rounds them up.
  package var liveBytes: Int

  package init(allocations: Int, bytesRequested: Int, liveObjects: Int, liveBytes: Int) {
    self.allocations = allocations
    self.bytesRequested = bytesRequested
    self.liveObjects = liveObjects
    self.liveBytes = liveBytes
  }

  static let zero = AllocationTally(allocations: 0, bytesRequested: 0, liveObjects: 0, liveBytes: 0)

  static func + (lhs: AllocationTally, rhs: AllocationTally) -> AllocationTally {
    AllocationTally(
      allocations: lhs.allocations + rhs.allocations,
      bytesRequested: lhs.bytesRequested + rhs.bytesRequested,
      liveObjects: lhs.liveObjects + rhs.liveObjects, liveBytes: lhs.liveBytes + rhs.liveBytes)
  }

  static func - (lhs: AllocationTally, rhs: AllocationTally) -> AllocationTally {
    AllocationTally(
      allocations: lhs.allocations - rhs.allocations,
      bytesRequested: lhs.bytesRequested - rhs.bytesRequested,
      liveObjects: lhs.liveObjects - rhs.liveObjects, liveBytes: lhs.liveBytes - rhs.liveBytes)
  }
}
