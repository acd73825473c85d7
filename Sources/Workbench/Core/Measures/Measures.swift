import Foundation
import Measurement

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
  /// The name for a value of 1; nil if ``name`` fits any value.
  var singular: String?
  /// The matching measure of all implementations; nil if only the leading implementations are counted.
  var ofVariants: VariantResults.Measure?

  var title: String { name + (all.map { " (of \(NumberText.count($0)))" } ?? "") }

  /// Such as `**9 of 25** behaviours whose tests need a view controller`.
  func phrase(at place: Int) -> String {
    let words = texts[place] == "1" ? singular ?? name : name
    return "**\(texts[place])\(all.map { " of \(NumberText.count($0))" } ?? "")** \(words.lowercasedFirst)"
  }

  /// The phrase, with the values of the other architectures in brackets.
  func phrase(at place: Int, among names: [String]) -> String {
    "\(phrase(at: place)) (\(others(than: place, among: names)))"
  }

  func others(than place: Int, among names: [String]) -> String {
    names.indices.filter { $0 != place }.map { "\(MarkdownText.plain(names[$0])) \(texts[$0])" }
      .joined(separator: ", ")
  }

  /// The values, or nil unless every architecture was measured.
  var complete: [Double]? {
    let known = values.compactMap(\.self)
    return known.count == values.count ? known : nil
  }

  /// Each value divided by the lowest; empty unless all were measured. If the lowest is 0, 1 is added to each value
  /// first, as nothing can be divided by 0.
  var overLeast: [Double] {
    guard let values = complete, let least = values.min() else { return [] }
    let added = least > 0 ? 0.0 : 1
    return values.map { ($0 + added) / (least + added) }
  }

  /// Whether every architecture was measured and every value is within a tenth of the lowest.
  var isAlike: Bool { complete != nil && overLeast.allSatisfy { $0 <= MeasureGroup.near } }

  /// The texts of the values; a dash where one was not measured.
  var texts: [String] { values.map { $0.map(text) ?? "–" } }
}

/// Measures that move together and therefore count once.
struct MeasureGroup {
  /// The largest ratio that counts as equal to the best: a tenth more.
  static let near = 1.1

  /// One word, as a person types it with `--weights`.
  let name: String
  /// The measures that have a value for every architecture.
  let measures: [Measure]
  /// The ratio of each architecture to the best one: the geometric mean of its measures' ratios, divided by the lowest
  /// such mean. Empty if nothing was measured.
  let ratios: [Double]

  init(_ name: String, _ measures: [Measure]) {
    self.name = name
    self.measures = measures.filter { $0.complete != nil }
    let means = Self.means(self.measures.map(\.overLeast))
    ratios = means.map { $0 / (means.min() ?? 1) }
  }

  /// The geometric mean of each column, weighted by row; empty without a row.
  static func means(_ rows: [[Double]], weights: [Double]? = nil) -> [Double] {
    means(ofLogarithms: rows.map { $0.map { log($0) } }, weights: weights ?? rows.map { _ in 1 })
  }

  /// The same from the logarithms of the rows, for callers that weigh the same rows again and again.
  static func means(ofLogarithms rows: [[Double]], weights: [Double]) -> [Double] {
    let sum = weights.reduce(0, +)
    return (rows.first ?? []).indices.map { column in
      var total = 0.0
      for row in rows.indices { total += weights[row] * rows[row][column] }
      return exp(total / sum)
    }
  }
}

/// The measures of the architectures, for every page that shows them.
struct Measures {
  let findings: Findings
  /// Whether a pattern's median over its implementations replaces the leading value, if every pattern has a median.
  var takesMedians = false

  /// The groups to weigh, without the largest type, which depends on its author, and test measures that disagree.
  var groups: [MeasureGroup] {
    [
      MeasureGroup("size", [codeLines, grownLines]),
      MeasureGroup("change", [addedInAll, existingLines(), editedTests(), conflicts]),
      MeasureGroup("tests", [behavioursNeedingScreen]), MeasureGroup("time", times), places,
    ]
  }

  /// All measures of tests, with one of the two ways to count the roles whose tests fail. The lines of the tests are
  /// left out: fewer of them are no advantage.
  func tests(failing roles: Measure) -> MeasureGroup {
    MeasureGroup("testing", [behavioursNeedingScreen, roles, doubles, preparedLines])
  }

  /// The places that a reader of the code has to find.
  var places: MeasureGroup { MeasureGroup("places", [types, tapFunctions, roles]) }

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
      architecture.tests.mutants.value.flatMap(MutantTally.meanFailingRoles).map {
        $0 / Double(max(1, architecture.tests.roles.count))
      }
    }
  }
  /// The same as a number, which grows with the number of roles.
  var failingRoleCount: Measure {
    tested("Number of roles whose tests fail for one fault") {
      $0.tests.mutants.value.flatMap(MutantTally.meanFailingRoles)
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
  var roles: Measure {
    var roles = median("Roles that a typical change touches", .roles)
    roles.singular = "Role that a typical change touches"
    return roles
  }
  var addedInAll: Measure { inAll("Code lines added by") { $0.sources.lines.added } }

  func existingLines(of ids: [String]? = nil) -> Measure {
    inAll("Lines in existing files touched by", ids) { $0.sources.lines.inExistingFiles }
  }

  func editedTests(of ids: [String]? = nil) -> Measure {
    inAll("Unit tests edited for", ids) { $0.tests.broken }
  }

  /// Only conflicts in text, unless every pair that merges was built.
  var conflicts: Measure {
    let merged = changes.flatMap { $0.pairs > 0 ? $0 : nil }
    let sums = measure("Pairs of changes that cannot be combined", of: merged?.pairs) { name in
      merged?.conflicts(in: name)?.sum.map(Double.init)
    }
    guard sums.complete == nil else { return sums }
    return measure("Pairs of changes in conflict in text", of: merged?.pairs) { name in
      merged?.conflicts(in: name).map { Double($0.text) }
    }
  }

  // MARK: Private

  private var changes: ChangeFindings? { findings.changes.value }

  /// The sum over the changes with these `ids`, or over all changes.
  private func inAll(
    _ title: String, _ ids: [String]? = nil, _ count: (ChangeResults.PatchCounts) -> Int
  ) -> Measure {
    let requests = changes?.requests.filter { ids?.contains($0.id) ?? true } ?? []
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
    let medians =
      takesMedians ? findings.architectures.compactMap { findings.median(of: variants, in: $0) } : []
    let values = findings.architectures.map(value)
    return Measure(
      name: name, values: medians.count == values.count ? medians : values, text: text, all: all,
      ofVariants: variants)
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
