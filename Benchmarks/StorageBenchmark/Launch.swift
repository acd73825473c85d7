/// What one launch in a process of its own took.
struct Launch: Codable, Equatable {
  /// From nothing to the first screen, in nanoseconds.
  let nanoseconds: Double
  /// How many rows the screen offers.
  let rows: Int
  /// The most memory that the process had at any moment, in bytes.
  let peakMemory: Double

  /// Measures a launch in this process. Throws what the launch throws, and where memory cannot be told.
  init(_ launch: () throws -> Int) throws {
    let clock = ContinuousClock()
    let start = clock.now
    rows = try launch()
    nanoseconds = (clock.now - start) / .nanoseconds(1)
    peakMemory = try PeakMemory.bytes()
  }

  init(nanoseconds: Double, rows: Int, peakMemory: Double) {
    self.nanoseconds = nanoseconds
    self.rows = rows
    self.peakMemory = peakMemory
  }
}
