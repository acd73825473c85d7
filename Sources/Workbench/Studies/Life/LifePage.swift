import CommandLineKit
import Measurement
import SourceReading

/// The page on an app that grows: at what size separation pays.
struct LifePage {
  /// The page's file name in the report's folder.
  static let file = "life.md"

  let results: Measured<LifeResults>
  /// Public apps in two architectures, to check whether the app here is like them.
  var publicApps: [ElsewhereResults.PublicApp] = []

  func write(to page: inout MarkdownPage) {
    page.heading(1, "At what size does separation pay?")
    page.write(Found(results) { $0 }) { $0.write(to: &$1, beside: publicApps) }
  }
}

extension LifeResults {
  fileprivate func write(to page: inout MarkdownPage, beside publicApps: [ElsewhereResults.PublicApp]) {
    let verified = releases.compactMap(\.verification)
    let publicTable = publicTable(beside: publicApps)
    let lines = { (app: AppState) in "\(app.architecture) \(NumberText.count(app.counts.codeLines))" }
    let byEither = twice.flatMap { [$0.first, $0.second] }
    let patterns = architectures.dropFirst().compactMap { name in
      Self.touched(byEither.apps(of: architectures[0]), byEither.apps(of: name)).map {
        "\($0) times as many in \(name)"
      }
    }
    // How many lines each app grew by if the domain and the storage counted as its own.
    let model = states.reduce(0) { $0 + $1.modelGrowth }
    let grown = zip(start.apps, last).map { Double($1.counts.codeLines - $0.counts.codeLines + model) }
    let outside = architectures.map {
      AppState.percent(sum(\.linesOutside)(releases, $0), of: sum(\.part.sources.lines.all)(releases, $0))
    }
    let holes: Template.Holes = [
      "releases": releases.count, "again": twice.map { MarkdownText.code($0.first.id) },
      "start": start.apps.map(lines), "end": last.map(lines), "verified": verified.count,
      "second": second.count, "secondVerified": second.count { $0.verification != nil },
      "scenarios": verified.map(\.scenarios).max(), "walks": verified.map(\.walks).min(),
      "sharedAdded": start.shared?.sources.lines.added,
      "sharedRemoved": start.shared?.sources.lines.removed,
      "authors": Self.touched(twice.flatMap(\.first.apps), twice.flatMap(\.second.apps)),
      "patterns": patterns, "size": Self.size, "hasSecond": !second.isEmpty,
      "hasCosts": !costTable.isEmpty, "hasTaps": !tapTable.isEmpty, "hasPublic": !publicTable.isEmpty,
      "outside": zip(architectures, outside).map { "\($1) % (\($0))" },
      "model": model, "alike": names(asIn: publicApps, true), "odd": names(asIn: publicApps, false),
      "withModel": zip(architectures, grown).dropFirst().map {
        "\($0)'s grew by \(Self.slope($1 / grown[0]))"
      },
    ]
    page.write(
      "life.md",
      holes.merging(answer) { $1 },
      parts: [
        "figure": { $0.figure("life", chart) }, "growth": { $0.table(growthTable) },
        "sizes": { $0.figure("life-sizes", sizeChart(beside: publicApps)) },
        "publicTable": { $0.table(publicTable) },
        "costTable": { $0.narrowTables(costTable) }, "tapTable": { $0.table(tapTable) },
        "authorTable": { $0.narrowTables(authorTable) }, "steps": { $0.narrowTables(stepTable) },
        "apps": { $0.narrowTables(table(after: [start, states[releases.count]])) },
      ])
  }

  /// The values for the page's opening sentences.
  private var answer: Template.Holes {
    let growths = growths(of: Self.lines).filter { $0.name != architectures.first }
    let finalLines = last.first?.counts.codeLines ?? 0
    let crossings = growths.compactMap { name, growth in
      growth.crossing.map { Int($0.rounded()) }.flatMap { place in
        place > finalLines ? nil : "\(name) is shorter beyond \(NumberText.count(place)) lines"
      }
    }
    let words = growths.map { name, growth in
      let ends = [growth.slopes.lowerBound, growth.slopes.upperBound].map(Self.slope)
      return "\(name)'s grew by \(Self.slope(growth.slope)) (\(ends[0]) to \(ends[1]))"
    }
    return [
      "first": architectures.first, "growths": words,
      "uncrossed": words.isEmpty || !crossings.isEmpty ? nil : finalLines, "crossings": crossings,
      "free": zip(start.apps, last).map {
        let shares = [$0, $1].map(\.percentWithoutInterface)
        return "\(shares[1]) % of \($0.architecture)'s lines (\(shares[0]) % at the start)"
      },
    ]
  }

  /// The page's opening sentences on how the apps grow; nil if too little was measured.
  var sentence: String? {
    let sentence = Template.filled(Template.blocks(of: "life.md")[0], answer)
    return sentence.isEmpty ? nil : sentence
  }

  private var chart: CurveChart {
    let panels: [Growing] = [
      ("How long is the app?", false, \.counts.codeLines),
      ("How long is its largest type?", false, \.largestType.codeLines),
      ("How much work was done outside of new folders, in all?", true, \.linesOutside),
      ("How much must be read to do the release?", false, \.context),
      ("How many lines of tests?", false, \.testLines), ("How many types?", false, \.counts.types),
    ]
    return CurveChart(
      title: "An app that grows, in three architectures",
      subtitle: "Lines of code, and types; 0 is the app of today", series: series,
      panels: panels.map { panel in
        let curves = curves(of: panel).map { curve in
          curve.enumerated().map { CurveChart.Place(x: Double($0), y: Double($1)) }
        }
        return .init(label: panel.title, curves: curves, scale: "after release")
      })
  }

  /// The ratio of code lines by size, with public apps as grey dots.
  private func sizeChart(beside publicApps: [ElsewhereResults.PublicApp]) -> CurveChart {
    let first = architectures.first ?? ""
    return CurveChart(
      title: "Is the app here like public ones?",
      subtitle: "Ratio of lines by size. Grey: public apps, without what starts them", series: series,
      panels: architectures.dropFirst().map { name in
        .init(
          label: "How many times as long is \(name)?",
          curves: architectures.map { $0 == name ? ratios(of: name, over: first) : [] },
          dots: publicApps.builds(in: name, over: first).map {
            .init(x: Double($1.ownCodeLines), y: Double($0.ownCodeLines) / Double($1.ownCodeLines))
          },
          scale: "lines of \(first); grey: public apps", isLogarithmic: true)
      })
  }
}
