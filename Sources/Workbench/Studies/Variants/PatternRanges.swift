/// One measure's values over all implementations of each pattern.
struct PatternRanges {
  /// The implementations of one pattern.
  struct PatternRange: Equatable {
    let pattern: String
    /// The values in rising order, at least one.
    let values: [Double]
    /// The value of the leading implementation; nil if it was not measured.
    let leading: Double?

    var lower: Double { values[0] }
    var upper: Double { values[values.count - 1] }

    /// The values of the other implementations.
    var others: [Double] {
      var others = values
      if let own = leading.flatMap(others.firstIndex) { others.remove(at: own) }
      return others
    }
  }

  let measure: VariantResults.Measure
  /// The ranges in the order of the patterns, without patterns that were not measured.
  let ranges: [PatternRange]

  init(_ measure: VariantResults.Measure, of results: VariantResults) {
    self.measure = measure
    ranges = VariantResults.patterns.compactMap { pattern in
      let own = results.implementations.filter { $0.pattern == pattern && $0.standsForPattern }
      let values = own.compactMap { $0.values[measure] }.sorted()
      return values.isEmpty
        ? nil
        : PatternRange(
          pattern: pattern, values: values, leading: own.first { $0.isLeading }?.values[measure])
    }
  }

  func range(of pattern: String) -> PatternRange? { ranges.first { $0.pattern == pattern } }

  /// How two patterns compare; nil unless both were measured.
  func pair(_ pattern: String, over other: String) -> PatternPair? {
    guard let own = range(of: pattern), let others = range(of: other) else { return nil }
    return PatternPair(own: own, others: others, margin: measure.isTime ? PatternPair.timeMargin : 1)
  }

  /// The pairs of patterns, each pattern over those before it.
  static let pairs = [("MVVM", "MVC"), ("VIPER", "MVC"), ("VIPER", "MVVM")]
}

/// Two patterns by one measure: do they differ by more than their implementations do?
struct PatternPair {
  /// Times that differ by less count as equal.
  static let timeMargin = 1.02
  /// The largest chance of disjoint ranges that still counts as evidence.
  static let maximumChance = 0.05

  let own: PatternRanges.PatternRange
  let others: PatternRanges.PatternRange
  let margin: Double

  /// Whether every implementation of one has more than every implementation of the other.
  var isDisjoint: Bool {
    own.lower > others.upper * margin || others.lower > own.upper * margin
  }

  /// The chance that ranges are disjoint although the pattern makes no difference: of all ways to assign the values to
  /// the two patterns, two separate them.
  var chance: Double {
    let (n, m) = (own.values.count, others.values.count)
    // The binomial coefficient of n + m over n.
    let ways = (1...n).reduce(1) { (ways: Double, k: Int) -> Double in ways * Double(m + k) / Double(k) }
    return 2 / ways
  }

  /// Whether the difference belongs to the pattern; else it depends on who writes it.
  var belongsToPattern: Bool { isDisjoint && chance <= Self.maximumChance }

  /// The range of ratios between any two implementations; nil if one of the others has the value 0.
  var ratios: ClosedRange<Double>? {
    others.lower > 0 ? (own.lower / others.upper)...(own.upper / others.lower) : nil
  }

  var verdict: String {
    if chance > Self.maximumChance { return "too few to tell" }
    return belongsToPattern ? "belongs to the pattern" : "depends on who writes it"
  }
}
