/// What the data say of a target.
enum TargetVerdict: String, CaseIterable {
  case met
  case notMet = "not met"
  case notSettled = "not settled"
  case notMeasured = "not measured"

  /// The verdict on a target that all have to meet: not met as soon as one is not.
  static func all(_ verdicts: [TargetVerdict]) -> TargetVerdict {
    for verdict in [notMet, notMeasured, notSettled] where verdicts.contains(verdict) { return verdict }
    return verdicts.isEmpty ? .notMeasured : .met
  }

  /// The verdict on a target that one has to meet: met as soon as one is.
  static func any(_ verdicts: [TargetVerdict]) -> TargetVerdict {
    for verdict in [met, notMeasured, notSettled] where verdicts.contains(verdict) { return verdict }
    return verdicts.isEmpty ? .notMeasured : .notMet
  }
}

/// The bound that a target sets for a number.
enum TargetBound: Equatable {
  case atMost(Double)
  case atLeast(Double)
  case within(ClosedRange<Double>)

  /// Met if the whole interval lies within the bound, not met if none of it does, else not settled.
  func verdict(lower: Double, upper: Double) -> TargetVerdict {
    switch self {
    case .atMost(let bound): upper <= bound ? .met : lower > bound ? .notMet : .notSettled
    case .atLeast(let bound): lower >= bound ? .met : upper < bound ? .notMet : .notSettled
    case .within(let range):
      lower >= range.lowerBound && upper <= range.upperBound
        ? .met : lower > range.upperBound || upper < range.lowerBound ? .notMet : .notSettled
    }
  }

  /// Such as `at most 1.5`.
  var text: String {
    switch self {
    case .atMost(let bound): "at most \(Self.number(bound))"
    case .atLeast(let bound): "at least \(Self.number(bound))"
    case .within(let range): "\(Self.number(range.lowerBound)) to \(Self.number(range.upperBound))"
    }
  }

  /// The number that an interval is set apart from when it is rounded for show; of a range its upper end.
  var end: Double {
    switch self {
    case .atMost(let bound), .atLeast(let bound): bound
    case .within(let range): range.upperBound
    }
  }

  private static func number(_ value: Double) -> String {
    let hundredths = NumberText.hundredths(value)
    guard hundredths.hasSuffix("0") else { return hundredths }
    return hundredths.hasSuffix(".00") ? NumberText.tenths(value) : String(hundredths.dropLast())
  }
}
