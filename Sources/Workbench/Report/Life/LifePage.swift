import Measurement

/// The page on an app that grows: at what size separation pays.
struct LifePage {
  /// The page's file beside the report.
  static let file = "life.md"

  let results: Measured<LifeResults>
  /// Public apps in two architectures, to see whether the app here is like them.
  var publicApps: [ElsewhereResults.PublicApp] = []

  func write(to page: inout MarkdownPage) {
    page.heading(1, "At what size does separation pay?")
    switch results {
    case .notMeasured(let reason):
      page.paragraph("**Not measured:** \(MarkdownText.reason(reason)).")
    case .measured(let life):
      do {
        try write(life, to: &page)
      } catch {
        page.paragraph("**Not measured:** \(MarkdownText.reason("\(error)")).")
      }
    }
  }

  private func write(_ life: LifeResults, to page: inout MarkdownPage) throws {
    let (growths, growth) = (try growths(of: life), try growthTable(of: life))
    let verified = life.releases.compactMap(\.verification)
    let start = life.start.map { "\($0.architecture) \(NumberText.count($0.counts.codeLines))" }
    let end = life.last.map { "\($0.architecture) \(NumberText.count($0.counts.codeLines))" }
    let waiting = life.waiting.map { "`\($0)`" }
    let holes: Template.Holes = [
      "answer": answer(growths, of: life), "releases": life.releases.count,
      "asked": life.releases.count + life.waiting.count,
      "waiting": waiting.isEmpty ? nil : WordList.and(waiting),
      "start": WordList.and(start), "end": WordList.and(end),
      "verified": verified.isEmpty ? nil : "\(verified.count) of \(life.releases.count)",
      "scenarios": verified.map(\.scenarios).max(), "walks": verified.map(\.walks).min(),
      "sharedAdded": life.shared?.sources.lines.added, "sharedRemoved": life.shared?.sources.lines.removed,
      "again": life.second.isEmpty ? nil : WordList.and(life.second.map { "`\($0.id)`" }),
      "authors": Self.range(life.ratiosOfAuthors),
      "patterns": WordList.and(
        life.architectures.dropFirst().compactMap { name in
          Self.range(life.ratiosOfPatterns(name)).map { "\(name) \($0)" }
        }),
      "hasSecond": life.second.isEmpty ? nil : "", "secondVerified": secondVerified(life),
      "teams": life.parallel.map { WordList.and($0.releases.map { "`\($0)`" }) },
      "teamBase": life.parallel.map { "`\($0.base)`" }, "pairs": life.parallel?.pairs,
      "hasTeams": life.parallel.map { _ in "" },
      "hasTaps": life.releases.contains { $0.verification?.taps.value != nil } ? "" : nil,
      "hasCosts": life.costs.isEmpty ? nil : "", "size": LifeResults.Cost.size,
    ]
    page.write(
      PackageResources.life_md, holes,
      parts: [
        "figure": { page in
          let figure = chart(of: life)
          page.figure("life", figure, alternative: figure.textAlternative)
        },
        "growth": { $0.table(growth) },
        "authorTable": { $0.narrowTables(life.authorTable, titles: 2) },
        "tapTable": { $0.table(tapTable(of: life)) },
        "costTable": { $0.table(costTable(of: life)) },
        "teamTable": { page in
          if let parallel = life.parallel { page.table(parallel.table(of: life.architectures)) }
        },
        "apps": { $0.narrowTables(table(of: life, after: [life.releases.count])) },
        "steps": { $0.narrowTables(steps(of: life), titles: 1) },
        "sizes": { page in
          guard let figure = sizeChart(of: life) else { return }
          page.figure("life-sizes", figure, alternative: figure.textAlternative)
        },
        "titles": { page in
          page.list(
            life.releases.map {
              "[\($0.id)](../\(LifeResults.folder)/\($0.id)/request.md): \(MarkdownText.plain($0.title))"
            })
        },
      ])
  }

  /// The lowest and the highest.
  private static func range(_ ratios: [Double]) -> String? {
    guard let low = ratios.min(), let high = ratios.max() else { return nil }
    return "\(NumberText.hundredths(low)) to \(NumberText.hundredths(high))"
  }

  private func secondVerified(_ life: LifeResults) -> String? {
    let count = life.second.compactMap(\.verification).count
    return life.second.isEmpty ? nil : "\(NumberText.count(count)) of \(NumberText.count(life.second.count))"
  }

  // MARK: The answer

  /// How the apps grow, as the page begins; nil where too little was measured.
  var sentence: String? {
    get throws { try results.value.flatMap { try answer(growths(of: $0), of: $0) } }
  }

  private typealias NamedGrowth = (architecture: String, growth: LifeResults.GrowthLine)

