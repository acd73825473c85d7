import Measurement

/// The rows that decisions weigh; each is nil where it was not measured in every architecture.
struct DecisionRows {
  private let findings: Findings
  private let elsewhere: ElsewhereFindings?

  init(_ findings: Findings, elsewhere: ElsewhereFindings?) {
    self.findings = findings
    self.elsewhere = elsewhere
  }

  // MARK: The app as it is

  var codeLines: DecisionRow? { structure("Code lines", \.codeLines) }

  var types: DecisionRow? { structure("Types", \.types) }

  var largestType: DecisionRow? {
    row("Code lines of the largest type, today") { name in
      findings.structure(of: name)?.metrics.largestType.map { Double($0.codeLines) }
    }
  }

  var tapFunctions: DecisionRow? {
    row("Functions that one tap passes") { name in findings.taps.path(of: name).map { Double($0.functions) } }
  }

  // MARK: Unit tests

  var screenBehaviours: DecisionRow? {
    tested("Behaviours that only a test with a screen shows") {
      Double($0.tests.levels.all - $0.tests.levels.noScreen)
    }
  }

  var preparedLines: DecisionRow? { tested("Lines that a test prepares (median)", \.linesBefore) }

  var testLines: DecisionRow? { tested("Code lines of the unit tests") { Double($0.codeLines) } }

  // MARK: Change requests

  var addedLines: DecisionRow? { median("Code lines that a change adds", .codeLines) }

  var existingLines: DecisionRow? {
    median("Lines that a change touches in files that existed", .existingLines)
  }

  var brokenTests: DecisionRow? { median("Test functions that a change edits", .brokenTests) }

  var roles: DecisionRow? { median("Roles that a change touches", .roles) }

  /// Those that existed; the second number of the measure.
  var files: DecisionRow? {
    row("Files that a change edits (median)") { name in
      changes?.summaries(of: .files, in: name).dropFirst().first?.median
    }
  }

  var conflicts: DecisionRow? {
    guard let changes, changes.pairs > 0, changes.changes.merges.value != nil else { return nil }
    return row("Pairs of changes in conflict, of \(NumberText.count(changes.pairs))") { name in
      changes.names.contains(name) ? Double(changes.conflicts(in: name)) : nil
    }
  }

  var grownLines: DecisionRow? {
    row("Code lines with several changes made, the grown app") { name in
      changes?.changes.grown?.architectures.first { $0.architecture == name }.map {
        Double($0.grown.codeLines)
      }
    }
  }

  /// Two rows over some of the requests together.
  ///
  /// - Parameter kind: what the requests have in common, in the plural.
  func existingLines(of ids: [String], _ kind: String) -> [DecisionRow?] {
    let measures: [(String, (ChangeResults.PatchCounts) -> Int)] = [
      ("Lines that \(kind) touch in files that existed", \.sources.lines.inExistingFiles),
      ("Test functions that they edit", \.tests.broken),
    ]
    guard let changes else { return measures.map { _ in nil } }
    let requests = changes.requests.filter { ids.contains($0.id) }
    guard !requests.isEmpty else { return [] }
    let names = WordList.and(requests.map { MarkdownText.code($0.id) })
    return measures.enumerated().map { index, measure in
      row(index == 0 ? "\(measure.0) (\(names))" : measure.0) { name in
        let parts = requests.compactMap { changes.part(of: $0, in: name) }
        return parts.count == requests.count
          ? Double(parts.reduce(0) { $0 + measure.1($1) }) : nil
      }
    }
  }

  // MARK: Public apps

  /// How many times the first architecture's own lines the others have in public apps.
  var publicSizes: DecisionRow? {
    publicApps("own code lines, median of the ratios", first: "1") {
      NumberText.hundredths($0.own.sample.median)
    }
  }

  /// How these ratios change with size.
  var publicGrowth: DecisionRow? {
    publicApps("rank correlation of these ratios with an app's size", first: "–") {
      $0.fall.map(NumberText.signed)
    }
  }

  private func publicApps(
    _ title: String, first: String, _ text: (ElsewherePair) -> String?
  ) -> DecisionRow? {
    let cells = findings.architectures.dropFirst().map { name in
      elsewhere?.pairs.first { $0.name == name && $0.over == findings.first }.flatMap(text)
    }
    guard cells.contains(where: { $0 != nil }) else { return nil }
    return DecisionRow(
      "[Public apps](/\(ElsewherePage.file)): \(title)", beside: findings.architectures,
      cells: [first] + cells.map { $0 ?? "–" })
  }

  // MARK: Private

  private var changes: ChangeFindings? {
    if case .found(let changes) = findings.changes { changes } else { nil }
  }

  private func structure(_ title: String, _ count: KeyPath<SourceCounts, Int>) -> DecisionRow? {
    row(title) { name in findings.structure(of: name).map { Double($0.metrics.counts[keyPath: count]) } }
  }

  private func tested(
    _ title: String, _ value: (TestingFindings.TestedArchitecture) -> Double
  ) -> DecisionRow? {
    guard case .found(let testing) = findings.testing else { return nil }
    return row(title) { name in testing.architecture(name).map(value) }
  }

  private func median(_ title: String, _ measure: ChangeMeasure) -> DecisionRow? {
    row("\(title) (median)") { name in
      changes?.summaries(of: measure, in: name).first?.median
    }
  }

  private func row(_ title: String, _ value: (String) -> Double?) -> DecisionRow? {
    let values = findings.architectures.compactMap { name in value(name).map { (name: name, value: $0) } }
    return values.count == findings.architectures.count ? DecisionRow(title, values) : nil
  }
}
