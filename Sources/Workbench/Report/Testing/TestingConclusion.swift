import Measurement

/// What the counts of the unit tests and the mutants come to, in three sentences.
struct TestingConclusion {
  let findings: TestingFindings

  var text: String {
    [behaviours, mutants].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var behaviours: String {
    guard let behaviours = findings.architectures.first?.tests.levels.all else { return "" }
    return "Of \(NumberText.count(behaviours, "behaviour")), unit tests show without a screen"
      + " \(each { NumberText.count($0.tests.levels.noScreen) })."
      + " Lines before the act, median: \(each { NumberText.tenths($0.linesBefore) }); lines of doubles:"
      + " \(each { NumberText.count($0.tests.doubles.codeLines) })."
  }

  private var mutants: String {
    let measured = findings.architectures.filter { $0.mutants != nil }
    guard !measured.isEmpty else {
      return "How many faults the tests find was not measured for these sources."
    }
    let found = { (finder: MutantOutcome.Finder) in
      each { $0.found(by: finder).map(TestingText.percent) ?? TestingText.notMeasured }
    }
    return
      "Of small faults of \(NumberText.count(findings.faults.count, "kind")) in the sources, all unit tests find \(found(.unitTests)); those of the faulty file alone"
      + " \(found(.role)); the scenarios \(found(.scenarios))."
  }

  /// Such as `0 (MVC), 21 (MVVM) and 18 (VIPER)`; what all have in common is told once.
  private func each(_ value: (TestingFindings.TestedArchitecture) -> String) -> String {
    let values = findings.architectures.map { (name: $0.name, text: value($0)) }
    let (first, count) = (values.first?.text ?? "", values.count)
    if count > 1, values.allSatisfy({ $0.text == first }) { return "\(first) in each" }
    return WordList.and(values.map { "\($0.text) (\($0.name))" })
  }
}

/// How the page on testing writes its numbers.
enum TestingText {
  static let notMeasured = "not measured"

  /// The kinds of fault behind a colon; empty without any.
  static func list(_ faults: [String]) -> String {
    faults.isEmpty ? "" : ": \(WordList.and(faults.map(MarkdownText.plain)))"
  }

  /// A share of 1 with one decimal place, such as `98.4 %`.
  static func percent(_ share: Double) -> String {
    NumberText.joined("\(NumberText.tenths((1_000 * share).rounded() / 10)) %")
  }
}
