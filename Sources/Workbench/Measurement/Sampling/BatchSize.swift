/// How many operations make a sample long enough for the clock.
public enum BatchSize {
  /// The number of operations that takes about `target`, from 1 to `limit`.
  ///
  /// `time` performs the number of operations it is given and returns their time. The number is doubled until
  /// a batch lasts at least half the target, and then scaled; an operation longer than that gets a batch of 1.
  public static func operations(
    filling target: Duration = .microseconds(100), limit: Int = 1 << 20, time: (Int) -> Duration
  ) -> Int {
    var operations = 1
    var elapsed = time(operations)
    while elapsed < target / 2, operations < limit {
      operations = min(operations * 2, limit)
      elapsed = time(operations)
    }
    guard operations > 1, elapsed > .zero else { return operations }
    let scaled = (Double(operations) * (target / elapsed)).rounded()
    return Int(min(max(scaled, 1), Double(limit)))
  }
}
