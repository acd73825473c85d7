import CommandLineKit
import Measurement

/// What the changes take, as data for the pages to put into words.
struct ChangeFindings {
  let changes: ChangeResults
  /// The architectures with patches, in the order of the comparison.
  let names: [String]
  private let summaries: [String: [String: [Summary]]]
  /// By architecture: the ratio of the code lines that each change adds to those that it adds to the first
  /// architecture; without changes that add none there.
  let ratios: [String: OrderedSample]

  /// - Parameter architectures: those that were compared, in their order.
  ///
  /// Throws no error for results that ``ResultsCheck`` accepts.
  init(_ changes: ChangeResults, architectures: [String]) throws(StatisticsError) {
    self.changes = changes
    let parts = Dictionary(grouping: changes.requests.flatMap(\.architectures), by: \.architecture)
    let names = architectures.filter { parts[$0] != nil }
    self.names = names
    var summaries: [String: [String: [Summary]]] = [:]
    for measure in ChangeMeasure.all {
      for (name, parts) in parts {
        let rows = parts.map { measure.values($0.part) }
        for index in rows[0].indices {
          summaries[measure.title, default: [:]][name, default: []]
            .append(try Summary(rows.map { $0[index] }))
        }
      }
    }
    self.summaries = summaries
    var ratios: [String: OrderedSample] = [:]
    for name in names.dropFirst() {
      let lines = changes.requests.compactMap { request -> Double? in
        let added = [names[0], name].map { name in
          request.architectures.first { $0.architecture == name }?.part.sources.lines.added ?? 0
        }
        return added[0] > 0 ? Double(added[1]) / Double(added[0]) : nil
      }
      if !lines.isEmpty { ratios[name] = try OrderedSample(lines) }
    }
    self.ratios = ratios
  }

  var requests: [ChangeResults.RequestCounts] { changes.requests }

  /// The changes by the lines that they add over all architectures, the largest first; equal ones by their IDs.
  var requestsBySize: [ChangeResults.RequestCounts] {
    let sizes = requests.map { request in
      (request, size: request.architectures.reduce(0) { $0 + $1.part.sources.lines.added })
    }
    return sizes.sorted { ($1.size, $0.0.id) < ($0.size, $1.0.id) }.map(\.0)
  }

  /// Each number of the measure, summarised over the changes; empty for an architecture without patches.
  func summaries(of measure: ChangeMeasure, in name: String) -> [Summary] {
    summaries[measure.title]?[name] ?? []
  }

  /// The median of the measure's first number over the changes.
  func median(of measure: ChangeMeasure, in name: String) -> Double {
    summaries(of: measure, in: name).first?.median ?? 0
  }

  func part(of request: ChangeResults.RequestCounts, in name: String) -> ChangeResults.PatchCounts? {
    request.architectures.first { $0.architecture == name }?.part
  }

  /// How many tests all changes edit: unit tests first, then scenarios, which are the same in every architecture.
  /// Nil for an architecture without patches.
  func editedTests(in name: String) -> [Int]? {
    guard names.contains(name) else { return nil }
    let unitTests = requests.map { part(of: $0, in: name)?.tests.broken ?? 0 }
    return [unitTests, requests.map(\.changedScenarios.count)].map { $0.reduce(0, +) }
  }
}

/// A measure of a change, made of one number or a few.
struct ChangeMeasure: Sendable {
  let title: String
  /// What the title does not say; may be empty.
  let note: String
  /// The numbers of a change in one architecture, or in shared code.
  let values: @Sendable (ChangeResults.PatchCounts) -> [Double]
  /// The text of a cell, from the numbers as text.
  private let words: @Sendable ([String]) -> String

  static let codeLines = ChangeMeasure(title: "Code lines", signed) {
    [$0.sources.lines.added, $0.sources.lines.removed]
  }
  static let existingLines = ChangeMeasure(
    title: "Code lines in files that existed",
    note: "Lines added to these files, and lines removed from them.", plain
  ) { [$0.sources.lines.inExistingFiles] }
  static let files = ChangeMeasure(title: "Files", tally) { numbers($0.sources.files) }
  static let types = ChangeMeasure(
    title: "Types",
    note: "A type is changed if a code line is added or removed in it, or in an extension of it.",
    tally
  ) { numbers($0.sources.types) }
  static let requirements = ChangeMeasure(title: "Requirements of protocols", tally) {
    numbers($0.sources.requirements)
  }
  static let roles = ChangeMeasure(title: "Roles touched", plain) { [$0.sources.roles.count] }
  static let testLines = ChangeMeasure(title: "Code lines of unit tests", signed) {
    [$0.tests.lines.added, $0.tests.lines.removed]
  }
  static let brokenTests = ChangeMeasure(
    title: "Unit tests that had to change",
    note:
      "Existing tests with a changed line, and removed tests, whether or not they still compile.",
    plain
  ) { [$0.tests.broken] }
  /// The measures of what a change takes, in the order of the page.
  static let taken = [codeLines, existingLines, files, types, requirements, roles, testLines]
  static let all = taken + [brokenTests]

  private init(
    title: String, note: String = "", _ words: @escaping @Sendable ([String]) -> String,
    values: @escaping @Sendable (ChangeResults.PatchCounts) -> [Int]
  ) {
    self.title = title
    self.note = note
    self.words = words
    self.values = { values($0).map(Double.init) }
  }

  /// The numbers of a change as the text of a cell.
  func text(_ part: ChangeResults.PatchCounts) -> String { text(values(part)) }

  func text(_ numbers: [Double]) -> String { words(numbers.map(NumberText.tenths)) }

  /// Ranges from one number to another, such as `+1–12 −3`, between which a narrow cell may break.
  func text(from lower: [Double], to upper: [Double]) -> String {
    words(
      zip(lower, upper).map { lower, upper in
        lower == upper
          ? NumberText.tenths(lower) : "\(NumberText.tenths(lower))–\u{2060}\(NumberText.tenths(upper))"
      }
    )
    .replacing("\u{A0}", with: " ")
  }

  private static func numbers(_ tally: ChangeResults.Differences) -> [Int] {
    [tally.added, tally.changed, tally.removed]
  }

  @Sendable private static func plain(_ numbers: [String]) -> String { numbers.joined() }

  /// Such as `+12 −3`.
  @Sendable private static func signed(_ numbers: [String]) -> String {
    NumberText.joined(zip(["+", "−"], numbers).map { $0 + $1 }.joined(separator: " "))
  }

  /// Such as `2 new, 3 changed, 1 gone`, without counts of 0.
  @Sendable private static func tally(_ numbers: [String]) -> String {
    let words = zip(numbers, ["new", "changed", "gone"]).filter { $0.0 != "0" }
      .map { NumberText.joined("\($0) \($1)") }
    return words.isEmpty ? "0" : words.joined(separator: ", ")
  }
}
