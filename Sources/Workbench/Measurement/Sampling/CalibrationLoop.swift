/// A fixed amount of integer work: its time says how fast the machine ran, whatever else was measured.
package struct CalibrationLoop: Equatable, Sendable {
  /// How many steps one run takes, each waiting for the one before it.
  package let steps: Int

  /// A loop of `steps`; the default takes about 100 µs in an optimised build.
  package init(steps: Int = 50_000) {
    self.steps = steps
  }

  /// Takes all the steps of the generator xorshift64 (Marsaglia 2003) from state 1 and returns the last state.
  package func run() -> UInt64 {
    var state: UInt64 = 1
    var step = 0
    while step < steps {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      step += 1
    }
    return state
  }

  /// An arm whose one operation is a whole run.
  package func arm(name: String = "calibration") -> Arm {
    Arm(name: name) { blackHole(run()) }
  }
}
