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
