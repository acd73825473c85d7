import Measurement

/// Which launches there are, and in which order.
struct LaunchPlan {
  /// A subject on one of the two databases.
  struct Condition: Hashable {
    let subject: String
    let isEmpty: Bool
  }

  let subjects: [String]
  let launches: Int
  let seed: UInt64

  /// Every condition once a round, the rounds shuffled each for itself, so that drift of the machine meets all alike.
  var order: [Condition] {
    let conditions = subjects.flatMap {
      [Condition(subject: $0, isEmpty: false), Condition(subject: $0, isEmpty: true)]
    }
    var generator = SeededGenerator(seed: seed)
    return (0..<launches).flatMap { _ in conditions.shuffled(using: &generator) }
  }
}
