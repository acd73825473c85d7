import Measurement

/// Why the ratios here are what they are, as far as it can be measured.
struct ElsewhereReasons: ReportSection {
  let results: ComparisonResults
  let findings: ElsewhereFindings

  func write(to page: inout MarkdownPage) {
    let pairs = findings.pairs.filter { $0.over == findings.pairs[0].over }
    page.heading(2, "What moves the ratios here")
    page.list([shared(pairs), screens(pairs), grown(pairs)].filter { !$0.isEmpty })
  }

  /// What is shared is in no architecture's count; put into each, it takes the ratios towards 1.
  private func shared(_ pairs: [ElsewherePair]) -> String {
    let lines = results.structure.shared.reduce(0) { $0 + $1.counts.codeLines }
    guard lines > 0, let first = pairs.first else { return "" }
    let words = pairs.map { pair in
      let ratio = Double(pair.here.0.ownCodeLines + lines) / Double(pair.here.1.ownCodeLines + lines)
      return "\(pair.title) \(NumberText.hundredths(ratio))"
    }
    let modules = results.structure.shared.map { MarkdownText.code($0.moduleName) }
    return
      "**A lean \(first.over) on shared modules.** Every architecture imports \(WordList.and(modules)),"
      + " \(NumberText.count(lines, "code line")); \(first.over) itself is left with"
      + " \(NumberText.count(first.here.1.ownCodeLines)). Were the shared lines in every architecture's own count, the"
      + " ratios would be \(WordList.and(words))."
  }

  /// A fixed number of lines for each screen weighs more where a screen has few.
  private func screens(_ pairs: [ElsewherePair]) -> String {
    guard let first = pairs.first, first.here.1.viewControllers > 0 else { return "" }
    let words = pairs.compactMap { pair in
      pair.addedLines.map { added in
        "\(pair.name) adds \(NumberText.decimal(added.here, places: 0)) (elsewhere, median,"
          + " \(NumberText.decimal(added.sample.median, places: 0)))"
      }
    }
    guard !words.isEmpty else { return "" }
    return
      "**\(NumberText.count(first.here.1.viewControllers, "screen").capitalizedFirst).** For each view controller of"
      + " \(first.over), in own lines: \(WordList.and(words))."
  }

  private func grown(_ pairs: [ElsewherePair]) -> String {
    let words = pairs.compactMap { pair in
      pair.grown.map { grown in
        let ratio = Double(grown.0) / Double(grown.1)
        return "\(pair.title) \(NumberText.hundredths(ratio)), above"
          + " \(pair.all.below(ratio)) apps"
          + " (\(NumberText.hundredths(pair.all.here)) today)"
      }
    }
    guard !words.isEmpty else { return "" }
    return
      "**The grown app.** With several requests at once, [as patches](\(ChangePage.file)), the ratios of all lines"
      + " become \(WordList.and(words))."
  }
}
