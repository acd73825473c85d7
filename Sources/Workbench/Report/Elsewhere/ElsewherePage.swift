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
    page.paragraph("**\(conclusion(findings))**")
    page.paragraph(
      "\(NumberText.count(findings.apps.count, "public app")) whose authors built them in two or three of MVC, MVVM and"
        + " VIPER were counted at named commits by the counter of this project. *All* lines are those without tests, and"
        + " without generated and copied code. *Own* lines leave out the app's and the scene's delegate too, and what is"
        + " the same in every architecture but for comments and white space. Here all lines are those of an"
        + " architecture's folder, and own lines leave out `ContactsApp.swift`, the part of a delegate, and what is the"
        + " same in each.")
    let pairs = findings.pairs.map { pair in
      "\(pair.title) median \(ratio(pair.own.sample.median)), here \(ratio(pair.own.here))"
    }
    page.figure(
      "elsewhere", figure(findings),
      alternative: "Ratios of own code lines, a dot for each public app: \(pairs.joined(separator: "; ")).")
    page.table(table(findings))
    writeSize(findings, to: &page)
    writeViewControllers(findings, to: &page)
    ElsewhereReasons(results: results, findings: findings).write(to: &page)
    writeCaveats(to: &page)
    writeApps(findings, to: &page)
    writeRepeat(findings, to: &page)
  }

  /// How many standard deviations chance passes in one of twenty cases.
  private static let certainDeviation = 1.96

  /// Such as `The median ratio of own code lines is 1.41 for MVVM ÷ MVC (here 2.04, above 34 of 40 apps).`
  private func conclusion(_ findings: ElsewhereFindings) -> String {
    let pairs = findings.pairs.map { pair in
      "\(ratio(pair.own.sample.median)) for \(pair.title)"
        + " (here \(ratio(pair.own.here)), above \(pair.own.below) apps)"
    }
    let order = findings.order
    let words =
      order.of == 0
      ? ""
      : " MVC has the fewest and VIPER the most in \(NumberText.count(order.holds)) of"
        + " \(NumberText.count(order.of)) apps that have all three."
    return "The median ratio of own code lines is \(WordList.and(pairs)).\(words)"
  }

  private func figure(_ findings: ElsewhereFindings) -> DotPlot {
    DotPlot(
      title: "Own code lines, one architecture divided by another",
      subtitle: "Dot: a public app; line: their median; diamond: the app here",
      rows: findings.pairs.map { pair in
        let own = pair.own
        return .init(
          "\(pair.title): median \(ratio(own.sample.median)) of \(NumberText.count(own.values.count, "app")),"
            + " here \(ratio(own.here))",
          own.values, median: own.sample.median, mark: own.here,
          color: results.architectures.firstIndex(of: pair.name) ?? 0)
      })
  }

  private func table(_ findings: ElsewhereFindings) -> MarkdownTable {
    var table = MarkdownTable([""] + findings.pairs.map(\.title))
    table.add(["Apps"] + findings.pairs.map { NumberText.count($0.own.values.count) })
    let measures: [(String, KeyPath<ElsewherePair, ElsewhereRatios>)] = [
      ("Code lines, own", \.own), ("Code lines, all", \.all), ("Types", \.types),
    ]
    for (title, measure) in measures {
      let ratios = findings.pairs.map { $0[keyPath: measure] }
      table.add(["**\(title):** median"] + ratios.map { ratio($0.sample.median) })
      table.add(["Middle half"] + ratios.map { range($0, 0.25, 0.75) })
      table.add(["Range"] + ratios.map { range($0, 0, 1) })
      table.add(["Here"] + ratios.map { ratio($0.here) })
      table.add(["Here above"] + ratios.map(\.below))
    }
    return table
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

  private func writeCaveats(to page: inout MarkdownPage) {
    page.heading(2, "What to keep in mind")
    page.list([
      "**Demos.** Most are a learner's example of one to four screens, found by the patterns' names in an index of"
        + " repositories. They are no sample of the apps that people use, and some follow the same tutorial.",
      "**Other edges.** There the code of layout, cells, models and networking counts unless it is the same in each. Here"
        + " the toolkit and the domain are shared, outside of every architecture, which makes the ratios larger.",
      "**Behaviour.** Whether an app does the same in each architecture was told by reading its strings and calls, not"
        + " by running it. Where a difference shows, the list below says so.",
      "**Choice.** Apps that show another screen in each pattern, leave one unfinished, or differ in their layout were"
        + " left out, and so were copies and variants, such as MVVM with a reactive library beside one without.",
    ])
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
    page.heading(2, "Every app")
    page.details("The counts of \(NumberText.count(findings.apps.count, "app")): MVC / MVVM / VIPER") {
      $0.table(table)
    }
  }

  private func writeRepeat(_ findings: ElsewhereFindings, to page: inout MarkdownPage) {
    guard let app = findings.apps.first else { return }
    page.heading(2, "How to repeat it")
    page.paragraph(
      "`\(ElsewhereResults.file)` holds every count, of further apps and patterns too; this page is computed from it and"
        + " from the counts of the comparison. For one app:")
    page.code(
      """
      git clone https://github.com/\(VisibleText.oneLine(app.repository)) /tmp/app
      git -C /tmp/app checkout \(VisibleText.oneLine(app.commit))
      swift run compare sources /tmp/app/FOLDER
      """, language: "sh")
    page.paragraph(
      "The last line counts the folder of one architecture: all lines, types, protocols and files, its tests being"
        + " taken away first. For its own lines, take away the delegates too, and the files that are the same in every"
        + " architecture.")
  }

  private func ratio(_ value: Double) -> String { NumberText.hundredths(value) }

  private func range(_ ratios: ElsewhereRatios, _ lower: Double, _ upper: Double) -> String {
    [lower, upper].map { ratio(ratios.sample.quantile($0)) }.joined(separator: "–\u{2060}")
  }
}
