/// Which way a number went from one run to the other.
enum Direction: Equatable, Sendable {
  /// It became more, which nobody wants of a cost.
  case up
  /// It became less.
  case down
}
