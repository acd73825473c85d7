import Measurement

/// A clock that advances only when a participant is sampled, and a record of who was.
final class FakeMachine {
  private(set) var time = Duration.zero
  private(set) var sampled: [String] = []

  /// A participant that takes `cost` of this clock's time, told from the number of earlier samples of any participant.
  func participant(_ name: String, operations: Int = 1, cost: @escaping (Int) -> Duration) -> TimedCode {
    TimedCode(
      name: name, operations: operations,
      sample: { [self] in
        let cost = cost(sampled.count)
        sampled.append(name)
        time += cost
        return cost
      })
  }

  func participant(_ name: String, operations: Int = 1, cost: Duration) -> TimedCode {
    participant(name, operations: operations) { _ in cost }
  }

  /// The names sampled, cut into rounds of `participants`.
  func rounds(of participants: Int) -> [[String]] {
    stride(from: 0, to: sampled.count, by: participants).map {
      Array(sampled[$0..<min($0 + participants, sampled.count)])
    }
  }
}
