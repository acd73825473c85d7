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
