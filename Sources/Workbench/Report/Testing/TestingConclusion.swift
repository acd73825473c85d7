import Results

/// What the counts of the unit tests and the mutants come to, in two sentences.
struct TestingConclusion {
  let findings: TestingFindings

  var text: String {
    [behaviours, mutants].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var behaviours: String {
    let words = findings.architectures.map { architecture in
      "\(architecture.name) shows \(NumberText.count(architecture.tests.levels.noScreen)) of"
        + " \(NumberText.count(architecture.tests.levels.all, "behaviour")) without a screen, for which a test prepares"
        + " \(Self.number(architecture.linesBefore)) lines and makes"
        + " \(Self.number(architecture.objects)) objects in the median, with"
        + " \(NumberText.count(architecture.tests.doubles.types, "type")) of doubles"
    }
    return words.isEmpty ? "" : words.joined(separator: "; ") + "."
  }

  private var mutants: String {
    let words = findings.architectures.compactMap { architecture -> String? in
      guard let unit = architecture.found(by: .unitTests), let any = architecture.foundByAny,
        let scenarios = architecture.found(by: .scenarios), let role = architecture.found(by: .role)
      else { return nil }
      return "\(architecture.name)'s unit tests find \(Self.percent(unit)) (those of the faulty file alone"
        + " \(Self.percent(role))), the scenarios \(Self.percent(scenarios)) and both together"
        + " \(Self.percent(any))"
    }
    guard !words.isEmpty else {
      return "How many faults the tests find was not measured for these sources."
    }
    return "Of small faults in the sources, \(words.joined(separator: "; "))."
  }

  private static func number(_ value: Double) -> String { NumberText.tenths(value) }

  private static func percent(_ share: Double) -> String { TestingText.percent(share) }
}

/// How the page on testing writes its numbers.
enum TestingText {
  static let notMeasured = "not measured"

  /// A share of 1 with one decimal place, such as `98.4 %`.
  static func percent(_ share: Double) -> String {
    NumberText.joined("\(NumberText.tenths((1_000 * share).rounded() / 10)) %")
  }

  /// A share with what it is of, such as `28 of 30`.
  static func share(_ share: CoverageResults.CoveredShare?) -> String {
    guard let share else { return notMeasured }
    guard share.all > 0 else { return "no code" }
    return percent(Double(share.covered) / Double(share.all))
  }
}
