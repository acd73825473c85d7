import Measurement

/// The counts of a public app in the folder of one pattern.
struct MeasuredApp: Codable, Equatable, Sendable {
  let pattern: String
  /// Whether the pattern is what its author says; else it is what most of its screens follow.
  let isDeclared: Bool
  let summary: AppSummary
}

/// Where an app stands among public apps of its size, and of its pattern if there are enough.
struct AppPlaces {
  /// A number that apps of any size can be compared by.
  typealias Measure = (
    title: String, text: @Sendable (Double) -> String, value: @Sendable (AppSummary) -> Double?
  )

  private static let measures: [Measure] = [
    ("Code lines of a type, mean", NumberText.tenths, { ratio($0.codeLines, $0.types) }),
    ("Code lines for each screen", NumberText.tenths, { ratio($0.codeLines, $0.allScreens) }),
    ("Code lines of the largest type", NumberText.tenths, { Double($0.largestType) }),
    ("Types that a type names, mean", NumberText.hundredths, { ratio($0.known, $0.types) }),
    ("Code without user interface", NumberText.percent, { ratio($0.interfaceFreeLines, $0.codeLines) }),
    ("Types in circles", NumberText.percent, { ratio($0.typesInCycles, $0.types) }),
    ("Types that break a rule (twice if they break two)", NumberText.percent, { ratio($0.broken, $0.types) }),
  ]

  private static func ratio(_ part: Int, _ whole: Int) -> Double? {
    whole > 0 ? Double(part) / Double(whole) : nil
  }

  let peers: [MeasuredApp]
  /// Which public apps those are.
  let words: String
  /// What can be told of the app and of some peer.
  private let rows: [(measure: Measure, value: Double, peers: OrderedSample)]

  /// Takes the apps with a third to three times the code, and of these the ones of the pattern if they are enough.
  init(_ summary: AppSummary, _ pattern: AppPattern, among apps: [MeasuredApp]) throws {
    let sizes = summary.codeLines...9 * summary.codeLines
    let sized = apps.filter { sizes.contains(3 * $0.summary.codeLines) }
    let alike = sized.filter { $0.pattern == pattern.rawValue }
    let peers = [alike, sized].first { $0.count >= 5 } ?? []
    self.peers = peers
    words = peers.count == alike.count ? "in \(pattern.rawValue)" : "of any pattern"
    rows = try Self.measures.compactMap { measure in
      let values = peers.compactMap { measure.value($0.summary) }
      guard let value = measure.value(summary), !values.isEmpty else { return nil }
      return (measure, value, try OrderedSample(values))
    }
  }

  /// In per cent of the others: those below, and half of those that are equal.
  static func percentile(of value: Double, among values: [Double]) -> Double {
    let below = Double(values.count { $0 < value }) + Double(values.count { $0 == value }) / 2
    return 100 * below / Double(values.count)
  }

  /// A row for each measure; beside the app and its peers, the architecture of this package that has the pattern.
  func table(beside ours: AppSummary?, of pattern: AppPattern) -> MarkdownTable {
    let title = ours.map { _ in ["\(pattern.rawValue) of this package"] } ?? []
    var table = MarkdownTable(["", "Here", "Percentile", "Median"] + title)
    for (measure, value, peers) in rows {
      let place = NumberText.decimal(Self.percentile(of: value, among: peers.values), places: 0)
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
        (
          "\(measure.title): \(measure.text(value)), median \(measure.text(peers.median))",
          [ChartValue(value / peers.median, others: peers.values.map { $0 / peers.median })]
        )
      })
  }
}
