import Foundation
import Measurement

/// What each architecture costs and buys, situation by situation, and for a reader's own weights.
///
/// Every word follows from the numbers: other numbers give other suggestions.
struct Decision {
  /// The largest weight of a group; the smallest is 0.
  static let heaviest = 4
  /// The share of weightings in which the leader must be first, so that no single weight changes that.
  static let settled = 0.8

  let names: [String]
  /// The groups in which something was measured.
  let groups: [MeasureGroup]
  /// The situations in a fixed order; none if there is nothing to choose from.
  let situations: [Situation]
  /// The group of all measures of tests; nil if it was not asked for.
  var allTests: MeasureGroup?
  /// Why the group *tests* has only one of these measures; nil if none was measured.
  var apart: String?
  /// How the median implementations change the suggestions; nil if other implementations were not measured.
  var withMedians: String?
  /// A way to weigh the groups, the scores that follow, and the least of them.
  private typealias Weighing = (weights: [Double], scores: [Double], least: Double)

  /// Every weighting of the groups, the share of them in which each architecture is first, and the architectures ranked
  /// by share; nil if there is nothing to weigh.
  private let ranking: (weighed: [Weighing], shares: [Double], ranked: [Int])?

  init(
    names: [String], groups: [MeasureGroup], situations: [Situation], allTests: MeasureGroup? = nil,
    apart: String? = nil
  ) {
    (self.names, self.groups, self.situations) = (names, groups, situations)
    (self.allTests, self.apart) = (allTests, apart)
    guard names.count > 1, groups.count > 1 else {
      ranking = nil
      return
    }
    let weighed = Self.weighed(groups)
    let shares = names.indices.map { Self.share(of: $0, in: weighed) }
    ranking = (weighed, shares, names.indices.sorted { (shares[$1], $0) < (shares[$0], $1) })
  }
}

extension Decision {
  init(_ findings: Findings) {
    self.init(findings, Measures(findings: findings))
    guard findings.standing != nil else { return }
    let other = Decision(findings, Measures(findings: findings, takesMedians: true))
    let changed = zip(situations, other.situations).filter { $0.suggestion != $1.suggestion }.map {
      "*\($0.title)* then has \($1.suggestion)"
    }
    withMedians =
      "With the median of each pattern's implementations in place of the leading one, wherever all were counted,"
      + " \(changed.isEmpty ? "every suggestion stays" : WordList.and(changed))"
      + (other.ranking.map {
        ", and \(MarkdownText.plain(names[$0.ranked[0]])) is first in \(Self.percent($0.shares[$0.ranked[0]]))"
      } ?? "")
      + "."
  }

