import CommandLineKit
import Measurement
import SourceReading

struct MeasuredApp: Codable, Equatable, Sendable {
  let pattern: String
  let summary: AppSummary
}

/// What is stored of public apps: their counts, and how well roles were guessed.
struct PublicAppRoles {
  var apps: [MeasuredApp] = []
  var labelled: [LabelledApp] = []

  /// The guesses in the apps that were not used to make them better.
  var scores: GuessScore { labelled.filter { !$0.isTuned }.map(\.scores.all).reduce(GuessScore(), +) }
}

/// Where an app stands among public apps of its size, and of its pattern if there are enough.
struct AppPlaces {
  typealias Measure = (
    title: String, text: @Sendable (Double) -> String, value: @Sendable (AppSummary) -> Double?
  )

  private static let measures: [Measure] = [
    ("All code lines per type", NumberText.tenths, { ratio($0.codeLines, $0.types) }),
    ("All code lines per screen", NumberText.tenths, { ratio($0.codeLines, $0.screens.values.reduce(0, +)) }),
    ("Code lines of the largest type", NumberText.tenths, { Double($0.largestType) }),
    ("Types that a type names, mean", NumberText.hundredths, { ratio($0.known, $0.types) }),
    ("UI-free code", NumberText.percent, { ratio($0.interfaceFreeLines, $0.codeLines) }),
    ("Types in circles", NumberText.percent, { ratio($0.typesInCycles, $0.types) }),
  ]

  private static func ratio(_ part: Int, _ all: Int) -> Double? { all > 0 ? Double(part) / Double(all) : nil }

  let peers: [MeasuredApp]
  let words: String
  private let rows: [(measure: Measure, value: Double, peers: OrderedSample)]

  /// Takes the apps with a third to three times the code, and of these the ones of the pattern if they are enough.
  init(_ summary: AppSummary, _ pattern: AppPattern, among apps: [MeasuredApp]) throws {
    let sizes = summary.codeLines...9 * summary.codeLines
    let sized = apps.filter { sizes.contains(3 * $0.summary.codeLines) }
    let alike = sized.filter { $0.pattern == pattern.rawValue }
    peers = [alike, sized].first { $0.count >= 5 } ?? []
    words = peers.count == alike.count ? "in \(pattern.rawValue)" : "of any pattern"
    rows = try Self.measures.compactMap { [peers] measure in
      let values = peers.compactMap { measure.value($0.summary) }
      guard let value = measure.value(summary), !values.isEmpty else { return nil }
      return (measure, value, try OrderedSample(values))
    }
  }

  /// A row for each measure: the app's value, its place among its peers, and the value of the measured contacts app.
  func table(beside ours: AppSummary?, of pattern: AppPattern) -> MarkdownTable {
    let title = ours.map { _ in ["Contacts app in \(pattern.rawValue)"] } ?? []
    var table = MarkdownTable(["", "Here", "Apps below this one", "Median"] + title)
    for (measure, value, peers) in rows {
      let place = "\(peers.values.count { $0 < value }) of \(peers.values.count)"
      let own = ours.map { measure.value($0).map(measure.text) ?? "–" } ?? ""
      table.add([measure.title, measure.text(value), place, measure.text(peers.median), own])
    }
    return table
  }

  /// Every measure as a multiple of the peers' median; one whose median is zero has no place there.
  var plot: RatioChart {
    RatioChart(
      title: "This app among \(NumberText.count(peers.count, "public app"))",
      subtitle: "Multiples of their median. Large dot: this app; small dots: the public apps.",
      series: [ChartSeries("apps", color: 0)],
      groups: rows.filter { $0.peers.median > 0 }.map { measure, value, peers in
        let label = "\(measure.title): \(measure.text(value)), median \(measure.text(peers.median))"
        return (label, [ChartValue(value / peers.median, others: peers.values.map { $0 / peers.median })])
      })
  }
}
