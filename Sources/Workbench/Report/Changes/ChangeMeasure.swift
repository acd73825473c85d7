import Measurement

/// One thing that is counted of a request, made of one number or a few.
struct ChangeMeasure: Sendable {
  let title: String
  /// What the title does not say; may be empty.
  let note: String
  /// The numbers of a request in one architecture, or in what they share.
  let values: @Sendable (ChangeResults.PatchCounts) -> [Double]
  /// The numbers, each written already, as the text of a cell.
  private let words: @Sendable ([String]) -> String

  static let codeLines = ChangeMeasure(title: "Code lines", signed) {
    [$0.sources.lines.added, $0.sources.lines.removed]
  }
  static let existingLines = ChangeMeasure(
    title: "Code lines in files that existed",
    note: "Added to these files and removed from them: work on code that worked.", plain
  ) { [$0.sources.lines.inExistingFiles] }
  static let files = ChangeMeasure(title: "Files", tally) { numbers($0.sources.files) }
  static let types = ChangeMeasure(
    title: "Types",
    note: "A changed type has a code line that comes or goes in it, or in an extension of it.",
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
  /// What a request takes, in the order in which it is told.
  static let taken = [codeLines, existingLines, files, types, requirements, roles, testLines]
  /// What it breaks.
  static let broken = [brokenTests]
  static let all = taken + broken

  private init(
    title: String, note: String = "", _ words: @escaping @Sendable ([String]) -> String,
    values: @escaping @Sendable (ChangeResults.PatchCounts) -> [Int]
  ) {
    self.title = title
    self.note = note
    self.words = words
    self.values = { values($0).map(Double.init) }
  }

  /// The numbers of a request as the text of a cell.
  func text(_ part: ChangeResults.PatchCounts) -> String { text(values(part)) }

  func text(_ numbers: [Double]) -> String { words(numbers.map(Self.number)) }

  /// Ranges from one number to another, such as `+1–12 −3`, between which a narrow cell may break.
  func text(from lower: [Double], to upper: [Double]) -> String {
    words(
      zip(lower, upper).map { lower, upper in
        lower == upper ? Self.number(lower) : "\(Self.number(lower))–\u{2060}\(Self.number(upper))"
      }
    )
    .replacing("\u{A0}", with: " ")
  }

  /// Whole, or with one decimal place.
  static func number(_ value: Double) -> String {
    NumberText.decimal(value, places: value == value.rounded() ? 0 : 1)
  }

  private static func numbers(_ tally: ChangeResults.Differences) -> [Int] {
    [tally.added, tally.changed, tally.removed]
  }

  @Sendable private static func plain(_ numbers: [String]) -> String { numbers.joined() }

  /// Such as `+12 −3`.
  @Sendable private static func signed(_ numbers: [String]) -> String {
    NumberText.joined(zip(["+", "−"], numbers).map { $0 + $1 }.joined(separator: " "))
  }

  /// Such as `2 new, 3 changed, 1 gone`; what is 0 is left out.
  @Sendable private static func tally(_ numbers: [String]) -> String {
    let words = zip(numbers, ["new", "changed", "gone"]).filter { $0.0 != "0" }
      .map { NumberText.joined("\($0) \($1)") }
    return words.isEmpty ? "0" : words.joined(separator: ", ")
  }
}
