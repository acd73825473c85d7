import Foundation
import Measurement

/// What each architecture costs and buys, situation by situation, and for a reader's own weights.
///
/// Every word follows from the numbers: other ones give other suggestions.
struct Decision {
  /// The largest weight of a group; the smallest is 0.
  static let heaviest = 4
  /// Who comes first in fewer of the weightings does not come first whatever a reader thinks.
  static let settled = 0.8

  let names: [String]
  /// Those of which something was measured.
  let groups: [MeasureGroup]
  /// In a fixed order; none where there is nothing to choose from.
  let situations: [Situation]
  /// Tests weighed by all that speaks of them; nil where nobody asked.
  var allTests: MeasureGroup?
  /// Why only one of these is weighed elsewhere; nil where nothing was measured.
  var apart: String?
}

extension Decision {
  init(_ findings: Findings) {
    let measures = Measures(findings: findings)
    let (names, groups) = (findings.architectures, measures.groups.filter { !$0.ratios.isEmpty })
    let count = NumberText.count(findings.changes.value?.requests.count ?? 0)
    let life = findings.life.flatMap { life in
      life.last.map(\.counts.codeLines).max().map {
        ", and [\(NumberText.count(life.releases.count, "release"))](/\(LifePage.file)) of an app of at most"
          + " \(NumberText.count($0, "line"))"
      }
    }
    let redesigns = ["cards", "name-order", "push"]
    let late = ["async", "pages"]
    let words = { (ids: [String]) in WordList.and(ids.map(MarkdownText.code)) }
    func situation(
      _ title: String, _ weighed: [MeasureGroup], on basis: String, notMeasured: String,
      isBeyond: Bool = false
    ) -> Situation {
      Situation(
        title, names: names, weighed: weighed, all: groups, basis: basis, notMeasured: notMeasured,
        isBeyond: isBeyond)
    }
    // A share of few roles is large by itself, and a number of many is.
    func testing(_ roles: Measure) -> Situation {
      situation(
        "Heavy unit testing", [measures.tests(failing: roles)],
        on: "unit tests of the same behaviours, and the faults put into what they test",
        notMeasured: "how long tests take to write, and to run on a device")
    }
    var heavy = testing(measures.failingRoles)
    let counted = testing(measures.failingRoleCount)
    if counted.suggestion != heavy.suggestion {
      heavy.caveat =
        "If roles with failing tests are counted, not their share,"
        + " \(counted.doubt == nil ? "it is \(counted.suggestion)" : "there is no suggestion")."
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
            MeasureGroup("size", [measures.grownLines, measures.largestType]),
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

  // MARK: A reader's weights

  /// How many times as much as the best each architecture takes: the geometric mean of the groups' ratios, each with the
  /// weight of its place, at least one of them above 0.
  func scores(_ weights: [Double]) -> [Double] {
    MeasureGroup.means(groups.map(\.ratios), weights: weights)
  }

  /// The groups' ratios, and what they come to with these weights; one that is not named weighs nothing.
  func outcome(_ weights: [String: Double]) -> String {
    let scores = scores(groups.map { weights[$0.name] ?? 0 })
    var table = MarkdownTable(["", "Weight"] + names.map(MarkdownText.plain))
    for group in groups {
      table.add(
        [group.name, NumberText.tenths(weights[group.name] ?? 0)] + group.ratios.map(NumberText.hundredths))
    }
    table.add(["all", ""] + scores.map(NumberText.hundredths))
    let first = names.indices.filter { Self.isFirst($0, scores) }.map { MarkdownText.plain(names[$0]) }
    return """
      \(table.markdown)

      \(WordList.and(first)) \(first.count == 1 ? "comes" : "come") first with these weights. \(Self.rule)

      \(contents.map { "- \($0)" }.joined(separator: "\n"))

      """
  }

  static let rule =
    "The score on a measure is its value divided by the best value, so that 1 is best and 2 is twice as much. The score in"
    + " a group is the geometric mean of its measures' scores, the total is the weighted geometric mean of the groups', and"
    + " the lowest total comes first. Where the best value is 0, 1 is added to all: 0 and 13 count as 1 and 14."

  /// What each group measures, one line each.
  var contents: [String] {
    groups.map { "*\($0.name)*: \($0.measures.map(\.title.lowercasedFirst).joined(separator: "; "))" }
  }

  /// In what share of all weightings each architecture comes first, the most frequent one first, and on which group that
  /// depends most; nil where there is nothing to weigh.
  var outlook: (shares: String, swing: String)? {
    guard let (weighed, shares, ranked) = ranking else { return nil }
    let parts = ranked.map { place in
      let clear = Self.share(of: place, in: weighed, by: MeasureGroup.near)
      let isFirst = place == ranked[0]
      return
        "\(MarkdownText.plain(names[place]))\(isFirst ? " comes first" : "") in \(Self.percent(shares[place]))"
        + " (\(isFirst ? "by over a tenth in " : "")\(Self.percent(clear)))"
    }
    let swings = groups.indices.map { place in
      [0, Double(Self.heaviest)].map { weight in
        Self.share(of: ranked[0], in: weighed.filter { $0.weights[place] == weight })
      }
    }
    let most = groups.indices.max { abs(swings[$0][0] - swings[$0][1]) < abs(swings[$1][0] - swings[$1][1]) }
    guard let most else { return nil }
    let isSettled = (swings.joined() + [shares[ranked[0]]]).allSatisfy { $0 >= Self.settled }
    let depends = isSettled ? "No single weight changes that; what matters most is" : "**It depends on**"
    let (group, extremes) = ("*\(groups[most].name)*", swings[most].map(Self.percent))
    return (
      "With all \(NumberText.count(weighed.count)) ways to weigh the groups from 0 to \(Self.heaviest),"
        + " \(WordList.and(parts)).",
      "\(depends) the weight of \(group): \(MarkdownText.plain(names[ranked[0]])) is first in \(extremes[0]) where that"
        + " is 0, and in \(extremes[1]) where it is \(Self.heaviest)."
    )
  }

  /// Every way to weigh the groups, in what share of them each architecture is first, and the architectures by that; nil
  /// where there is nothing to weigh.
  private var ranking: (weighed: [(weights: [Double], scores: [Double])], shares: [Double], ranked: [Int])? {
    guard names.count > 1, groups.count > 1 else { return nil }
    let weighed = Self.weighed(groups)
    let shares = names.indices.map { Self.share(of: $0, in: weighed) }
    return (weighed, shares, names.indices.sorted { (shares[$1], $0) < (shares[$0], $1) })
  }

  /// What those do best that no situation suggests, a sentence for each.
  var strengths: [String] {
    let suggested = situations.filter { $0.doubt == nil }.compactMap(\.architecture)
    let measures =
      groups.filter { $0.name != "tests" }.flatMap(\.measures) + (allTests?.measures ?? [])
    return names.indices.filter { !suggested.contains(MarkdownText.plain(names[$0])) }.map { place in
      let best = measures.filter { measure in
        measure.overLeast.enumerated().allSatisfy { $0 == place || $1 > measure.overLeast[place] }
      }
      let words = best.map { measure in
        let others = names.indices.filter { $0 != place }.map { "\(names[$0]) \(measure.texts[$0])" }
        return "\(measure.name.lowercasedFirst) (\(measure.texts[place]); \(others.joined(separator: ", ")))"
      }
      return "\(MarkdownText.plain(names[place])) is suggested nowhere. It is the best in"
        + " \(words.isEmpty ? "nothing that is weighed" : WordList.and(words))."
    }
  }

  /// Each way to weigh the groups, with the scores.
  private static func weighed(_ groups: [MeasureGroup]) -> [(weights: [Double], scores: [Double])] {
    let rows: [[Double]] = groups.reduce([[]]) { rows, _ in
      rows.flatMap { row in (0...heaviest).map { row + [Double($0)] } }
    }
    let ratios = groups.map(\.ratios)
    return rows.filter { row in row.contains { $0 > 0 } }.map { weights in
      (weights, MeasureGroup.means(ratios, weights: weights))
    }
  }

  /// In what share of them the architecture of this place is first; if asked for, so many times ahead of each other one.
  private static func share(
    of place: Int, in weighed: [(weights: [Double], scores: [Double])], by lead: Double? = nil
  ) -> Double {
    let first = weighed.count { _, scores in
      isFirst(place, scores)
        && lead.map { lead in
          scores.indices.allSatisfy { $0 == place || scores[$0] > scores[place] * lead }
        } ?? true
    }
    return Double(first) / Double(max(1, weighed.count))
  }

  /// Such as `*Tests* hold one measure, as the others point apart: types of test doubles favour MVC and …`.
  private static func apart(_ measures: [Measure], _ names: [String]) -> String? {
    let words = measures.compactMap { measure in
      measure.overLeast.firstIndex(of: 1).map {
        "\(measure.name.lowercasedFirst) favour \(MarkdownText.plain(names[$0]))"
      }
    }
    guard !words.isEmpty else { return nil }
    return "*Tests* holds one measure, as the others of *testing* disagree: \(WordList.and(words))."
  }

  /// How often who comes first is first if measures are grouped otherwise; nil without the groups that may be.
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
      + " in \(texts[1]) if *testing* takes the place of *tests*; with both, in \(texts[2])."
  }

  /// Alone or with others.
  private static func isFirst(_ place: Int, _ scores: [Double]) -> Bool {
    scores[place] <= (scores.min() ?? 0) * (1 + 1e-9)
  }

  private static func percent(_ share: Double) -> String {
    NumberText.joined("\(NumberText.count(Int((100 * share).rounded()))) %")
  }

  /// Which groups say the same: the rank correlation with size over all implementations; nil where these were not
  /// measured.
  static func independence(_ results: VariantResults?) -> String? {
    let own = results?.implementations.filter(\.standsForPattern) ?? []
    let measures: [VariantResults.Measure] = [.types, .tapFunctions, .addTime]
    let words = measures.compactMap { measure in
      RankCorrelation.spearman(
        own.compactMap { one in
          one.values[.codeLines].flatMap { lines in one.values[measure].map { (lines, $0) } }
        }
      ).map { "\(NumberText.signed($0)) with \(measure.title.lowercasedFirst)" }
    }
    guard !words.isEmpty else { return nil }
    return
      "*Size* and *places* largely say the same, so short code counts twice: over"
      + " \(NumberText.count(own.count, "implementation")), the rank correlation of code lines (1: the same order, 0: none)"
      + " is \(WordList.and(words))."
  }
}

/// What a lead has to decide for: what the best architecture there costs and buys, and when another one is better.
struct Situation {
  let title: String
  /// Why there is no suggestion, in a few words; nil where there is one.
  private(set) var doubt: String?
  /// The one that does best in what is weighed; nil where nothing was measured.
  private(set) var architecture: String?
  /// Each in a few words of Markdown, the largest difference first.
  private(set) var gains: [String] = []
  private(set) var costs: [String] = []
  /// Which other one to take, and when, as Markdown.
  private(set) var unless = "no other: nothing that was measured gives a reason"
  /// What speaks for it then.
  private var reason: String?
  /// What else the suggestion hangs on, as a sentence; empty for nothing.
  fileprivate(set) var caveat = ""
  private let weighed: String
  private let basis: String
  private let notMeasured: String

