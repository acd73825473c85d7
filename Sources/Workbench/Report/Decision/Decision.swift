import Measurement
import Results

/// Which architecture the results suggest, situation by situation.
///
/// Every word follows from the rows: other numbers give other suggestions.
struct Decision {
  /// How a suggestion comes about, in a sentence.
  static let rule =
    "Each situation weighs a few rows. A row speaks for the architecture with the least of it, and for those within a tenth"
    + " of that; one that speaks for all tells nothing apart. Suggested is what most rows speak for."

  /// In a fixed order; none where there is nothing to choose from.
  let situations: [Situation]

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws(StatisticsError) {
    guard findings.architectures.count > 1 else {
      situations = []
      return
    }
    let rows = DecisionRows(findings)
    let elsewhere = try ElsewhereFindings(findings)
    situations = [
      Situation(
        "A prototype by two people", [rows.codeLines, rows.addedLines, rows.tapFunctions],
        elsewhere: elsewhere?.sizes, beyond: "How fast people write and learn was not measured."),
      Situation(
        "Eight people for five years",
        [rows.conflicts, rows.existingLines, rows.brokenTests, rows.grownLines, rows.largestType],
        elsewhere: elsewhere?.growth,
        beyond:
          "Neither eight people nor five years were measured: conflicts stand for working side by side, change requests"
          + " for what comes later."),
      Situation(
        "Frequent redesigns", rows.existingLines(of: ["cards", "name-order", "push"], "redesigns"),
        beyond: "What a designer's tools or another platform would ask for was not measured."),
      Situation(
        "Heavy unit testing", [rows.screenBehaviours, rows.brokenTests],
        beyond:
          "The first row is what tests reach without a screen, the second what it costs to keep them. How long tests take"
          + " to write was not measured."),
      Situation(
        "A slow network or storage", rows.existingLines(of: ["async", "pages"], "late answers"),
        beyond: "The storage of these runs is in memory; no network was measured."),
      Situation(
        "Newcomers every quarter", [rows.types, rows.tapFunctions, rows.files, rows.roles],
        beyond: "No newcomer was watched: that fewer places are easier to learn is assumed, not measured."),
    ]
  }
}

/// What a lead has to decide for, and what the results say to it.
struct Situation {
  let title: String
  /// Such as `**MVC**, for which each of 3 rows speaks.`; Markdown.
  let suggestion: String
  /// The rows with their numbers, what public apps say, and what rests on no measurement; each a line of Markdown.
  let reasons: [String]

  /// - Parameters:
  ///   - rows: what is weighed; nil for what was not measured.
  ///   - elsewhere: what public apps say to it, in a sentence; nil where they say nothing.
  ///   - beyond: what no row measures, in a sentence.
  init(_ title: String, _ rows: [DecisionRow?], elsewhere: String? = nil, beyond: String) {
    self.title = title
    let rows = rows.compactMap(\.self)
    let telling = rows.filter { !$0.speaksForAll }
    suggestion = Self.suggestion(rows, telling)
    let numbers = rows.map(\.words).joined(separator: "; ")
    reasons = (rows.isEmpty ? [] : ["\(numbers.capitalizedFirst)."]) + [elsewhere, beyond].compactMap(\.self)
  }

  private static func suggestion(_ rows: [DecisionRow], _ telling: [DecisionRow]) -> String {
    guard !rows.isEmpty else { return "Nothing that these results measure decides it." }
    guard let first = telling.first else { return "Any: no row tells them apart." }
    let names = first.values.map(\.name)
    let votes = names.map { name in telling.count { $0.favourites.contains(name) } }
    let most = votes.max() ?? 0
    let chosen = zip(names, votes).filter { $0.1 == most }.map { "**\(MarkdownText.plain($0.0))**" }
    let count = NumberText.count(telling.count, "row")
    let share =
      most < telling.count
      ? "\(NumberText.count(most)) of \(count) speak\(most == 1 ? "s" : "")"
      : telling.count == 1 ? "the one row that tells them apart speaks" : "each of \(count) speaks"
    guard chosen.count > 1 else { return "\(chosen[0]), for which \(share)." }
    return "\(chosen.joined(separator: " or ")): for each of these \(share)."
  }
}

/// Something of which less is better, counted in each architecture.
struct DecisionRow {
  /// What is counted, in words that begin a list.
  let title: String
  let values: [(name: String, value: Double)]

  /// Those with the least, and those within a tenth of it.
  var favourites: [String] {
    let least = values.map(\.value).min() ?? 0
    return values.filter { $0.value <= 1.1 * least }.map(\.name)
  }

  var speaksForAll: Bool { favourites.count == values.count }

  /// Such as `code lines: MVC 126, MVVM 252, VIPER 368 (for MVC)`.
  var words: String {
    let numbers = values.map { "\(MarkdownText.plain($0.name)) \(NumberText.tenths($0.value))" }
    let vote =
      speaksForAll ? "for all, so not counted" : "for \(WordList.and(favourites.map(MarkdownText.plain)))"
    return "\(title): \(numbers.joined(separator: ", ")) (\(vote))"
  }
}

extension ElsewhereFindings {
  /// The medians of the ratios of own lines; nil without one.
  fileprivate var sizes: String? {
    guard !pairs.isEmpty else { return nil }
    let words = pairs.map { "\($0.title) \(NumberText.hundredths($0.own.sample.median))" }
    return
      "[In public apps](\(ElsewherePage.file)), own code lines, median: \(words.joined(separator: ", "))."
  }

  /// How these ratios change with size; nil where it cannot be told.
  fileprivate var growth: String? {
    let words = pairs.compactMap { pair in
      pair.fall.map { "\(pair.title) \(NumberText.signed($0))" }
    }
    guard !words.isEmpty else { return nil }
    return
      "[In public apps](\(ElsewherePage.file)), rank correlation of the ratios with size, below 0 where they fall:"
      + " \(words.joined(separator: ", "))."
  }
}