  private func growths(of life: LifeResults) throws -> [NamedGrowth] {
    guard let first = life.architectures.first else { return [] }
    let base = life.apps(of: first).map(\.counts.codeLines)
    return try life.architectures.dropFirst().compactMap { name in
      try LifeResults.GrowthLine(life.apps(of: name).map(\.counts.codeLines), over: base).map { (name, $0) }
    }
  }

  private func answer(_ growths: [NamedGrowth], of life: LifeResults) -> String? {
    guard !growths.isEmpty, let first = life.last.first else { return nil }
    let parts = growths.map { name, growth in
      let interval =
        "\(NumberText.hundredths(growth.slopes.lowerBound)) to \(NumberText.hundredths(growth.slopes.upperBound))"
      return "\(name) takes \(NumberText.hundredths(growth.slope)) lines (\(interval))"
    }
    let crossing = growths.compactMap { name, growth in
      growth.crossing.map { "\(name) has as many at \(NumberText.count(Int($0.rounded()))) lines" }
    }
    let lines = NumberText.count(first.counts.codeLines)
    let none =
      "So in lines there is no crossing: up to \(lines) lines of \(first.architecture), no architecture takes less than it."
    return "For each further line of \(first.architecture), \(parts.joined(separator: ", and "))."
      + " \(crossing.isEmpty ? none : crossing.joined(separator: "; ") + ".")"
  }

  /// What grows with the app, each a title and its value after a release, added up where that is what a release took.
  private static let growing:
    [(title: String, isTotal: Bool, value: @Sendable (LifeResults.AppState) -> Int)] = [
      ("Lines of code", false, { $0.counts.codeLines }),
      ("Lines of the largest type", false, { $0.largestType.codeLines }),
      ("Test lines", false, { $0.testLines }),
      ("Work outside of new folders, in all", true, { $0.linesOutside }),
      ("Lines to read, in all", true, { $0.context }),
      ("Tests edited, in all", true, { $0.part.tests.broken }),
    ]

  private static func values(
    _ value: (LifeResults.AppState) -> Int, _ isTotal: Bool, of apps: [LifeResults.AppState]
  ) -> [Int] {
    var sum = 0
    return apps.enumerated().map { place, app in
      // At the start nothing was done yet.
      sum += isTotal && place == 0 ? 0 : value(app)
      return isTotal ? sum : value(app)
    }
  }

  /// What further lines of the first take in the others; nil where it was not measured.
  var growth: MarkdownTable? {
    get throws { try results.value.map { try growthTable(of: $0) } }
  }

  private func growthTable(of life: LifeResults) throws -> MarkdownTable {
    let first = life.architectures.first ?? ""
    let lines = life.apps(of: first).map(\.counts.codeLines)
    var table = MarkdownTable(
      ["For each 100 lines of \(first)", "", "More", "Middle 95 %", "Crosses \(first)"],
      [.left, .left, .right, .right, .left])
    for measure in Self.growing {
      let all = life.architectures.map { Self.values(measure.value, measure.isTotal, of: life.apps(of: $0)) }
      for (place, name) in life.architectures.enumerated() {
        guard
          let growth = try LifeResults.GrowthLine(
            all[place], besides: all[0], over: lines, isTotal: measure.isTotal)
        else {
          continue
        }
        let hundred = { (slope: Double) in NumberText.tenths(slope * 100) }
        table.add([
          place == 0 ? measure.title : "", name, hundred(growth.slope),
          "\(hundred(growth.slopes.lowerBound))–\u{2060}\(hundred(growth.slopes.upperBound))",
          place == 0 ? "" : Self.crossing(growth, upTo: lines.last ?? 0),
        ])
      }
    }
    return table
  }

  /// Where a line meets the first architecture's, and how surely.
  private static func crossing(_ growth: LifeResults.GrowthLine, upTo last: Int) -> String {
    let share = Int((growth.crossingShare * 100).rounded())
    guard let place = growth.crossing.map({ Int($0.rounded()) }) else {
      return share == 0 ? "no" : "no (\(100 - share) % of resampled lives)"
    }
    return
      "at \(NumberText.count(place)) lines\(place > last ? ", beyond the last release" : "") (\(share) %)"
  }

  // MARK: Tables

  /// What the apps are at the start and after releases.
  ///
  /// - Parameter numbers: those of the releases, from 1; nil for all.
  func table(of life: LifeResults, after numbers: [Int]? = nil) -> MarkdownTable {
    var table = MarkdownTable(
      [
        "After", "", "Lines", "Files", "Types", "Largest type", "Longest function",
        "Without interface", "Test lines", "Tests", "UI-free tests",
      ], [.left, .left] + Array(repeating: .right, count: 9))
    let releases = life.releases.enumerated().filter { numbers?.contains($0.offset + 1) ?? true }
    let stages = [("start", life.start)] + releases.map { ($0.element.id, $0.element.apps) }
    for (id, apps) in stages {
      for (place, app) in apps.enumerated() {
        let counts = app.counts
        let share = (app.linesWithoutInterface * 200 + counts.codeLines) / (2 * max(1, counts.codeLines))
        table.add(
          [place == 0 ? id : "", app.architecture]
            + [
              counts.codeLines, counts.files, counts.types, app.largestType.codeLines,
              app.longestFunction.codeLines,
            ].map { NumberText.count($0) } + ["\(share) %"]
            + [app.testLines, app.tests, app.testsWithoutInterface].map { NumberText.count($0) })
      }
    }
    return table
  }