  private init(_ findings: Findings, _ measures: Measures) {
    let (names, groups) = (findings.architectures, measures.groups.filter { !$0.ratios.isEmpty })
    let life = findings.life.flatMap { life in
      life.last.map(\.counts.codeLines).max().map {
        ", and [\(NumberText.count(life.releases.count, "release"))](/\(LifePage.file)) of an app of at most"
          + " \(NumberText.count($0, "line"))"
      }
    }
    let redesigns = ["cards", "name-order", "push"]
    let late = ["async", "pages"]
    let requests = findings.changes.value?.requests ?? []
    let count = NumberText.count(requests.count)
    let words = { (ids: [String]) in
      WordList.and(requests.filter { ids.contains($0.id) }.map { "*\(MarkdownText.plain($0.title))*" })
    }
    func situation(
      _ title: String, _ weighed: [MeasureGroup], on basis: String, notMeasured: String,
      isBeyond: Bool = false
    ) -> Situation {
      let authors = names.dropFirst().compactMap { name -> String? in
        let own = weighed.flatMap(\.measures).filter { measure in
          measure.ofVariants.flatMap { findings.pair(by: $0, of: name) }.map { !$0.belongsToPattern } ?? false
        }
        return own.isEmpty
          ? nil : "\(WordList.and(own.map(\.name.lowercasedFirst))) under \(MarkdownText.plain(name))"
      }
      return Situation(
        title, names: names, weighed: weighed, all: groups, basis: basis, notMeasured: notMeasured,
        byAuthor: WordList.and(authors), isBeyond: isBeyond)
    }
    // A share is large if there are few roles, and a number is large if there are many, so both are tried.
    func testing(_ roles: Measure) -> Situation {
      situation(
        "Heavy unit testing", [measures.tests(failing: roles)],
        on: "unit tests of the same behaviours, and the faults put into what they test",
        notMeasured: "how long tests take to write, and to run on a device")
    }
    var heavy = testing(measures.failingRoles)
    let counted = testing(measures.failingRoleCount)
    if counted.verdict != heavy.verdict {
      heavy.hinges.append("the share of roles whose tests fail (by their number, \(counted.verdict))")
    }
    func sums(_ ids: [String]) -> MeasureGroup {
      MeasureGroup("change", [measures.existingLines(of: ids), measures.editedTests(of: ids)])
    }
    let situations =
      names.count < 2
      ? []
      : [
        situation(
          "A prototype by two people",
          [
            MeasureGroup("size", [measures.codeLines]), MeasureGroup("change", [measures.addedInAll]),
            MeasureGroup("places", [measures.tapFunctions]),
          ], on: "one app of two screens and \(count) changes to it",
          notMeasured: "how fast people write and learn"),
        situation(
          "Eight people for five years",
          [
            MeasureGroup("size", [measures.grownLines]),
            MeasureGroup("change", [measures.conflicts, measures.existingLines(), measures.editedTests()]),
          ], on: "\(count) changes merged in pairs by one person\(life ?? "")",
          notMeasured: "eight people, and five years", isBeyond: true),
        situation(
          "Frequent redesigns", [sums(redesigns)], on: "the changes \(words(redesigns))",
          notMeasured: "a designer's tools, and another platform"),
        heavy,
        situation(
          "A slow network or storage", [sums(late)], on: "the changes \(words(late))",
          notMeasured: "a real network: the numbers say what it took to let storage answer later"),
        situation(
          "Newcomers every quarter", [measures.places],
          on: "counts alone: we assume that fewer places are quicker to learn"
            + (findings.life?.lastTaps.map { "; \($0)" } ?? ""),
          notMeasured: "any newcomer"),
      ]
    self.init(
      names: names, groups: groups, situations: situations,
      allTests: measures.tests(failing: measures.failingRoles),
      apart: Self.apart(
        [measures.doubles, measures.preparedLines, measures.failingRoleCount, measures.failingRoles], names))
  }

  /// Every suggestion with the situations that have it, in a sentence of Markdown; nil if there is none.
  var inShort: String? {
    let verdicts = situations.map(\.verdict)
    let different = verdicts.indices.filter { !verdicts[..<$0].contains(verdicts[$0]) }
    let suggestions = different.map { place in
      let titles = situations.filter { $0.verdict == verdicts[place] }
        .map { $0.title.lowercasedFirst + ($0.hinges.isEmpty ? "" : " (*unsure*)") }
      return "\(verdicts[place]) for \(WordList.and(titles))"
    }
    let others = names.map { "**\(MarkdownText.plain($0))**" }.filter { !verdicts.contains($0) }
      .map { "\($0) for none of these" }
    return suggestions.isEmpty ? nil : (suggestions + others).joined(separator: "; ")
  }

  // MARK: A reader's weights

  /// The ratio of each architecture to the best possible score: the geometric mean of the groups' ratios, weighted in
  /// the order of ``groups``. At least one weight is above 0.
  func scores(_ weights: [Double]) -> [Double] {
    MeasureGroup.means(groups.map(\.ratios), weights: weights)
  }

  /// The groups' ratios, and the scores that follow from these weights; a group that is not named weighs nothing.
  func outcome(_ weights: [String: Double]) -> String {
    let scores = scores(groups.map { weights[$0.name] ?? 0 })
    var table = MarkdownTable(["", "Weight"] + names.map(MarkdownText.plain))
    for group in groups {
      table.add(
        [group.name, String(format: "%g", weights[group.name] ?? 0)] + group.ratios.map(NumberText.hundredths)
      )
    }
    table.add(["all", ""] + scores.map(NumberText.hundredths))
    let least = scores.min() ?? 0
    let first = names.indices.filter { Self.isFirst(scores[$0], of: least) }.map {
      MarkdownText.plain(names[$0])
    }
    return """
      \(table.markdown)

      \(WordList.and(first)) \(first.count == 1 ? "comes" : "come") first with these weights. \(Self.rule)

      \(contents.map { "- \($0)" }.joined(separator: "\n"))

      """
  }

