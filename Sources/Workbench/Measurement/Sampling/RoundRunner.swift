/// Runs rounds: one sample of every arm, in an order drawn anew each time.
struct RoundRunner {
  let arms: [Arm]
  private var generator: SeededGenerator
  private var order: [Int]

  init(_ arms: [Arm], seed: UInt64) {
    self.arms = arms
    generator = SeededGenerator(seed: seed)
    order = Array(arms.indices)
  }

  /// Nanoseconds per operation of each arm, in the order of `arms`.
  mutating func next() -> [Double] {
    order.shuffle(using: &generator)
    var times = [Double](repeating: 0, count: arms.count)
    for index in order {
      times[index] = arms[index].nanosecondsPerOperation()
    }
    return times
  }
}
