import CommandLineKit
import Measurement

/// The page on how the sizes of the architectures here compare with those of public apps.
struct ElsewherePage: ReportSection {
  /// The page's file beside the report.
  static let file = "elsewhere.md"

  let results: ComparisonResults
  private let findings: ElsewhereFindings?

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws(StatisticsError) {
    results = findings.results
    self.findings = try ElsewhereFindings(findings)
  }

  func write(to page: inout MarkdownPage) {
    page.heading(1, "The same question elsewhere")
    guard let findings, !findings.pairs.isEmpty else {
      page.paragraph(
        "**Not measured:** these results hold no counts of public apps in the architectures that were compared."
      )
      return
    }
    page.write(
      PackageResources.elsewhere_md,
      [
        "count": NumberText.count(findings.apps.count, "public app"), "order": order(findings),
        "file": MarkdownText.code(ElsewhereResults.file),
      ],
      parts: [
        "figure": { writeFigure(findings, to: &$0) }, "ratios": { $0.table(table(findings)) },
        "size": { writeSize(findings, to: &$0) },
        "viewControllers": { writeViewControllers(findings, to: &$0) },
        "reasons": { $0.list(ElsewhereReasons(results: results, findings: findings).items) },
        "apps": { writeApps(findings, to: &$0) },
        "commands": { writeCommands(for: findings.apps[0], to: &$0) },
      ])
  }

  /// How many standard deviations chance passes in one of twenty cases.
  private static let certainDeviation = 1.96

  private func order(_ findings: ElsewhereFindings) -> String {
    let order = findings.order
    guard order.of > 0 else { return "" }
    return
      "Of \(NumberText.count(order.of)) apps that have all three, MVC has the fewest and VIPER the most own lines in"
      + " \(NumberText.count(order.holds))."
  }

  private func writeFigure(_ findings: ElsewhereFindings, to page: inout MarkdownPage) {
    let plot = DotPlot(
      title: "Own code lines, one architecture divided by another",
      subtitle: "Dot: a public app; line: their median; diamond: the app here",
      rows: findings.pairs.map { pair in
        let own = pair.own
        return .init(
          label: "\(pair.title): median \(ratio(own.sample.median)) of"
            + " \(NumberText.count(own.values.count, "app")), here \(ratio(own.here))",
          values: own.values.sorted(), median: own.sample.median, mark: own.here,
          color: results.architectures.firstIndex(of: pair.name) ?? 0)
      })
    let pairs = findings.pairs.map { pair in
      "\(pair.title) median \(ratio(pair.own.sample.median)), here \(ratio(pair.own.here))"
    }
    page.figure(
      "elsewhere", plot,
      alternative: "Ratios of own code lines, a dot for each public app: \(pairs.joined(separator: "; ")).")
  }

  private func table(_ findings: ElsewhereFindings) -> MarkdownTable {
    let measures: [(String, (ElsewherePair) -> ElsewhereRatios)] = [
      ("Code lines, own", \.own), ("Code lines, all", \.all), ("Types", \.types),
    ]
    return MarkdownTable(
      findings.pairs, titled: \.title,
      rows: [("Apps", { NumberText.count($0.own.values.count) })]
        + measures.flatMap { title, measure in
          [
            ("**\(title):** median", { ratio(measure($0).sample.median) }),
            ("Middle half", { range(measure($0), 0.25, 0.75) }), ("Range", { range(measure($0), 0, 1) }),
            ("Here", { ratio(measure($0).here) }), ("Here above", { measure($0).below }),
          ]
        })
  }

