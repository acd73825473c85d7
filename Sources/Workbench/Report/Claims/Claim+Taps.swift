extension Claim {
  static func manyHops(_ findings: Findings) -> Claim? {
    guard findings.architectures.contains("VIPER"), findings.architectures.count > 1 else { return nil }
    let text = "VIPER adds indirection that one has to follow, hop by hop."
    let rule =
      "one tap passes through at least a quarter more types under VIPER than under every other architecture"
    guard let viper = findings.taps.path(of: "VIPER") else {
      return Claim(
        text: text, source: .sameTwoPatterns, rule: rule,
        measured: MarkdownText.plain(findings.taps.missing ?? ""), verdict: .notMeasured)
    }
    let others = findings.taps.paths.filter { $0.architecture != viper.architecture }
    let found = findings.taps.paths.map { path in
      "\(MarkdownText.plain(path.architecture)) \(NumberText.count(path.functions, "function")) of"
        + " \(NumberText.count(path.types.count, "type"))"
    }
    return Claim(
      text: text, source: .sameTwoPatterns, rule: rule,
      measured:
        "The tap passes through \(WordList.and(found)). Whether that is hard was not measured.",
      verdict: Verdict(others.allSatisfy { 5 * $0.types.count <= 4 * viper.types.count }))
  }
}
