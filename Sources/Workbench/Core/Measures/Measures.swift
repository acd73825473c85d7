import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// One number for each architecture: less is better.
struct Measure {
  /// The name of what is counted, as Markdown.
  let name: String
  /// The values in the order of the architectures; nil if not measured.
  let values: [Double?]
  /// Formats a value.
  var text: (Double) -> String = NumberText.tenths
  /// The total that each value is a part of; nil if there is none.
  var all: Int?
  /// The matching measure of all implementations; nil if only the leading implementations are counted.
  var ofVariants: VariantResults.Measure?

  var title: String { name + (all.map { " (of \(NumberText.count($0)))" } ?? "") }

  /// The values, or nil unless every architecture was measured.
  var complete: [Double]? {
    let known = values.compactMap(\.self)
    return known.count == values.count ? known : nil
  }

  /// Whether every architecture was measured and every value is within a tenth of the lowest.
  var isAlike: Bool {
    guard let values = complete, let least = values.min() else { return false }
    return values.allSatisfy { $0 <= 1.1 * least }
  }

  /// The texts of the values; a dash where one was not measured.
  var texts: [String] { values.map { $0.map(text) ?? "–" } }
}

/// The measures of the architectures, for every page that shows them.
struct Measures {
  let findings: Findings

  // MARK: The app

  var codeLines: Measure { structure("Code lines", .codeLines) { $0.counts.codeLines } }
  var types: Measure { structure("Types", .types) { $0.counts.types } }

  /// The largest type after the last release, or today's if there is no release.
  var largestType: Measure {
    let title = "Code lines of the largest type"
    return grown(title) { $0.largestType.codeLines }
      ?? structure(title, .largestType) { $0.largestType?.codeLines ?? 0 }
  }

  /// The app's code lines after the last release.
  var grownLines: Measure {
    let title = "Code lines of the app"
    return grown(title) { $0.counts.codeLines } ?? measure(title) { _ in nil }
  }

  /// A count of the app after its last release; nil if there is no release.
  private func grown(_ title: String, _ count: @escaping (LifeResults.AppState) -> Int) -> Measure? {
    guard let life = findings.life, !life.releases.isEmpty else { return nil }
    return measure("\(title) after \(NumberText.count(life.releases.count, "release"))") { name in
      life.last.first { $0.architecture == name }.map { Double(count($0)) }
    }
  }

  var tapFunctions: Measure {
    measure("Functions one tap passes", ofVariants: .tapFunctions) { name in
      findings.taps.path(of: name).map { Double($0.functions) }
    }
  }

  /// The time of one operation, in nanoseconds; empty if the run is unreliable.
  var times: [Measure] {
    guard findings.cost.control.isReliable else { return [] }
    return findings.cost.main.map { workload in
      let cell = findings.cost.headlineCell(of: workload)
      return measure(
        "Time for one \(MarkdownText.code(workload.workload.id))", NumberText.time,
        ofVariants: VariantResults.Measure.time(of: workload.workload.id), cell.median)
    }
  }

  // MARK: Unit tests

  var behavioursNeedingScreen: Measure {
    let all = findings.testing.value?.architectures.first?.tests.levels.all ?? 0
    return tested("Behaviours whose tests need a view controller", of: all) {
      Double($0.tests.levels.all - $0.tests.levels.noScreen)
    }
  }
  var preparedLines: Measure { tested("Set-up lines of a typical test") { $0.linesBefore } }
  var testLines: Measure { tested("Code lines of unit tests and their doubles") { Double($0.codeLines) } }
  var doubles: Measure { tested("Test-double types") { Double($0.tests.doubles.types) } }
  /// The smaller the share, the more precisely a failing test points at a role.
  var failingRoles: Measure {
    tested("Share of roles whose tests fail for one fault", text: NumberText.percent) { architecture in
      architecture.outcomes.value.flatMap(MutantTally.meanFailingRoles).map {
        $0 / Double(max(1, architecture.tests.roles.count))
      }
    }
  }
  var missedFaults: Measure {
    tested("Small faults that no unit test finds", text: NumberText.percent) { architecture in
      architecture.found(by: .unitTests).map { 1 - $0 }
    }
  }

  // MARK: Changes

  /// The median, on which claims are judged.
  var addedLines: Measure { median("Code lines that a typical change adds", .codeLines) }
  var addedInAll: Measure { inAll("Code lines added by") { $0.sources.lines.added } }
  var editedTests: Measure { inAll("Unit tests edited for") { $0.tests.broken } }

  // MARK: Private

  private var changes: ChangeFindings? { findings.changes.value }

  /// The sum over all changes.
  private func inAll(_ title: String, _ count: (ChangeResults.PatchCounts) -> Int) -> Measure {
    let requests = changes?.requests ?? []
    return measure("\(title) \(NumberText.count(requests.count, "change"))") { name in
      let parts = requests.compactMap { changes?.part(of: $0, in: name) }
      return parts.isEmpty || parts.count < requests.count ? nil : Double(parts.map(count).reduce(0, +))
    }
  }

  private func structure(
    _ title: String, _ variants: VariantResults.Measure, _ count: (FolderMetrics) -> Int
  ) -> Measure {
    measure(title, ofVariants: variants) { name in
      findings.structure(of: name).map { Double(count($0.metrics)) }
    }
  }

  private func tested(
    _ title: String, of all: Int? = nil, text: @escaping (Double) -> String = NumberText.tenths,
    _ value: (TestingFindings.TestedArchitecture) -> Double?
  ) -> Measure {
    measure(title, text, of: all) { name in findings.testing.value?.architecture(name).flatMap(value) }
  }

  private func median(_ title: String, _ measure: ChangeMeasure) -> Measure {
    self.measure(title) { name in changes?.summaries(of: measure, in: name).first?.median }
  }

  private func measure(
    _ name: String, _ text: @escaping (Double) -> String = NumberText.tenths, of all: Int? = nil,
    ofVariants variants: VariantResults.Measure? = nil, _ value: (String) -> Double?
  ) -> Measure {
    Measure(
      name: name, values: findings.architectures.map(value), text: text, all: all, ofVariants: variants)
  }
}

extension OrderedSample {
  /// Such as `1.41 (1.33–1.69)`; only the median if there are too few values for an interval.
  var medianText: String {
    let median = NumberText.hundredths(median)
    guard let interval = medianInterval else { return median }
    return "\(median) (\(NumberText.range(interval)))"
  }
}
