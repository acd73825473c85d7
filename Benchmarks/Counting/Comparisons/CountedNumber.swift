import ContactsDomain

/// A number that reports every comparison with another one.
nonisolated struct CountedNumber: Comparable {
  /// How often numbers have been compared.
  final class Tally {
    var comparisons = 0
  }

  let number: UInt64
  let tally: Tally

  static func < (lhs: CountedNumber, rhs: CountedNumber) -> Bool {
    lhs.tally.comparisons += 1
    return lhs.number < rhs.number
  }

  static func == (lhs: CountedNumber, rhs: CountedNumber) -> Bool {
    lhs.tally.comparisons += 1
    return lhs.number == rhs.number
  }
}
