import Measurement

/// What the counts of the change requests come to, in two sentences.
struct ChangeConclusion {
  let findings: ChangeFindings

  var text: String {
    [lines, existingFiles + conflicts + "."].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Such as `The median of 3 requests`.
  private var subject: String {
    let count = findings.requests.count
    return count == 1 ? "The one request" : "The median of \(NumberText.count(count)) requests"
  }

  private var lines: String {
    guard let ranking = ranking(.codeLines) else { return "" }
    let least = Self.lines(ranking.least)
    guard !ranking.isTie else { return "\(subject) adds \(least) of code in \(everyone)." }
    let others = ranking.others.map { other in
      let ratio = findings.names.first { MarkdownText.plain($0) == other.name }.flatMap(findings.ratio)
      let factor =
        ranking.first == [MarkdownText.plain(findings.names[0])]
        ? ratio.map { ", request by request \(NumberText.significant($0.median)) times as many" } ?? "" : ""
      return "\(other.name) \(ChangeMeasure.number(other.value))\(factor)"
    }
    return
      "\(subject) adds the fewest lines of code in \(WordList.and(ranking.first)), \(Self.number(ranking.least)):"
      + " \(others.joined(separator: "; "))."
  }

  private var existingFiles: String {
    guard let ranking = ranking(.existingLines) else { return "" }
    let subject = ranking.isTie ? everyone : WordList.and(ranking.first)
    guard !ranking.isTie else {
      return "\(subject.capitalizedFirst) touched \(Self.lines(ranking.least)) in files that existed"
    }
    return "\(subject) touched the fewest lines in files that existed, \(Self.against(ranking))"
  }

  /// Empty where there is no pair.
  private var conflicts: String {
    guard findings.pairs > 0 else { return "" }
    guard findings.changes.merges.value != nil else {
      return "; which pairs of requests are in conflict was not measured"
    }
    let counts = findings.names.map { (name: $0, value: Double(findings.conflicts(in: $0))) }
    guard let ranking = Ranking(counts) else { return "" }
    let pairs = NumberText.count(findings.pairs, "pair")
    guard !ranking.isTie else {
      let place = findings.names.count == 1 ? everyone : "each"
      return "; of \(pairs) of requests, \(Self.number(ranking.least)) conflicted in \(place)"
    }
    return "; of \(pairs) of requests, the fewest conflicted in \(WordList.and(ranking.first)),"
      + " \(Self.against(ranking))"
  }

  private func ranking(_ measure: ChangeMeasure) -> Ranking? {
    Ranking(findings.names.map { ($0, findings.median(of: measure, in: $0)) })
  }

  /// Such as `MVC`, `both architectures` or `all 3 architectures`.
  private var everyone: String {
    switch findings.names.count {
    case 1: MarkdownText.plain(findings.names[0])
    case 2: "both architectures"
    default: "all \(findings.names.count) architectures"
    }
  }

  /// Such as `9 (MVVM 28, VIPER 27)`.
  private static func against(_ ranking: Ranking) -> String {
    let others = ranking.others.map { "\($0.name) \(number($0.value))" }
    return "\(number(ranking.least)) (\(others.joined(separator: ", ")))"
  }

  private static func number(_ value: Double) -> String { ChangeMeasure.number(value) }

  private static func lines(_ value: Double) -> String { "\(number(value)) line\(value == 1 ? "" : "s")" }
}