  private func writeSize(_ findings: ElsewhereFindings, to page: inout MarkdownPage) {
    let falls = findings.pairs.compactMap { pair in pair.fall.map { (pair, $0) } }
    guard !falls.isEmpty else { return }
    page.heading(2, "Ratios and size")
    let words = falls.map { pair, correlation in
      "\(NumberText.signed(correlation)) for \(pair.title) (\(NumberText.count(pair.own.values.count, "app")))"
    }
    // Under chance alone the correlation of n apps is about normal, with a variance of 1 ÷ (n − 1).
    let deviations = falls.map { $0.1 * Double($0.0.own.values.count - 1).squareRoot() }
    let verdict =
      deviations.allSatisfy { $0 <= -Self.certainDeviation }
      ? "Larger apps tend to have smaller ratios"
      : deviations.allSatisfy { $0 >= Self.certainDeviation }
        ? "Larger apps tend to have larger ratios" : "No trend with size is certain in every pair"
    page.paragraph(
      "\(verdict): Spearman's rank correlation of a ratio with an app's size, from −1 to 1, is \(WordList.and(words))."
        + " Size is the geometric mean of the own lines in both architectures, because a larger divisor lowers the ratio"
        + " automatically.")
    let peers = findings.pairs.map { pair in
      "\(pair.title) above \(pair.belowAmongPeers)"
    }
    page.paragraph(
      "Among apps whose divisor is at least as large as the one here, the ratios here are: \(WordList.and(peers))."
    )
  }

  private func writeViewControllers(_ findings: ElsewhereFindings, to page: inout MarkdownPage) {
    let pair = findings.pairs.first { $0.name == "MVVM" && $0.over == "MVC" }
    guard let found = pair?.viewControllers else { return }
    let ratios = found.values
    page.heading(2, "View controllers")
    page.paragraph(
      "In \(NumberText.count(ratios.count, "app")) with as many files of view controllers under MVVM as under MVC, the"
        + " median ratio of these files' code lines is \(ratio(found.sample.median)) (\(range(found, 0, 1))): fewer in \(NumberText.count(ratios.count { $0 < 1 })), at least a tenth fewer in"
        + " \(NumberText.count(ratios.count { $0 <= 0.9 })), more in \(NumberText.count(ratios.count { $0 > 1 }))."
        + " Here it is \(ratio(found.here)).")
  }

  private func writeApps(_ findings: ElsewhereFindings, to page: inout MarkdownPage) {
    let names = ["MVC", "MVVM", "VIPER"]
    var table = MarkdownTable(
      ["App", "Own lines", "All lines", "Types"], [.left, .right, .right, .right])
    for app in findings.apps {
      let builds = names.map(app.build)
      func cell(_ count: (ElsewhereResults.AppBuild) -> Int) -> String {
        builds.map { $0.map { NumberText.count(count($0)) } ?? "–" }.joined(separator: "\u{A0}/ ")
      }
      let link = MarkdownText.link(MarkdownText.plain(app.repository), to: app.repository)
        .replacing("](", with: "](https://github.com/")
      table.add([
        "\(link) at \(MarkdownText.code(app.commit)): \(MarkdownText.plain(app.subject))"
          + (app.behavesAlike ? "" : "; *behaves differently*"),
        cell(\.ownCodeLines), cell(\.codeLines), cell(\.types),
      ])
    }
    page.details("The counts of \(NumberText.count(findings.apps.count, "app")): MVC / MVVM / VIPER") {
      $0.table(table)
    }
  }

  private func writeCommands(for app: ElsewhereResults.PublicApp, to page: inout MarkdownPage) {
    page.code(
      """
      git clone https://github.com/\(VisibleText.oneLine(app.repository)) /tmp/app
      git -C /tmp/app checkout \(VisibleText.oneLine(app.commit))
      swift run compare sources /tmp/app/FOLDER
      """, language: "sh")
  }

  private func ratio(_ value: Double) -> String { NumberText.hundredths(value) }

  private func range(_ ratios: ElsewhereRatios, _ lower: Double, _ upper: Double) -> String {
    [lower, upper].map { ratio(ratios.sample.quantile($0)) }.joined(separator: "–\u{2060}")
  }
}

/// Why the ratios here are what they are, as far as it can be measured.
private struct ElsewhereReasons {
  let results: ComparisonResults
  let findings: ElsewhereFindings

  var items: [String] {
    let pairs = findings.pairs.filter { $0.over == findings.pairs[0].over }
    return [shared(pairs), screens(pairs), grown(pairs)].filter { !$0.isEmpty }
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
