import Measurement

/// Which architecture the results suggest, situation by situation.
///
/// Every word follows from the rows: other numbers give other suggestions.
struct Decision {
  /// In a fixed order; none where there is nothing to choose from.
  let situations: [Situation]
  private let names: [String]

  init(_ findings: Findings) {
    let names = findings.architectures
    self.names = names
    guard names.count > 1 else {
      situations = []
      return
    }
    let pairs = names.map { name in
      findings.elsewhere?.pairs.first { $0.name == name && $0.over == findings.first }
    }
    let publicSizes = DecisionRow(
      inPublicApps: "own code lines, median of the ratios", names,
      cells: ["1"] + pairs.dropFirst().map { $0.map { NumberText.hundredths($0.own.sample.median) } })
    let publicGrowth = DecisionRow(
      inPublicApps: "rank correlation of these ratios with an app's size", names,
      cells: [nil] + pairs.dropFirst().map { $0?.fall.map(NumberText.signed) })
    let measures = Measures(findings: findings)
    let rows = { (measures: [Measure]) in measures.map { DecisionRow($0, names) } }
    situations = [
      Situation(
        "A prototype by two people",
        rows([measures.codeLines, measures.addedLines, measures.tapFunctions]), beside: publicSizes,
        notMeasured: "how fast people write and learn"),
      Situation(
        "Eight people for five years",
        rows([
          measures.conflicts, measures.existingLines, measures.brokenTests, measures.grownLines,
          measures.largestType,
        ]), beside: publicGrowth,
        notMeasured: "eight people, and five years; how the ratios change with size is not weighed"),
      Situation(
        "Frequent redesigns", rows(measures.sums(over: ["cards", "name-order", "push"], "redesigns")),
        notMeasured: "a designer's tools, and another platform"),
      Situation(
        "Heavy unit testing",
        rows([
          measures.behavioursNeedingScreen, measures.preparedLines, measures.testLines, measures.brokenTests,
        ]),
        notMeasured: "how long tests take to write"),
      Situation(
        "A slow network or storage", rows(measures.sums(over: ["async", "pages"], "late answers")),
        notMeasured: "a network; the rows are what it took to be ready for late answers"),
      Situation(
        "Newcomers every quarter",
        rows([measures.types, measures.tapFunctions, measures.editedFiles, measures.roles]),
        notMeasured: "any newcomer; that fewer places are learnt sooner is assumed"),
    ]
  }

  /// What each situation weighs.
  var rows: MarkdownTable {
    var table = MarkdownTable([""] + names.map(MarkdownText.plain))
    for situation in situations where !situation.rows.isEmpty {
      table.add(["**\(situation.title)**"])
      for row in situation.rows { table.add([row.title] + row.cells) }
    }
    return table
  }
}

/// What a lead has to decide for, and what the results say to it.
struct Situation {
  let title: String
  /// Such as `**MVC**, clear: 3 of 3 rows`, or `not clear: 1 of 2 rows for **MVC** and 1 for **VIPER**`; Markdown.
  let suggestion: String
  /// Those that were measured.
  let rows: [DecisionRow]
  private let notMeasured: String

  /// - Parameters:
  ///   - rows: what is weighed; nil for what was not measured.
  ///   - beside: what stands below these and is not weighed.
  init(_ title: String, _ rows: [DecisionRow?], beside: DecisionRow? = nil, notMeasured: String) {
    let measured = rows.compactMap(\.self)
    self.title = title
    self.rows = measured + [beside].compactMap(\.self)
    self.notMeasured = notMeasured
    suggestion = Self.suggestion(measured, of: rows.count)
  }

  /// The whole situation in one line of Markdown.
  var line: String { "**\(title):** \(suggestion). Not measured: \(notMeasured)." }

  /// - Parameter count: how many rows there are, with those that were not measured.
  private static func suggestion(_ rows: [DecisionRow], of count: Int) -> String {
    guard !rows.isEmpty else { return "nothing that these results measure decides it" }
    guard 2 * rows.count > count else {
      return "none: only \(NumberText.count(rows.count)) of \(NumberText.count(count, "row"))"
        + " \(rows.count == 1 ? "was" : "were") measured"
    }
    let votes = rows.map(\.favourites).filter { !$0.isEmpty }
    guard !votes.isEmpty else { return "any, for no row tells them apart" }
    let counts = rows[0].names.enumerated().map { place, name in
      (place: place, name: "**\(MarkdownText.plain(name))**", votes: votes.count { $0.contains(name) })
    }
    // Those with the most first, and of equals those that the report tells first.
    let ranked = counts.filter { $0.votes > 0 }.sorted { ($1.votes, $0.place) < ($0.votes, $1.place) }
    let (most, all) = (ranked[0].votes, NumberText.count(votes.count, "row"))
    guard 2 * most > votes.count, ranked.count == 1 || ranked[1].votes < most else {
      let words = ranked.enumerated().map { rank, count in
        "\(NumberText.count(count.votes))\(rank == 0 ? " of \(all)" : "") for \(count.name)"
      }
      return "not clear: \(WordList.and(words))"
    }
    return
      "\(ranked[0].name), \(most == votes.count ? "clear" : "less clear"): \(NumberText.count(most)) of \(all)"
  }
}

/// Something of which less is better, counted in each architecture.
struct DecisionRow {
  /// What is counted, as Markdown.
  let title: String
  /// The architectures.
  let names: [String]
  /// One for each architecture, as Markdown: in bold for whom the row speaks.
  let cells: [String]
  /// Those for whom the row speaks: with the least, or within a tenth of it. None where these are all.
  let favourites: [String]

  /// Nil unless it was measured in each of the architectures, `names`.
  init?(_ measure: Measure, _ names: [String]) {
    guard let values = measure.complete, let least = values.min() else { return nil }
    let near = zip(names, values).filter { $1 <= 1.1 * least }.map(\.0)
    let favourites = near.count < names.count ? near : []
    title = measure.title
    cells = zip(names, values).map { name, value in
      let number = NumberText.tenths(value)
      return favourites.contains(name) ? "**\(number)**" : number
    }
    (self.names, self.favourites) = (names, favourites)
  }

  /// A row that stands beside the others and speaks for nobody; nil where no public app has one of the ratios.
  init?(inPublicApps title: String, _ names: [String], cells: [String?]) {
    guard cells.dropFirst().contains(where: { $0 != nil }) else { return nil }
    self.title = "[Public apps](/elsewhere.md): \(title)"
    self.cells = cells.map { $0 ?? "–" }
    (self.names, favourites) = (names, [])
  }
}
