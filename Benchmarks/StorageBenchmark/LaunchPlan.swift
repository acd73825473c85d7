import Measurement

/// Which launches there are, and in which order.
struct LaunchPlan {
  /// A subject on one of the two databases.
  struct Cell: Hashable {
    let subject: String
    let isEmpty: Bool
  }

  let subjects: [String]
  let launches: Int
  let seed: UInt64

  /// Every cell once a round, the rounds shuffled each for itself, so that drift of the machine meets all alike.
  var order: [Cell] {
    let cells = subjects.flatMap { [Cell(subject: $0, isEmpty: false), Cell(subject: $0, isEmpty: true)] }
    var generator = SeededGenerator(seed: seed)
    return (0..<launches).flatMap { _ in cells.shuffled(using: &generator) }
  }
}
