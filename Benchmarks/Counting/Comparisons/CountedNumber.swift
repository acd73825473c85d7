import ContactsDomain

/// A number that reports every comparison with another one.
nonisolated struct CountedNumber: Ranked {
  /// How often numbers have been compared.
  final class ComparisonTally {
    var comparisons = 0
  }

  let number: UInt64
  let tally: ComparisonTally

  /// The same for all, so that no two are told apart without a comparison.
  var rank: UInt64 { 0 }

  static func < (lhs: CountedNumber, rhs: CountedNumber) -> Bool {
    lhs.tally.comparisons += 1
    return lhs.number < rhs.number
  }

  static func == (lhs: CountedNumber, rhs: CountedNumber) -> Bool {
    lhs.tally.comparisons += 1
    return lhs.number == rhs.number
  }
}
