import CommandLineKit
import Measurement

/// The page on every implementation of each pattern: what belongs to the pattern, and what to its author.
struct VariantPage {
  /// The page's file name in the report's folder.
  static let file = "variants.md"

  let results: Measured<VariantResults>

  /// The page for the terminal.
  var markdown: String {
    var page = MarkdownPage(Self.file)
    write(to: &page)
    return page.markdown
  }

  func write(to page: inout MarkdownPage) {
    page.heading(1, "Is it the pattern, or who writes it?")
    page.write(Found(results) { VariantTables(results: $0) }) { $0.write(to: &$1) }
  }
}

/// The findings on all implementations, as tables and sentences.
struct VariantTables {
  let results: VariantResults

  private typealias Measure = VariantResults.Measure
  private typealias Implementation = VariantResults.Implementation

  private var counted: [Implementation] { results.implementations.filter(\.standsForPattern) }
  private var others: [Implementation] {
    results.implementations.filter { !$0.standsForPattern && $0.failure == nil }
  }
  private var failed: [Implementation] { results.implementations.filter { $0.failure != nil } }
  private var ranges: [PatternRanges] { Measure.allCases.map { PatternRanges($0, of: results) } }

  func write(to page: inout MarkdownPage) {
    let counts = VariantResults.patterns.map { pattern in
      "\(pattern) \(NumberText.count(counted.count { $0.pattern == pattern }))"
    }
    page.write(
      "variants.md",
      [
        "summary": summary, "counts": "(\(WordList.and(counts)))",
        "scenarios": NumberText.count(results.scenarios, "scenario"),
        "walks": NumberText.count(results.walks, "random walk"),
        "unreliable": results.unreliability.map { "**Unreliable times:** \(MarkdownText.reason($0))" } ?? "",
        "chances": chances,
      ],
      parts: [
        "figure": { $0.figure("variants", chart, alternative: chart.title) },
        "verdicts": { $0.table(verdicts) },
        "origins": { $0.list(counted.compactMap(origin)) },
        "otherOrigins": { $0.list(others.compactMap(origin)) },
        "implementations": { $0.narrowTables(table(of: counted)) },
        "failures": { page in
          page.list(failed.map { "\(link($0)) is left out: \(MarkdownText.reason($0.failure ?? ""))" })
        },
        "hybrids": { $0.narrowTables(table(of: others)) },
        "changed": { page in
          for one in others where !one.changedScenarios.isEmpty {
            page.paragraph("In \(link(one)) these scenarios no longer hold:")
            page.list(
              one.changedScenarios.map { "\(MarkdownText.plain($0.name)): \(MarkdownText.plain($0.reason))" })
          }
        },
      ])
  }

  // MARK: Sentences

  /// For each pair of patterns, the measures that differ whoever writes the code.
  private var summary: String {
    let measured = ranges.filter { !$0.ranges.isEmpty }
    let words = PatternRanges.pairs.map { pattern, other in
      let own = measured.filter { $0.pair(pattern, over: other)?.belongsToPattern == true }
      let names = own.map(\.measure.title.lowercasedFirst)
      return "\(pattern) and \(other): \(names.isEmpty ? "none" : WordList.and(names))."
    }
    return "Of \(NumberText.count(measured.count, "measure")) these differ by pattern, whoever writes it."
      + " \(words.joined(separator: " ")) All others depend on who writes it."
  }

  private var chances: String {
    let words = PatternRanges.pairs.compactMap { (pattern, other) -> String? in
      ranges.lazy.compactMap { $0.pair(pattern, over: other) }.first.map {
        "\(NumberText.percent($0.chance)) (\(pattern) and \(other))"
      }
    }
    return WordList.and(words)
  }

  /// The source that describes the implementation, and how far it is from its base; nil for a leading one.
  private func origin(_ one: Implementation) -> String? {
    one.origin.map { origin in
      let moved = one.moved.map {
        "; made from \(MarkdownText.code($0.base)), lines +\(NumberText.count($0.added))"
          + " −\(NumberText.count($0.removed))"
      }
      return "\(link(one)): \(MarkdownText.plain(one.title)) (\(origin)\(moved ?? ""))"
    }
  }

  private func link(_ one: Implementation) -> String {
    MarkdownText.link(MarkdownText.plain(one.name), to: "/../\(one.folder)")
  }

  // MARK: Tables

  private var verdicts: MarkdownTable {
    MarkdownTable(
      ranges.filter { !$0.ranges.isEmpty },
      columns: [("Measure", .left, \.measure.title)]
        + PatternRanges.pairs.map { pattern, other in
          (
            "\(pattern) over \(other)", .left,
            { $0.pair(pattern, over: other).map(Self.cell) ?? "not measured" }
          )
        })
  }

  private static func cell(_ pair: PatternPair) -> String {
    let range =
      pair.ratios.map { "× \(NumberText.range($0))" } ?? "\(extent(pair.own)) and \(extent(pair.others))"
    return pair.belongsToPattern ? "**\(range)**<br>**\(pair.verdict)**" : "\(range)<br>\(pair.verdict)"
  }

  private static func extent(_ range: PatternRanges.PatternRange) -> String {
    NumberText.range(range.lower...range.upper, NumberText.tenths)
  }

  /// The steps from the leading MVVM to the leading VIPER.
  var ladder: MarkdownTable {
    table(
      of: results.implementations.filter { one in
        (one.isLeading && ["MVVM", "VIPER"].contains(one.pattern))
          || (one.pattern == "MVVM" && one.towards == "VIPER" && one.failure == nil)
      }.sorted { ($0.isLeading ? $0.pattern : "MVVM+") < ($1.isLeading ? $1.pattern : "MVVM+") },
      [.codeLines, .types, .protocols, .tapFunctions, .addInstructions, .addAllocations])
  }

  private func table(
    of implementations: [VariantResults.Implementation], _ measures: [Measure] = Measure.allCases
  ) -> MarkdownTable {
    MarkdownTable(
      implementations,
      columns: [("", .left, { $0.isLeading ? "**\(link($0))**" : link($0) })]
        + measures.map { measure in (measure.title, .right, { text(measure, of: $0) }) })
  }

  private func text(_ measure: VariantResults.Measure, of one: VariantResults.Implementation) -> String {
    guard let value = one.values[measure] else { return "–" }
    guard measure.isTime, let interval = one.intervals[measure] else {
      return measure.isTime ? "1" : NumberText.tenths(value)
    }
    return "\(NumberText.hundredths(value))<br>\(NumberText.range(interval))"
  }

  /// Ratios to the leading MVC, without measures for which that is 0.
  private var chart: RatioChart {
    RatioChart(
      title: "How many times as much as the leading MVC",
      subtitle: "Large dot: the leading implementation; small dots: the others. Further right is more.",
      series: VariantResults.patterns.enumerated().map { ChartSeries($1, color: $0) },
      groups: ranges.compactMap { measured in
        guard let base = measured.range(of: VariantResults.patterns[0])?.leading, base > 0 else { return nil }
        let ratios = VariantResults.patterns.map { pattern in
          measured.range(of: pattern).flatMap { range in
            range.leading.map { ChartValue($0 / base, others: range.others.map { $0 / base }) }
          }
        }
        return (measured.measure.title, ratios)
      })
  }
}