  static let rule =
    "The score on a measure is its value divided by the best value, so that 1 is best and 2 is twice as much. The score in"
    + " a group is the geometric mean of its measures' scores, divided by the lowest such mean; the total is the weighted"
    + " geometric mean of the groups', and the lowest total comes first. Where the best value is 0, 1 is added to all: 0 and"
    + " 13 count as 1 and 14."

  /// What each group measures, one line each.
  var contents: [String] {
    groups.map { "*\($0.name)*: \(Self.titles(of: $0))" }
  }

  /// The same, with the measures that replace *tests* in a situation where only tests count.
  var allContents: [String] {
    contents
      + (allTests.map { tests in
        ["*\(tests.name)*, in place of *tests*: \(Self.titles(of: tests))"]
      } ?? [])
  }

  private static func titles(of group: MeasureGroup) -> String {
    group.measures.map(\.title.lowercasedFirst).joined(separator: "; ")
  }

  /// The groups and measures that count in each situation, as a table.
  var weighed: MarkdownTable {
    var table = MarkdownTable(["Situation", "Group", "Measures"], [.left, .left, .left])
    for situation in situations {
      for group in situation.weighed {
        table.add([situation.title, "*\(group.name)*", Self.titles(of: group)])
      }
    }
    return table
  }

  /// The share of all weightings in which each architecture comes first, the largest first, and the group on which that
  /// depends most; nil if there is nothing to weigh.
  var outlook: (shares: String, clear: String, swing: String)? {
    guard let (weighed, shares, ranked) = ranking else { return nil }
    let parts = ranked.map { place in
      "\(MarkdownText.plain(names[place]))\(place == ranked[0] ? " is first" : "") in \(Self.percent(shares[place]))"
    }
    let clear = ranked.map { Self.percent(Self.share(of: $0, in: weighed, by: MeasureGroup.near)) }
    let swings = groups.indices.map { place in
      [0, Double(Self.heaviest)].map { weight in
        Self.share(of: ranked[0], in: weighed.filter { $0.weights[place] == weight })
      }
    }
    let pivot = groups.indices.max { abs(swings[$0][0] - swings[$0][1]) < abs(swings[$1][0] - swings[$1][1]) }
    guard let pivot else { return nil }
    let isSettled = (swings.joined() + [shares[ranked[0]]]).allSatisfy { $0 >= Self.settled }
    let depends = isSettled ? "No single weight changes that; what matters most is" : "**It depends on**"
    let (group, extremes) = ("*\(groups[pivot].name)*", swings[pivot].map(Self.percent))
    return (
      "Of all \(NumberText.count(weighed.count)) ways to weigh the groups from 0 to \(Self.heaviest),"
        + " \(WordList.and(parts)).",
      "They are over a tenth ahead in \(WordList.and(clear)).",
      "\(depends) the weight of \(group): \(MarkdownText.plain(names[ranked[0]])) is first in \(extremes[0]) where that"
        + " is 0, and in \(extremes[1]) where it is \(Self.heaviest)."
    )
  }

  /// For each architecture that no situation suggests, a sentence on what it does best.
  var strengths: [String] {
    let suggested = situations.filter { $0.doubt == nil }.compactMap(\.architecture)
    let measures =
      groups.filter { $0.name != "tests" }.flatMap(\.measures) + (allTests?.measures ?? [])
    return names.indices.filter { !suggested.contains(MarkdownText.plain(names[$0])) }.map { place in
      let best = measures.filter { measure in
        measure.overLeast.enumerated().allSatisfy { $0 == place || $1 > measure.overLeast[place] }
      }
      let words = best.map { measure in
        "\(measure.name.lowercasedFirst) (\(measure.texts[place]); \(measure.others(than: place, among: names)))"
      }
      return "\(MarkdownText.plain(names[place])) is suggested nowhere. It is the best in"
        + " \(words.isEmpty ? "nothing that is weighed" : WordList.and(words))."
    }
  }

  /// Every weighting of the groups, with its scores.
  private static func weighed(_ groups: [MeasureGroup]) -> [Weighing] {
    let rows: [[Double]] = groups.reduce([[]]) { rows, _ in
      rows.flatMap { row in (0...heaviest).map { row + [Double($0)] } }
    }
    let logarithms = groups.map { $0.ratios.map { log($0) } }
    return rows.filter { row in row.contains { $0 > 0 } }.map { weights in
      let scores = MeasureGroup.means(ofLogarithms: logarithms, weights: weights)
      return (weights, scores, scores.min() ?? 0)
    }
  }

