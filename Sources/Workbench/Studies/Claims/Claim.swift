import CommandLineKit
import Measurement

/// Something that an article or a study says, put to the test on these results. All texts are Markdown.
struct Claim {
  /// The label that tells several claims on one line apart; empty for a single claim.
  let part: String
  let text: String
  /// The article or study that makes the claim.
  let source: String
  /// What must be found for the claim to hold; empty if such results can have no data on it.
  let rule: String
  let verdict: ClaimVerdict
  /// Whether a test of this project enforces what the claim says.
  let isByConstruction: Bool
  let measured: String
  /// The number that the verdict follows from, in a few words; empty if there is none.
  let figure: String

  /// Nil if the claim is about an architecture that was not compared. Throws an error of the statistics.
  fileprivate init?(_ block: [String: String], _ findings: Findings) throws {
    let about = block["about", default: ""].split(separator: " ").map(String.init)
    guard about.allSatisfy(findings.architectures.contains) else { return nil }
    let finding = try block["id"].flatMap { ClaimRules.all[$0] }?(findings)
    part = block["part", default: ""]
    text = block["text", default: ""]
    source = ClaimLedger.sources.first { $0.id == block["by"] }?.name ?? ""
    rule = block["rule", default: ""]
    let beyond = block["beyond"]
    verdict = finding?.verdict ?? (beyond == nil ? .notMeasured : .beyond)
    isByConstruction = finding?.isByConstruction ?? false
    let texts = ["measured", "figure"].map { field in
      finding.map { Template.filled(block[field, default: ""], $0.holes) }
    }
    measured =
      texts[0].map { $0 + (finding?.choices?.sentence ?? "") } ?? beyond ?? block["missing", default: ""]
    figure = texts[1].map { $0.isEmpty ? "" : $0 + (finding?.choices?.tally ?? "") } ?? ""
  }

  var verdictWords: String { verdict.rawValue + (isByConstruction ? ", true by construction" : "") }
}

enum ClaimVerdict: String {
  case holds = "holds here"
  case partly = "holds in part"
  case fails = "does not hold here"
  case unsettled = "not settled"
  /// Nothing follows, whatever is measured of an app of this size.
  case beyond = "cannot be judged here"
  case notMeasured = "not measured"

  init(_ holds: Bool) {
    self = holds ? .holds : .fails
  }

  /// A claim of being better holds if it is better than all others, and in part if it is better than some.
  static func good(better: [Bool]) -> ClaimVerdict {
    better.allSatisfy(\.self) ? .holds : better.contains(true) ? .partly : .fails
  }
}

/// All claims, in the order of the page.
struct ClaimLedger {
  /// The claims on one line.
  struct Entry {
    /// Such as `17` or `18a`; a study's begins with an S.
    let number: String
    /// The claim in a few words of Markdown.
    let short: String
    let parts: [Claim]

    /// The verdict with its figure, as Markdown, such as `holds here (252 code lines, VIPER's 368)`; part by part if
    /// the line has several claims.
    var finding: String {
      parts.map { claim in
        (claim.part.isEmpty ? "" : "\(claim.part): ") + claim.verdictWords
          + (claim.figure.isEmpty ? "" : " (\(claim.figure))")
      }.joined(separator: "; ")
    }
  }

  /// The articles' claims about compared architectures; ``studies`` has what studies found before about these.
  let articles: [Entry]
  let studies: [Entry]
  /// Whether claims are judged on more than the leading implementations.
  private let hasVariants: Bool

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws {
    var entries: [Entry] = []
    for block in Self.blocks {
      guard let number = block["number"], let claim = try Claim(block, findings) else { continue }
      let known = entries.last?.number == number ? entries.removeLast() : nil
      entries.append(
        Entry(
          number: number, short: known?.short ?? block["short", default: ""],
          parts: (known?.parts ?? []) + [claim]))
    }
    articles = entries.filter { !$0.number.hasPrefix("S") }
    studies = entries.filter { $0.number.hasPrefix("S") }
    hasVariants = findings.variants?.value?.implementations.contains { $0.system != nil } ?? false
  }

  var claims: [Claim] { (articles + studies).flatMap(\.parts) }

  /// The articles and studies that make claims, in the order of the page.
  static let sources = blocks.compactMap { block in
    block["source"].map { (id: $0, name: block["name", default: ""]) }
  }

  /// The blocks of `Claims.txt`, with fields such as `number: 1`; lines with one name form one text.
  static let blocks = TextResource.text(of: "Claims.txt").split(separator: "\n\n")
    .map { block in
      block.split(separator: "\n").reduce(into: [String: String]()) { fields, line in
        guard let colon = line.firstRange(of: ": ") else { return }
        let (name, text) = (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
        fields[name] = fields[name].map { "\($0)\n\(text)" } ?? text
      }
    }
}

/// The page on what articles and studies claim, and what was found.
extension ClaimLedger {
  func write(to page: inout MarkdownPage) {
    page.heading(1, "What articles claim, and what was found")
    page.paragraph("**\(summary)**")
    page.write("ClaimRules.md", ["variants": hasVariants, "leading": !hasVariants])
    page.table(
      MarkdownTable(
        articles,
        columns: [("", .left, \.number), ("Claim", .left, \.short), ("Finding", .left, \.finding)]))
    write(articles, under: "The claims of articles", to: &page)
    write(studies, under: "What studies found before", to: &page)
  }

  /// How many of the articles' claims hold.
  var summary: String {
    let claims = articles.flatMap(\.parts)
    return "Of \(NumberText.count(claims.count, "claim")) that articles make, \(Self.tally(claims))."
  }

  /// Such as `4 hold here, 6 do not hold here and 8 were not measured`.
  private static func tally(_ claims: [Claim]) -> String {
    let words: [(ClaimVerdict, one: String, many: String)] = [
      (.holds, "holds here", "hold here"), (.partly, "holds in part", "hold in part"),
      (.fails, "does not hold here", "do not hold here"), (.unsettled, "is not settled", "are not settled"),
      (.beyond, "cannot be judged here", "cannot be judged here"),
      (.notMeasured, "was not measured", "were not measured"),
    ]
    return WordList.and(
      words.compactMap { verdict, one, many in
        let count = claims.count { $0.verdict == verdict }
        return count == 0 ? nil : "\(NumberText.count(count)) \(count == 1 ? one : many)"
      })
  }

  private func write(_ entries: [Entry], under title: String, to page: inout MarkdownPage) {
    guard !entries.isEmpty else { return }
    page.heading(2, title)
    for (_, source) in Self.sources {
      let items = entries.flatMap { entry in
        entry.parts.filter { $0.source == source }.map { claim in
          [
            "**\(entry.number). \(claim.verdictWords.capitalizedFirst):** \(claim.text)", claim.measured,
            claim.rule.isEmpty ? "" : "*Rule: \(claim.rule).*",
          ].filter { !$0.isEmpty }.joined(separator: "  \n  ")
        }
      }
      guard !items.isEmpty else { continue }
      page.paragraph("\(source):")
      page.list(items)
    }
  }
}
