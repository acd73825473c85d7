import Measurement

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

  /// Throws ``SelfTestFailure`` where the counter does not find what is known to be there.
  package func selfTest() throws(SelfTestFailure) {
    var known: [CountedObject] = []
    known.reserveCapacity(Self.knownAllocations)
    let tally = tally {
      for number in 0..<Self.knownAllocations { known.append(CountedObject(number)) }
    }
    blackHole(known)
    guard tally.allocations == Self.knownAllocations, tally.liveObjects == Self.knownAllocations else {
      throw SelfTestFailure(found: tally.allocations, expected: Self.knownAllocations)
    }
  }

  private static let knownAllocations = 100
}

/// The counter finds another number of allocations than there were.
package struct SelfTestFailure: Error, Equatable, CustomStringConvertible {
  /// What the counter found.
  let found: Int
  /// What was there.
  let expected: Int

  package var description: String {
    "the counter found \(found) allocations where there were \(expected)"
  }
}

private final class CountedObject {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

/// What has been asked of the allocator: since the process began, or between two moments.
package nonisolated struct AllocationTally: Equatable, Sendable {
  /// Requests for memory.
  package var allocations: Int
  /// The bytes of those requests.
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
