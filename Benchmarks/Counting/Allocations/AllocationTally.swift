/// What has been asked of the allocator: since the process began, or between two moments.
public nonisolated struct AllocationTally: Equatable, Sendable {
  /// Requests for memory.
  public var allocations: Int
  /// The bytes of those requests.
  public var bytesRequested: Int
  /// Blocks that are held, fewer than 0 where more were given back than taken.
  public var liveObjects: Int
  /// The bytes of those blocks, as the allocator rounds them up.
  public var liveBytes: Int

  public init(allocations: Int, bytesRequested: Int, liveObjects: Int, liveBytes: Int) {
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
