import Foundation

/// A situation to decide in: what the best architecture costs and buys there, and when another one is better.
struct Situation {
  let title: String
  /// Why there is no suggestion, in a few words; nil if there is one.
  private(set) var doubt: String?
  /// The architecture with the best score; nil if nothing was measured.
  private(set) var architecture: String?
  /// The measures in which it is best, each in a few words of Markdown, the largest difference first.
  private(set) var gains: [String] = []
  private(set) var costs: [String] = []
  /// Which other architecture to take, and when, as Markdown.
  private(set) var unless = "no other: nothing that was measured gives a reason"
  /// The reason for the other architecture.
  private var reason: String?
  /// The choices on which the suggestion depends, each with the suggestion that it avoids; as Markdown.
  var hinges: [String] = []
  /// The groups that count, all equally.
  let weighed: [MeasureGroup]
  private let basis: String
  private let notMeasured: String
  /// The measures that depend on who wrote the code, as Markdown; empty if there are none.
  private let byAuthor: String
  /// The scores, such as `1.00 (MVC), 1.94 (MVVM) and 2.26 (VIPER)`; nil if nothing was measured.
  private var scores: String?

  /// - Parameters:
  ///   - weighed: the groups that count here, all equally.
  ///   - all: every group in which something was measured.
  ///   - isBeyond: whether the situation is larger than anything that was measured.
  ///   - isPart: whether this is a situation with one measure left out, to find the ``hinges``.
  init(
    _ title: String, names: [String], weighed: [MeasureGroup], all: [MeasureGroup], basis: String,
    notMeasured: String, byAuthor: String = "", isBeyond: Bool = false, isPart: Bool = false
  ) {
    (self.title, self.basis, self.notMeasured, self.byAuthor) = (title, basis, notMeasured, byAuthor)
    let known = weighed.filter { !$0.ratios.isEmpty }
    self.weighed = known
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
    self.scores = WordList.and(
      names.indices.map { "\(NumberText.hundredths(scores[$0])) (\(MarkdownText.plain(names[$0])))" })
    let words = { (measure: Measure) in measure.phrase(at: place, among: names) }
    // The measures in which it is best, the largest difference first.
    let loss = { (measure: Measure) in measure.overLeast[place] }
    let lead = { (measure: Measure) in (measure.overLeast.max() ?? 1) / loss(measure) }
    let better = known.flatMap(\.measures).filter { lead($0) > MeasureGroup.near }
    let gained = better.filter { loss($0) <= MeasureGroup.near }.sorted { lead($0) > lead($1) }.prefix(3)
    gains = gained.map(words)
    // A group that is weighed here may be a part of the full group, which is left out. One measure of each is enough.
    let others = all.filter { group in !known.contains { $0.name == group.name } }
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
      // Relative to the weight of each of the weighed groups, which count equally.
      func times(_ weight: Double) -> String {
        NumberText.tenths((10 * weight * Double(known.count)).rounded(.up) / 10)
      }
      let (ratios, least) = (flip.group.ratios, times(flip.weight))
      // With a still larger weight, another architecture may be ahead.
      let next = names.indices.filter { ratios[$0] < ratios[flip.other] }.map { other in
        (
          weight: log(scores[other] / scores[flip.other]) / log(ratios[flip.other] / ratios[other]),
          other: other
        )
      }.min { $0.weight < $1.weight }
      unless =
        "\(MarkdownText.plain(names[flip.other])), if *\(flip.group.name)* \(Self.verb(flip.group))"
        + (next.map { " \(least) to about \(times($0.weight)) times" }
          ?? " at least\(least == "1" ? "" : " \(least) times")")
        + " as much as \(known.count > 1 ? "each of these" : counted)"
        + (next.map { ", or \(MarkdownText.plain(names[$0.other])) if more" } ?? "")
      reason = flip.group.measures.max {
        loss($0) / $0.overLeast[flip.other] < loss($1) / $1.overLeast[flip.other]
      }.map { ": \($0.phrase(at: flip.other)), not \($0.texts[place])" }
    }
    let measures = known.flatMap(\.measures)
    guard !isPart, doubt == nil, measures.count > 1 else { return }
    hinges = measures.compactMap { left in
      let rest = known.map { MeasureGroup($0.name, $0.measures.filter { $0.name != left.name }) }
      let other = Situation(
        title, names: names, weighed: rest.filter { !$0.measures.isEmpty }, all: all, basis: basis,
        notMeasured: notMeasured, isPart: true)
      return other.verdict == verdict
        ? nil : "\(left.name.lowercasedFirst) (without it, \(other.verdict))"
    }
  }

  private static func verb(_ group: MeasureGroup) -> String { group.name.hasSuffix("s") ? "count" : "counts" }

  private var counted: String { WordList.and(weighed.map { "*\($0.name)*" }) }

  /// The title and the groups that count, as Markdown.
  private var heading: String {
    let verb = weighed.count > 1 ? "count" : weighed.first.map(Self.verb)
    return "**\(title)**" + (verb.map { " (\(counted) \($0))" } ?? "")
  }

  /// Such as `**MVC**`, or why there is no suggestion; Markdown.
  var suggestion: String { doubt.map { "no suggestion: \($0)" } ?? "**\(architecture ?? "")**" }

  /// The same in a word or two.
  var verdict: String { doubt == nil ? "**\(architecture ?? "")**" : "no suggestion" }

  /// The whole situation in one line of Markdown.
  var line: String {
    guard let architecture else { return "\(heading): \(suggestion)." }
    if let doubt {
      return "\(heading): no suggestion, as \(doubt). The numbers alone say \(architecture); or \(unless)."
    }
    let gain = gains.first.map { ", with \($0)" } ?? ""
    return
      "\(heading): \(architecture)\(hinges.isEmpty ? "" : " (*unsure*)")\(gain). Instead: \(unless)."
  }

  /// The situation as an item of a list, with what it rests on.
  var item: String {
    let ahead = scores.map { ", by scores of \($0)" } ?? ""
    let title =
      doubt == nil
      ? "\(suggestion)\(ahead)."
      : "\(suggestion)." + (architecture.map { " The numbers alone say \($0)\(ahead):" } ?? "")
    let added = weighed.flatMap(\.measures).filter { $0.complete?.min() == 0 }.map(\.name.lowercasedFirst)
    let would = doubt == nil ? "" : "would "
    let parts = [
      ("You \(would)pay\(costs.count == 1 ? " only" : "")", costs.joined(separator: "; ")),
      ("You \(would)get\(gains.count == 1 ? " only" : "")", gains.joined(separator: "; ")),
      ("Instead", architecture == nil ? "" : unless + (reason ?? "")),
    ].filter { !$0.1.isEmpty }.map { "  - *\($0.0):* \($0.1)." }
    var end = "  - *This rests on* \(basis). *Not measured:* \(notMeasured)."
    if !added.isEmpty {
      end += " How far it is ahead depends on the 1 that is added to \(WordList.and(added))."
    }
    if !byAuthor.isEmpty { end += " *By author:* \(byAuthor)." }
    if !hinges.isEmpty { end += " *Hangs on* \(WordList.and(hinges))." }
    return (["\(heading): \(title)"] + parts + [end]).joined(separator: "\n")
  }
}
