import Measurement

/// Something that an article or a study says, put to the test on these results.
struct Claim {
  /// What several claims on one line are told apart by; empty for one that stands alone.
  let part: String
  /// The claim in one sentence, as Markdown.
  let text: String
  /// What makes the claim, as Markdown.
  let source: String
  /// What has to be found for the claim to hold; empty where these results can hold no data.
  let rule: String
  let finding: ClaimFinding

  var verdict: ClaimVerdict { finding.verdict }

  /// The verdict in words.
  var verdictWords: String {
    verdict.rawValue + (finding.isByConstruction ? ", true by construction" : "")
  }
}

/// What the results say of a claim.
struct ClaimFinding {
  /// What was found, as Markdown.
  let measured: String
  /// The number that the verdict follows from, in a few words of Markdown; empty where there is none.
  var figure = ""
  let verdict: ClaimVerdict
  /// Whether a test of this project lets nothing else pass.
  var isByConstruction = false
}

enum ClaimVerdict: String {
  case holds = "holds here"
  case partly = "holds in part"
  case fails = "does not hold here"
  case unsettled = "not settled"
  case notMeasured = "not measured"

  init(_ holds: Bool) {
    self = holds ? .holds : .fails
  }

  /// What is claimed to be good is better than all others; in part, if better than some.
  static func good(better: [Bool]) -> ClaimVerdict {
    better.allSatisfy(\.self) ? .holds : better.contains(true) ? .partly : .fails
  }
}

/// All claims, in the order in which they are told.
struct ClaimLedger {
  /// The claims that stand together on one line.
  struct Entry {
    /// Such as `17` or `18a`; a study's begins with an S.
    let number: String
    /// The claim in a few words of Markdown.
    let short: String
    let parts: [Claim]

    /// As Markdown, such as `holds here`; part by part where the line has several claims.
    var verdict: String {
      let words = parts.map(\.verdictWords)
      let distinct = words.enumerated().filter { words.firstIndex(of: $0.element) == $0.offset }
      return distinct.map { _, word in
        let names = WordList.and(parts.filter { $0.verdictWords == word && !$0.part.isEmpty }.map(\.part))
        return names.isEmpty ? word : "\(names): \(word)"
      }.joined(separator: "; ")
    }

    /// With the number that it follows from, as Markdown, such as `**Holds here** (252 code lines, VIPER's 368).`
    var finding: String {
      let texts = parts.map { claim in
        let words = (claim.part.isEmpty ? "" : "\(claim.part): ") + claim.verdictWords
        return "**\(words)**" + (claim.finding.figure.isEmpty ? "" : " (\(claim.finding.figure))")
      }
      return "**" + String(texts.joined(separator: "; ").dropFirst(2)).capitalizedFirst + "."
    }
  }

  /// What the articles claim, and what studies found before; only what is about architectures that were compared.
  let articles: [Entry]
  let studies: [Entry]

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws {
    var entries: [Entry] = []
    for block in Self.blocks {
      guard let number = block["number"], let claim = try Self.claim(block, findings) else { continue }
      let known = entries.last?.number == number ? entries.removeLast() : nil
      entries.append(
        Entry(
          number: number, short: known?.short ?? block["short", default: ""],
          parts: (known?.parts ?? []) + [claim]))
    }
    articles = entries.filter { !$0.number.hasPrefix("S") }
    studies = entries.filter { $0.number.hasPrefix("S") }
  }

  var claims: [Claim] { (articles + studies).flatMap(\.parts) }

  /// Nil where an architecture that it is about was not compared.
  private static func claim(_ block: [String: String], _ findings: Findings) throws -> Claim? {
    let about = block["about", default: ""].split(separator: " ").map(String.init)
    guard about.allSatisfy(findings.architectures.contains) else { return nil }
    return Claim(
      part: block["part", default: ""], text: block["text", default: ""],
      source: sources.first { $0.id == block["by"] }?.name ?? "", rule: block["rule", default: ""],
      finding: try block["id"].flatMap { ClaimRules.all[$0] }?(findings)
        ?? ClaimFinding(measured: block["missing", default: ""], verdict: .notMeasured))
  }

  // MARK: The file of the claims

  /// What makes claims, in the order in which it is told.
  static let sources = blocks.compactMap { block in
    block["source"].map { (id: $0, name: block["name", default: ""]) }
  }

  /// The blocks of lines such as `number: 1`.
  static let blocks = String(decoding: PackageResources.Claims_txt, as: UTF8.self).split(separator: "\n\n")
    .map { block in
      block.split(separator: "\n").reduce(into: [String: String]()) { fields, line in
        guard let colon = line.firstRange(of: ": ") else { return }
        fields[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
      }
    }
}
