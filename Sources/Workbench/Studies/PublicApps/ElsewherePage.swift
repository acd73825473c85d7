import CommandLineKit
import Measurement
import SourceReading

/// The page on how the sizes of the architectures here compare with those of public apps.
extension Findings {
  func writeElsewhere(_ roles: PublicAppRoles, to page: inout MarkdownPage) {
    page.heading(1, "The same question elsewhere")
    guard let elsewhere, !elsewhere.pairs.isEmpty else {
      page.paragraph(
        "**Not measured:** no public apps in the architectures that were compared were counted."
      )
      return
    }
    page.write(
      "elsewhere.md",
      sizeHoles(elsewhere).merging(reasonHoles(elsewhere)) { first, _ in first }.merging(roles.holes) {
        first, _ in first
      },
      parts: [
        "rules": { $0.narrowTables(roles.ruleTable) },
        "guesses": { $0.narrowTables(roles.scores().table) },
        "ratios": { $0.table(Self.ratios(elsewhere)) },
        "apps": { Self.writeApps(elsewhere, to: &$0) },
        "commands": { Self.writeCommands(for: elsewhere.apps[0], to: &$0) },
      ])
  }

  private static func ratios(_ elsewhere: ElsewhereFindings) -> MarkdownTable {
    let measures: [(String, (ElsewherePair) -> ElsewhereRatios)] = [
      ("Code lines, own", \.own), ("Code lines, all", \.all), ("Types", \.types),
    ]
    typealias Row = (String, (ElsewherePair) -> String)
    let counted: [Row] = [
      ("**Alike and not small:** apps", { NumberText.count($0.alike?.values.count ?? 0) }),
      ("Own lines, median and 95 % interval", { $0.alike?.sample.medianText ?? "–" }),
      (
        "… of any size, median",
        { $0.alikeOfAnySize.map { NumberText.hundredths($0.sample.median) } ?? "–" }
      ),
      ("**All:** apps", { NumberText.count($0.own.values.count) }),
    ]
    let measured = measures.flatMap { title, measure -> [Row] in
      [
        ("**\(title):** median", { NumberText.hundredths(measure($0).sample.median) }),
        ("Middle half", { measure($0).range(0.25, 0.75) }), ("Range", { measure($0).range(0, 1) }),
        ("Here", { NumberText.hundredths(measure($0).here) }),
        ("Here above", { ElsewhereRatios.below(measure($0).here, in: measure($0).values) }),
      ]
    }
    return MarkdownTable(elsewhere.pairs, titled: \.title, rows: counted + measured)
  }

  /// The number of standard deviations that chance exceeds in one of twenty cases.
  private static let certainDeviation = 1.96

  /// The values on how the ratios change with size, and on view controllers.
  private func sizeHoles(_ elsewhere: ElsewhereFindings) -> Template.Holes {
    let falls = elsewhere.pairs.compactMap { pair in pair.fall.map { (pair, $0) } }
    // Under chance alone the correlation of n apps is about normal, with a variance of 1 ÷ (n − 1).
    let deviations = falls.map { $0.1 * Double($0.0.own.values.count - 1).squareRoot() }
    let verdict =
      deviations.allSatisfy { $0 <= -Self.certainDeviation }
      ? "Larger apps tend to have smaller ratios"
      : deviations.allSatisfy { $0 >= Self.certainDeviation }
        ? "Larger apps tend to have larger ratios" : "No trend with size is certain in every pair"
    let correlations = falls.map { pair, correlation in
      "\(NumberText.signed(correlation)) for \(pair.title) (\(NumberText.count(pair.own.values.count, "app")))"
    }
    let (order, hasSizes) = (elsewhere.order, !falls.isEmpty)
    let controllers = elsewhere.controllers
    let values = controllers?.values
    return [
      "count": NumberText.count(elsewhere.apps.count, "public app"),
      "least": ElsewherePair.leastLines, "file": MarkdownText.code(ElsewhereResults.file),
      "three": order.of > 0 ? order.of : nil,
      "ordered": order.holds, "size": hasSizes, "trend": hasSizes ? verdict : nil,
      "pictured": life != nil,
      "correlations": WordList.and(correlations),
      "peers": hasSizes
        ? WordList.and(elsewhere.pairs.map { "\($0.belowAmongPeers) for \($0.title)" }) : nil,
      "viewControllers": controllers.map { _ in "" }, "controllers": values?.count,
      "median": controllers.map { NumberText.hundredths($0.sample.median) },
      "range": controllers?.range(0, 1), "fewer": values?.count { $0 < 1 },
      "tenthFewer": values?.count { $0 <= 0.9 }, "more": values?.count { $0 > 1 },
      "here": controllers.map { NumberText.hundredths($0.here) },
    ]
  }

