import Report

/// How two counts are written beside each other.
struct CountText {
  let before: String
  let now: String
  /// Such as `+3.1 %`; by how much where there was none before.
  let change: String

  /// With as few decimal places as both need to be exact, or else to be told apart; at most six.
  init(_ change: CountChange) {
    let (old, new) = (change.before, change.now)
    let places =
      (0...6).first { Self.isExact(old, places: $0) && Self.isExact(new, places: $0) }
      ?? (2...6).first { Self.text(old, $0) != Self.text(new, $0) } ?? 6
    before = Self.text(old, places)
    now = Self.text(new, places)
    let sign = new > old ? "+" : "−"
    self.change =
      old == 0
      ? "\(sign)\(Self.text(abs(new), places))" : "\(sign)\(NumberText.percent(abs((new - old) / old)))"
  }

  private static func text(_ value: Double, _ places: Int) -> String {
    NumberText.decimal(value, places: places)
  }

  private static func isExact(_ value: Double, places: Int) -> Bool {
    places < 4 && Double(text(value, places).replacing(",", with: "")) == value
  }
}
