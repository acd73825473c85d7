import Measurement

/// A clock that advances only when an arm is sampled, and a record of who was.
final class FakeMachine {
  private(set) var time = Duration.zero
  private(set) var sampled: [String] = []

  /// An arm that takes `cost` of this clock's time, told from the number of earlier samples of any arm.
  func arm(_ name: String, operations: Int = 1, cost: @escaping (Int) -> Duration) -> Arm {
    Arm(
      name: name, operations: operations,
      sample: { [self] in
        let cost = cost(sampled.count)
        sampled.append(name)
        time += cost
        return cost
      })
  }

  func arm(_ name: String, operations: Int = 1, cost: Duration) -> Arm {
    arm(name, operations: operations) { _ in cost }
  }

  /// The names sampled, cut into rounds of `arms`.
  func rounds(of arms: Int) -> [[String]] {
    stride(from: 0, to: sampled.count, by: arms).map { Array(sampled[$0..<min($0 + arms, sampled.count)]) }
  }
}