  /// The values on the reasons for the ratios here, as far as these can be measured.
  private func reasonHoles(_ elsewhere: ElsewhereFindings) -> Template.Holes {
    let first = elsewhere.pairs[0]
    let pairs = elsewhere.pairs.filter { $0.over == first.over }
    let modules = results.structure.shared
    let shared = modules.reduce(0) { $0 + $1.counts.codeLines }
    // Shared code is in no architecture's count; adding it to each moves the ratios towards 1.
    let withShared = pairs.map { pair in
      let ratio = Double(pair.here.0.ownCodeLines + shared) / Double(pair.here.1.ownCodeLines + shared)
      return "\(pair.title) \(NumberText.hundredths(ratio))"
    }
    // Lines that are added for each screen weigh more if screens are short.
    let screens = first.here.1.viewControllers
    let added = pairs.compactMap { pair in
      pair.addedLines.map { added in
        "\(pair.name) adds \(NumberText.decimal(added.here, places: 0)) (public apps, median:"
          + " \(NumberText.decimal(added.sample.median, places: 0)))"
      }
    }
    let grown = pairs.compactMap { pair in
      pair.grown.map { ratio in
        "\(pair.title) \(NumberText.hundredths(ratio)), above"
          + " \(ElsewhereRatios.below(ratio, in: pair.all.values)) apps"
          + " (\(NumberText.hundredths(pair.all.here)) today)"
      }
    }
    return [
      "over": first.over, "modules": WordList.and(modules.map { MarkdownText.code($0.moduleName) }),
      "shared": shared > 0 ? shared : nil, "left": first.here.1.ownCodeLines,
      "withShared": WordList.and(withShared), "screens": screens > 0 ? screens : nil,
      "added": added, "grown": grown,
      "releases": elsewhere.releases,
    ]
  }

  private static func writeApps(_ elsewhere: ElsewhereFindings, to page: inout MarkdownPage) {
    func lines(_ count: @escaping (ElsewhereResults.AppBuild) -> Int) -> (ElsewhereResults.PublicApp) ->
      String
    {
      { app in
        ["MVC", "MVVM", "VIPER"].map { app.build(in: $0).map { NumberText.count(count($0)) } ?? "–" }
          .joined(separator: "\u{A0}/ ")
      }
    }
    let table = MarkdownTable(
      elsewhere.apps,
      columns: [
        (
          "App", .left,
          { app in
            let link = MarkdownText.link(MarkdownText.plain(app.repository), to: app.repository)
              .replacing("](", with: "](https://github.com/")
            return "\(link) at \(MarkdownText.code(app.commit)): \(MarkdownText.plain(app.subject))"
              + (app.behavesAlike ? "" : "; *behaves differently*")
          }
        ),
        ("Own lines", .right, lines(\.ownCodeLines)), ("All lines", .right, lines(\.codeLines)),
        ("Types", .right, lines(\.types)),
      ])
    page.details("The counts of \(NumberText.count(elsewhere.apps.count, "app")): MVC / MVVM / VIPER") {
      $0.table(table)
    }
  }

  private static func writeCommands(for app: ElsewhereResults.PublicApp, to page: inout MarkdownPage) {
    page.code(
      """
      git clone https://github.com/\(VisibleText.oneLine(app.repository)) /tmp/app
      git -C /tmp/app checkout \(VisibleText.oneLine(app.commit))
      swift run compare sources /tmp/app/FOLDER
      """, language: "sh")
  }
}

extension OrderedSample {
  /// Such as `1.41 (1.33–1.69)`; only the median if there are too few values for an interval.
  fileprivate var medianText: String {
    let median = NumberText.hundredths(median)
    guard let interval = medianInterval else { return median }
    return "\(median) (\(NumberText.range(interval)))"
  }
}
