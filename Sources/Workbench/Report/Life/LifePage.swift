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
    page.write(Found(results, otherwise: "") { $0 }, write)
  }

  private func write(_ life: LifeResults, to page: inout MarkdownPage) {
    let verified = life.releases.compactMap(\.verification)
    let lines = { (apps: [LifeResults.AppState]) in
      WordList.and(apps.map { "\($0.architecture) \(NumberText.count($0.counts.codeLines))" })
    }
    let authors = zip(life.twice.flatMap(\.first.apps), life.twice.flatMap(\.second.apps))
    let names = { (ids: [String]) in ids.isEmpty ? nil : WordList.and(ids.map(MarkdownText.code)) }
    let byEither = life.twice.flatMap { [$0.first, $0.second] }
    let first = byEither.apps(of: life.architectures.first ?? "")
    let patterns = life.architectures.dropFirst().compactMap { name in
      LifeResults.touched(zip(first, byEither.apps(of: name))).map { "\($0) times as many in \(name)" }
    }
    let there = { (isThere: Bool) in isThere ? "" : nil }
    let holes: Template.Holes = [
      "releases": life.releases.count, "asked": life.releases.count + life.waiting.count,
      "waiting": names(life.waiting), "start": lines(life.start.apps), "end": lines(life.last),
      "verified": verified.count, "second": life.second.count,
      "secondVerified": life.second.count { $0.verification != nil },
      "scenarios": verified.map(\.scenarios).max(), "walks": verified.map(\.walks).min(),
      "sharedAdded": life.start.shared?.sources.lines.added,
      "sharedRemoved": life.start.shared?.sources.lines.removed,
      "again": names(life.twice.map(\.first.id)), "authors": LifeResults.touched(authors),
      "patterns": WordList.and(patterns), "teams": life.parallel.flatMap { names($0.releases) },
      "pairs": life.parallel.map { $0.releases.count * ($0.releases.count - 1) / 2 },
      "teamBase": life.parallel.map { MarkdownText.code($0.base) }, "size": LifeResults.size,
      "hasSecond": there(!life.second.isEmpty), "hasTeams": there(life.parallel != nil),
      "hasTaps": there(!life.tapTable.isEmpty), "hasCosts": there(!life.costTable.isEmpty),
    ]
    page.write(
      PackageResources.life_md,
      holes.merging(answer(of: life)) { $1 }
        .merging(life.parallel?.cells(of: life.architectures) ?? [:]) { $1 },
      parts: [
        "figure": { $0.figure("life", chart(of: life)) },
        "sizes": { $0.figure("life-sizes", sizeChart(of: life)) }, "growth": { $0.table(life.growthTable) },
        "tapTable": { $0.table(life.tapTable) }, "costTable": { $0.table(life.costTable) },
        "authorTable": { $0.narrowTables(life.authorTable, titles: 2) },
        "apps": { $0.narrowTables(life.table(after: life.releases.suffix(1))) },
        "steps": { $0.narrowTables(life.stepTable) },
        "titles": { page in
          page.list(
            life.releases.map {
              "[\($0.id)](../\(LifeResults.folder)/\($0.id)/request.md): \(MarkdownText.plain($0.title))"
            })
        },
      ])
  }

  /// What fills the holes of the sentences that the page begins with.
  private func answer(of life: LifeResults) -> Template.Holes {
    let growths = zip(life.architectures, life.growths(of: LifeResults.lines)).dropFirst()
    let crossings = growths.compactMap { name, growth in
      growth?.crossing.map { "\(name) has as many at \(NumberText.count(Int($0.rounded()))) lines" }
    }
    let hundred = { (slope: Double) in NumberText.tenths(slope * 100) }
    let words = growths.compactMap { name, growth in
      growth.map {
        "\(name)'s grew by \(hundred($0.slope))"
          + " (\(hundred($0.slopes.lowerBound)) to \(hundred($0.slopes.upperBound)))"
      }
    }
    return [
      "first": life.architectures.first, "growths": words.isEmpty ? nil : WordList.and(words),
      "uncrossed": words.isEmpty || !crossings.isEmpty ? nil : life.last.first?.counts.codeLines,
      "crossings": crossings.isEmpty ? nil : crossings.joined(separator: "; "),
    ]
  }

  /// How the apps grow, as the page begins; nil where too little was measured.
  var sentence: String? {
    let block = Template.blocks(of: PackageResources.life_md)[0]
    let sentence = results.value.map { Template.filled(block, answer(of: $0)) } ?? ""
    return sentence.isEmpty ? nil : sentence
  }

  private func chart(of life: LifeResults) -> CurveChart {
    let panels: [LifeResults.Growing] = [
      ("How long is the app?", false, \.counts.codeLines),
      ("How long is its largest type?", false, \.largestType.codeLines),
      ("How much work was done outside of new folders, in all?", true, \.linesOutside),
      ("How much must be read to do the release?", false, \.context),
    ]
    return CurveChart(
      title: "An app that grows, in three architectures", subtitle: "Lines of code; 0 is the app of today",
      series: life.series,
      panels: panels.map { panel in
        let curves = life.curves(of: panel).map { $0.enumerated() }
        return .init(
          label: panel.title, curves: curves.map { $0.map { .init(x: Double($0), y: Double($1)) } },
          scale: "after release")
      })
  }

  /// The ratio of lines by size, with the public apps.
  private func sizeChart(of life: LifeResults) -> CurveChart {
    let first = life.architectures.first ?? ""
    return CurveChart(
      title: "Is the app here like public ones?",
      subtitle: "Ratio of lines by size. Grey: public apps, without what starts them",
      series: life.series,
      panels: life.architectures.dropFirst().map { name in
        .init(
          label: "How many times as long is \(name)?",
          curves: life.architectures.map { $0 == name ? life.ratios(of: name, over: first) : [] },
          dots: publicApps.builds(in: name, over: first).map { above, below in
            .init(
              x: Double(below.ownCodeLines), y: Double(above.ownCodeLines) / Double(below.ownCodeLines))
          },
          scale: "lines of \(first); grey: public apps", isLogarithmic: true)
      })
  }
}
