/// What one measure is over all implementations of each pattern.
struct PatternRanges {
  /// The implementations of one pattern.
  struct PatternRange: Equatable {
    let pattern: String
    /// Rising, at least one.
    let values: [Double]
    /// That of the implementation that leads; nil where it was not measured.
    let leading: Double?

    var lower: Double { values[0] }
    var upper: Double { values[values.count - 1] }

    /// The values of those that do not lead.
    var others: [Double] {
      var others = values
      if let own = leading.flatMap(others.firstIndex) { others.remove(at: own) }
      return others
    }
  }

  let measure: VariantResults.Measure
  /// In the order of the patterns; without those of which nothing was measured.
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
  /// The largest chance of disjoint ranges that still says something.
  static let maximumChance = 0.05

  let own: PatternRanges.PatternRange
  let others: PatternRanges.PatternRange
  let margin: Double

  /// Whether every implementation of one has more than every implementation of the other.
  var isDisjoint: Bool {
    own.lower > others.upper * margin || others.lower > own.upper * margin
  }

  /// How likely ranges are disjoint by chance, if the pattern makes no difference: of all ways to choose which of the values
  /// belong to which pattern, two part them.
  var chance: Double {
    let (n, m) = (own.values.count, others.values.count)
    // n + m over n.
    let ways = (1...n).reduce(1) { (ways: Double, k: Int) -> Double in ways * Double(m + k) / Double(k) }
    return 2 / ways
  }

  /// Whether the difference belongs to the pattern; else it depends on who writes it.
  var belongsToPattern: Bool { isDisjoint && chance <= Self.maximumChance }

  /// The ratio of any implementation to any of the others; nil where one of these has none of it.
  var ratios: ClosedRange<Double>? {
    others.lower > 0 ? (own.lower / others.upper)...(own.upper / others.lower) : nil
  }

  var verdict: String {
    if chance > Self.maximumChance { return "too few to tell" }
    return belongsToPattern ? "belongs to the pattern" : "depends on who writes it"
  }
}