  /// - Parameters:
  ///   - weighed: what counts here, each group alike.
  ///   - all: every group of which something was measured.
  ///   - isBeyond: whether the situation is larger than anything that was measured.
  init(
    _ title: String, names: [String], weighed: [MeasureGroup], all: [MeasureGroup], basis: String,
    notMeasured: String, isBeyond: Bool = false
  ) {
    (self.title, self.basis, self.notMeasured) = (title, basis, notMeasured)
    let known = weighed.filter { !$0.ratios.isEmpty }
    self.weighed = known.map { "*\($0.name)* by \(WordList.and($0.measures.map(\.title.lowercasedFirst)))" }
      .joined(separator: "; ")
    let scores = MeasureGroup.means(known.map(\.ratios))
    guard let lowest = scores.min(), let place = scores.firstIndex(of: lowest) else {
      doubt = "nothing of this was measured"
      return
    }
    let missing = weighed.filter(\.ratios.isEmpty).map(\.name)
    let speaking = known.filter { group in group.ratios.contains { $0 > MeasureGroup.near } }
    let close = names.indices.filter { scores[$0] <= lowest * MeasureGroup.near }
    doubt =
      if isBeyond {
        "this is larger than anything measured"
      } else if !missing.isEmpty {
        "\(WordList.and(missing)) \(missing.count == 1 ? "was" : "were") not measured"
      } else if close.count > 1 {
        "\(WordList.and(close.map { MarkdownText.plain(names[$0]) })) are within a tenth of each other"
      } else if speaking.allSatisfy({ $0.name == "size" }) {
        "only size tells them apart"
      } else {
        nil
      }
    let name = MarkdownText.plain(names[place])
    architecture = name
    let words = { (measure: Measure) in measure.phrase(at: place, among: names) }
    // What it does best in, the largest difference first.
    let loss = { (measure: Measure) in measure.overLeast[place] }
    let lead = { (measure: Measure) in (measure.overLeast.max() ?? 1) / loss(measure) }
    let better = known.flatMap(\.measures).filter { lead($0) > MeasureGroup.near }
    let gained = better.filter { loss($0) <= MeasureGroup.near }.sorted { lead($0) > lead($1) }.prefix(3)
    gains = gained.map(words)
    // What is weighed here may be a part of what is measured everywhere. One measure of each group is enough.
    let others = all.filter { one in !known.contains { $0.name == one.name } }
    costs = (known + others).compactMap { group in group.measures.max { loss($0) < loss($1) } }
      .filter { loss($0) > MeasureGroup.near }.sorted { loss($0) > loss($1) }.prefix(3).map(words)
    let flips = others.flatMap { group in
      names.indices.filter { group.ratios[$0] * MeasureGroup.near < group.ratios[place] }.map { other in
        (
          weight: log(scores[other] / lowest) / log(group.ratios[place] / group.ratios[other]),
          group: group, other: other
        )
      }
    }
    if let flip = flips.min(by: { $0.weight < $1.weight }) {
      // What is weighed here counts alike.
      func times(_ weight: Double) -> String {
        NumberText.tenths((10 * weight * Double(known.count)).rounded(.up) / 10)
      }
      let (ratios, least) = (flip.group.ratios, times(flip.weight))
      // With a larger weight yet another one may be ahead.
      let next = names.indices.filter { ratios[$0] < ratios[flip.other] }.map { other in
        (
          weight: log(scores[other] / scores[flip.other]) / log(ratios[flip.other] / ratios[other]),
          other: other
        )
      }.min { $0.weight < $1.weight }
      let beyond = next.map { ", and \(MarkdownText.plain(names[$0.other])) from \(times($0.weight)) times" }
      let weighed = WordList.and(known.map { "*\($0.name)*" })
      unless =
        "\(MarkdownText.plain(names[flip.other])), if you weigh *\(flip.group.name)* at least"
        + " \(least == "1" ? "" : "\(least) times ")as much as \(known.count > 1 ? "each of " : "")\(weighed)"
        + (beyond ?? "")
      reason = flip.group.measures.max {
        loss($0) / $0.overLeast[flip.other] < loss($1) / $1.overLeast[flip.other]
      }.map { ": \($0.phrase(at: flip.other)), not \($0.texts[place])" }
    }
  }

