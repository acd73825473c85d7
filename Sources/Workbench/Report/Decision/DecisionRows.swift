import Measurement
import Results

/// The rows that decisions weigh; each is nil where it was not measured in every architecture.
struct DecisionRows {
  private let findings: Findings

  init(_ findings: Findings) {
    self.findings = findings
  }

  // MARK: The app as it is

  var codeLines: DecisionRow? { structure("code lines", \.codeLines) }

  var types: DecisionRow? { structure("types", \.types) }

  var largestType: DecisionRow? {
    row("code lines of the largest type") { name in
      findings.structure(of: name)?.metrics.largestType.map { Double($0.codeLines) }
    }
  }

  var tapFunctions: DecisionRow? {
    row("functions that one tap passes") { name in findings.taps.path(of: name).map { Double($0.functions) } }
  }

  // MARK: Unit tests

  var screenBehaviours: DecisionRow? {
    guard case .found(let testing) = findings.testing else { return nil }
    return row("behaviours that only a test with a screen shows") { name in
      testing.architecture(name).map { Double($0.tests.levels.all - $0.tests.levels.noScreen) }
    }
  }

  // MARK: Change requests

  var addedLines: DecisionRow? { median("code lines that a request adds", .codeLines) }

  var existingLines: DecisionRow? {
    median("lines that a request touches in files that existed", .existingLines)
  }

  var brokenTests: DecisionRow? { median("unit tests that a request changes", .brokenTests) }

  var roles: DecisionRow? { median("roles that a request touches", .roles) }

  var files: DecisionRow? {
    guard let changes else { return nil }
    return row("files that a request adds or changes (median)") { name in
      let counts = changes.requests.compactMap { request in
        changes.part(of: request, in: name).map { Double($0.sources.files.sum) }
      }.sorted()
      guard !counts.isEmpty else { return nil }
      return (counts[(counts.count - 1) / 2] + counts[counts.count / 2]) / 2
    }
  }

  var conflicts: DecisionRow? {
    guard let changes, changes.pairs > 0, changes.changes.merges.value != nil else { return nil }
    return row("of \(NumberText.count(changes.pairs, "pair")) of requests, in conflict") { name in
      changes.names.contains(name) ? Double(changes.conflicts(in: name)) : nil
    }
  }

  var grownLines: DecisionRow? {
    row("code lines of the grown app") { name in
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
      ("lines that \(kind) touch in files that existed", \.sources.lines.inExistingFiles),
      ("unit tests that they change", \.tests.broken),
    ]
    guard let changes else { return [] }
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

  // MARK: Private

  private var changes: ChangeFindings? {
    if case .found(let changes) = findings.changes { changes } else { nil }
  }

  private func structure(_ title: String, _ count: KeyPath<SourceCounts, Int>) -> DecisionRow? {
    row(title) { name in findings.structure(of: name).map { Double($0.metrics.counts[keyPath: count]) } }
  }

  private func median(_ title: String, _ measure: ChangeMeasure) -> DecisionRow? {
    row("\(title) (median)") { name in
      changes?.summaries(of: measure, in: name).first?.median
    }
  }

  private func row(_ title: String, _ value: (String) -> Double?) -> DecisionRow? {
    let values = findings.architectures.compactMap { name in value(name).map { (name: name, value: $0) } }
    return values.count == findings.architectures.count ? DecisionRow(title: title, values: values) : nil
  }
}