  /// The share of weightings in which an architecture is first, or first by the factor `lead` if that is given.
  private static func share(
    of place: Int, in weighed: [Weighing], by lead: Double? = nil
  ) -> Double {
    var first = 0
    // There are thousands of ways to weigh, and each is looked at ten times.
    for (_, scores, least) in weighed where isFirst(scores[place], of: least) {
      let isAhead = lead.map { lead in
        scores.indices.allSatisfy { $0 == place || scores[$0] > scores[place] * lead }
      }
      if isAhead ?? true { first += 1 }
    }
    return Double(first) / Double(max(1, weighed.count))
  }

  /// Such as `*Tests* holds one measure, as the others of *testing* disagree: MVC is best in test-double types, and …`.
  private static func apart(_ measures: [Measure], _ names: [String]) -> String? {
    let words = names.indices.compactMap { place -> String? in
      let best = measures.filter { $0.overLeast.firstIndex(of: 1) == place }.map(\.name.lowercasedFirst)
      return best.isEmpty ? nil : "\(MarkdownText.plain(names[place])) is best in \(WordList.and(best))"
    }
    guard !words.isEmpty else { return nil }
    return "*Tests* holds one measure, as the others of *testing* disagree: \(words.joined(separator: "; "))."
  }

  /// How often the leader is first if measures are grouped differently; nil without the groups to be changed.
  var regrouped: String? {
    func group(_ name: String) -> MeasureGroup? { groups.first { $0.name == name } }
    guard let size = group("size"), let places = group("places"), let tests = group("tests"), let allTests,
      let (_, _, ranked) = ranking
    else { return nil }
    let rest = groups.filter { ![size.name, places.name, tests.name].contains($0.name) }
    let joined = [MeasureGroup("size and places", size.measures + places.measures)]
    let texts = [joined + [tests], [size, places, allTests], joined + [allTests]].map { changed in
      Self.percent(Self.share(of: ranked[0], in: Self.weighed(rest + changed)))
    }
    return
      "\(MarkdownText.plain(names[ranked[0]])) is first in \(texts[0]) if *size* and *places*, which overlap, are one group;"
      + " in \(texts[1]) if *testing* replaces *tests*; in \(texts[2]) if both are done."
  }

  /// Whether an architecture with this score is first, alone or with others.
  private static func isFirst(_ score: Double, of least: Double) -> Bool {
    score <= least * (1 + 1e-9)
  }

  private static func percent(_ share: Double) -> String {
    let words =
      share > 0 && share < 0.01
      ? "under 1 %" : share > 0.99 && share < 1 ? "over 99 %" : "\(Int((100 * share).rounded())) %"
    return NumberText.joined(words)
  }

  /// Which groups overlap: the rank correlation with size over all implementations, and over the releases of an app;
  /// nil if the implementations were not measured.
  static func independence(_ results: VariantResults?, _ life: LifeResults? = nil) -> String? {
    let own = results?.implementations.filter(\.standsForPattern) ?? []
    let measures: [VariantResults.Measure] = [.types, .tapFunctions, .addTime]
    let words = measures.compactMap { measure in
      RankCorrelation.spearman(
        own.compactMap { one in
          one.values[.codeLines].flatMap { lines in one.values[measure].map { (lines, $0) } }
        }
      ).map { "\(NumberText.signed($0)) with \(measure.title.lowercasedFirst.replacing(":", with: ""))" }
    }
    guard !words.isEmpty else { return nil }
    let apps = life?.states.flatMap(\.apps) ?? []
    let numbers: [(title: String, KeyPath<LifeResults.AppState, Int>)] = [
      ("lines of the largest type", \.largestType.codeLines), ("test lines", \.testLines),
    ]
    let grown = numbers.compactMap { title, number in
      RankCorrelation.spearman(apps.map { (Double($0.counts.codeLines), Double($0[keyPath: number])) })
        .map { "\(NumberText.signed($0)) with \(title)" }
    }
    return
      "*Size* and *places* largely say the same, so short code counts twice: over"
      + " \(NumberText.count(own.count, "implementation")), the rank correlation of code lines (1: the same order, 0: none)"
      + " is \(WordList.and(words))."
      + (grown.isEmpty
        ? "" : " Over \(apps.count) states of [apps that grow](/life.md) it is \(WordList.and(grown)).")
  }
}