  /// What each release took.
  private func steps(of life: LifeResults) -> MarkdownTable {
    let titles: [(String, (LifeResults.AppState) -> Int)] = [
      ("Lines touched", { $0.part.sources.lines.all }),
      ("in files that were there", { $0.part.sources.lines.inExistingFiles }),
      ("outside its folder", { $0.linesOutside }),
      ("Tests edited", { $0.part.tests.broken }),
      ("Lines to read", { $0.context }),
    ]
    var table = MarkdownTable(
      ["Release"] + titles.map(\.0), [.left] + titles.map { _ in .right })
    func cells(_ apps: [[LifeResults.AppState]]) -> [String] {
      titles.map { _, value in
        life.architectures.map { name in
          NumberText.count(
            apps.flatMap(\.self).filter { $0.architecture == name }.reduce(0) { $0 + value($1) })
        }.joined(separator: " · ")
      }
    }
    for release in life.releases { table.add([release.id] + cells([release.apps])) }
    table.add(["**All**"] + cells(life.releases.map(\.apps)))
    return table
  }

  // MARK: Pictures

  private func series(of life: LifeResults) -> [ChartSeries] {
    life.architectures.enumerated().map { ChartSeries($1, color: $0) }
  }

  private func chart(of life: LifeResults) -> CurveChart {
    func panel(_ label: String, total: Bool = false, _ value: (LifeResults.AppState) -> Int)
      -> CurveChart.Panel
    {
      CurveChart.Panel(
        label: label,
        curves: life.architectures.map { name in
          Self.values(value, total, of: life.apps(of: name)).enumerated().map {
            CurveChart.Place(x: Double($0), y: Double($1))
          }
        }, scale: "after release")
    }
    return CurveChart(
      title: "An app that grows, in three architectures", subtitle: "Lines of code; 0 is the app of today",
      series: series(of: life),
      panels: [
        panel("How long is the app?") { $0.counts.codeLines },
        panel("How long is its largest type?") { $0.largestType.codeLines },
        panel("How much work was done outside of new folders, in all?", total: true) { $0.linesOutside },
        panel("How much must be read to do the release?") { $0.context },
      ])
  }

  /// The ratio of lines by size, with the public apps; nil without an app to divide by.
  private func sizeChart(of life: LifeResults) -> CurveChart? {
    guard let first = life.architectures.first else { return nil }
    let base = life.apps(of: first).map { Double($0.counts.codeLines) }
    let panels = life.architectures.dropFirst().enumerated().map { place, name in
      let own = zip(base, life.apps(of: name)).map {
        CurveChart.Place(x: $0, y: Double($1.counts.codeLines) / $0)
      }
      let dots = publicApps.compactMap { app -> CurveChart.Place? in
        guard let above = app.build(in: name), let below = app.build(in: first), below.ownCodeLines > 0 else {
          return nil
        }
        return .init(
          x: Double(below.ownCodeLines), y: Double(above.ownCodeLines) / Double(below.ownCodeLines))
      }
      let curves = life.architectures.indices.map { $0 == place + 1 ? own : [] }
      return CurveChart.Panel(
        label: "How many times as long is \(name)?", curves: curves, dots: dots,
        scale: "lines of \(first); grey: public apps", isLogarithmic: true)
    }
    return CurveChart(
      title: "Is the app here like public ones?",
      subtitle: "Ratio of lines by size. Grey: public apps, without what starts them",
      series: series(of: life), panels: panels)
  }
}

extension LifeResults {
  var architectures: [String] { start.map(\.architecture) }
  /// The apps after the last release.
  var last: [AppState] { releases.last?.apps ?? start }

  /// How many times the lines of another app one has, before the first release and after the last; nil where there is none.
  func ratios(of name: String, over base: String) -> (start: Double, last: Double)? {
    let lines = [name, base].map { apps(of: $0).map(\.counts.codeLines) }
    guard let above = (lines[0].first, lines[0].last) as? (Int, Int),
      let below = (lines[1].first, lines[1].last) as? (Int, Int), below.0 > 0, below.1 > 0
    else { return nil }
    return (Double(above.0) / Double(below.0), Double(above.1) / Double(below.1))
  }
}