  /// Such as `**MVC**`, or why there is none; Markdown.
  var suggestion: String { doubt.map { "no suggestion: \($0)" } ?? "**\(architecture ?? "")**" }

  /// The whole situation in one line of Markdown.
  var line: String {
    guard let architecture else { return "**\(title):** \(suggestion)." }
    if let doubt {
      return "**\(title):** no suggestion, as \(doubt). The numbers alone say \(architecture); or \(unless)."
    }
    let gain = gains.first.map { ": \($0)" } ?? ""
    let price = costs.first.map { " You pay: \($0)." } ?? ""
    return "**\(title):** \(architecture)\(gain).\(price) Instead: \(unless). \(caveat)"
      .trimmingCharacters(in: .whitespaces)
  }

  /// The situation as an item of a list, with what it rests on.
  var item: String {
    let alone = architecture.map { doubt == nil ? "" : " The numbers alone say \($0):" } ?? ""
    let would = doubt == nil ? "" : "would "
    let parts = [
      ("You \(would)pay", costs.joined(separator: "; ")), ("You \(would)get", gains.joined(separator: "; ")),
      ("Instead", architecture == nil ? "" : unless + (reason ?? "")),
    ].filter { !$0.1.isEmpty }.map { "  - *\($0.0):* \($0.1)." }
    let counts = weighed.isEmpty ? "" : "*Weighed:* \(weighed). \(caveat)\(caveat.isEmpty ? "" : " ")"
    let end = "  - \(counts)*This rests on* \(basis). *Not measured:* \(notMeasured)."
    return (["**\(title):** \(suggestion).\(alone)"] + parts + [end]).joined(separator: "\n")
  }
}

extension String {
  /// The text with its first letter in lower case.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
