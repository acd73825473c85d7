import Foundation

/// A piece of code that a sampler times side by side with others.
///
/// Timed code is not `Sendable`: it is sampled where it was made, on the main actor for instance.
package struct TimedCode {
  /// The name in results.
  package let name: String
  /// How many operations one sample performs, at least 1.
  package let operations: Int
  /// Takes one sample: performs the operations and returns the time of them all.
  package let sample: () -> Duration

  /// Code that keeps its own time.
  package init(name: String, operations: Int, sample: @escaping () -> Duration) {
    precondition(operations >= 1, "A sample holds at least one operation.")
    self.name = name
    self.operations = operations
    self.sample = sample
  }

  /// Code of one operation, whose `run` is timed.
  package init(name: String, run: @escaping () -> Void) {
    self.init(name: name, operations: 1) { Stopwatch.time(run) }
  }

  /// Takes one sample, in nanoseconds per operation.
  func nanosecondsPerOperation() -> Double {
    sample() / .nanoseconds(1) / Double(operations)
  }
}

/// Measures time, while the machine is awake.
package enum Stopwatch {
  private static let clock = SuspendingClock()
  private static let origin = clock.now

  /// The time since an origin that is fixed within one process.
  package static func now() -> Duration {
    origin.duration(to: clock.now)
  }

  /// How long `body` takes, including the reading of the clock.
  package static func time(_ body: () -> Void) -> Duration {
    let start = clock.now
    body()
    return start.duration(to: clock.now)
  }
}

/// Uses `value` in a way that the optimiser cannot remove, so that it also keeps the code that computes the value.
///
/// A process with the environment variable `SHOW_BLACK_HOLE` prints the values.
@inline(never)
package func blackHole<Value>(_ value: Value) {
  if isObserved { print(value) }
}

// Only the running process can know its environment. From an empty function the optimiser would infer that calls have
// no effect, and remove them together with the work that feeds them.
private let isObserved = ProcessInfo.processInfo.environment["SHOW_BLACK_HOLE"] != nil

/// A fixed amount of integer work: its time shows how fast the machine ran, whatever else was measured.
package struct CalibrationLoop: Equatable, Sendable {
  /// The number of steps of one run, each of which depends on the one before it.
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

  /// Timed code whose one operation is a whole run.
  package func timedCode(name: String = "calibration") -> TimedCode {
    TimedCode(name: name) { blackHole(run()) }
  }
}
