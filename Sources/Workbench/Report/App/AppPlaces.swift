/// The counts of a public app in the folder of one pattern.
struct MeasuredApp: Codable, Equatable, Sendable {
  /// Where the counts of public apps are in the package.
  static let file = "Benchmarks/Elsewhere/roles.json"

  let repository: String
  let commit: String
  /// The folder of the app, from the root of the repository.
  let folder: String
  let pattern: String
  /// Whether the pattern is what its author says; else it is what most of its screens follow.
  let isDeclared: Bool
  let summary: AppSummary
}

/// Where an app stands among public apps of its pattern and size.
struct AppPlaces {
  /// A number that apps of any size can be compared by.
  typealias Measure = (
    title: String, value: @Sendable (AppSummary) -> Double?, text: @Sendable (Double) -> String
  )

  private static let measures: [Measure] = [
    ("Code lines of a type, mean", { ratio($0.codeLines, $0.types) }, NumberText.tenths),
    (
      "Code lines for each screen", { ratio($0.codeLines, $0.screens.values.reduce(0, +)) }, NumberText.tenths
    ),
    ("Code lines of the largest type", { Double($0.largestType) }, NumberText.tenths),
    ("Types that a type names, mean", { ratio($0.known, $0.types) }, NumberText.hundredths),
    ("Code without user interface", { ratio($0.interfaceFreeLines, $0.codeLines) }, NumberText.percent),
    ("Types in circles", { ratio($0.typesInCycles, $0.types) }, NumberText.percent),
    (
      "Types that break a rule (twice if they break two)",
      { ratio($0.rules.values.reduce(0) { $0 + $1.broken }, $0.types) }, NumberText.percent
    ),
  ]

  private static func ratio(_ part: Int, _ whole: Int) -> Double? {
    whole > 0 ? Double(part) / Double(whole) : nil
  }

  let peers: [MeasuredApp]
  /// Who the peers are, in words.
  let words: String
  /// What can be told of the app and of some peer; the peers' values and their median.
  private let rows: [(measure: Measure, value: Double, values: [Double], median: Double)]

  /// Takes those of the same pattern with a third to three times the code, or if that leaves fewer than five, all of the
  /// pattern; all apps if there are fewer than five of those too.
  init(_ summary: AppSummary, _ pattern: AppPattern, among apps: [MeasuredApp]) {
    let alike = apps.filter { $0.pattern == pattern.rawValue }
    let sized = alike.filter {
      $0.summary.codeLines * 3 >= summary.codeLines && $0.summary.codeLines <= summary.codeLines * 3
    }
    let choices = [
      (sized, "in \(pattern.rawValue) with a third to three times its code"),
      (alike, "in \(pattern.rawValue), of any size: fewer than five are of its size"),
    ]
    let all = (apps, "of any pattern and size: fewer than five are in \(pattern.rawValue)")
    let (peers, words) = choices.first { $0.0.count >= 5 } ?? all
    (self.peers, self.words) = (peers, words)
    rows = Self.measures.compactMap { measure in
      let values = peers.compactMap { measure.value($0.summary) }.sorted()
      guard let value = measure.value(summary), !values.isEmpty else { return nil }
      let median = (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
      return (measure, value, values, median)
    }
  }

  /// In per cent of the others: those below, and half of those that are equal.
  static func percentile(of value: Double, among values: [Double]) -> Double {
    let below = Double(values.count { $0 < value }) + Double(values.count { $0 == value }) / 2
    return 100 * below / Double(values.count)
  }

  /// A row for each measure; beside the app and its peers, the apps of this package.
  func table(beside ours: MeasuredApp?) -> MarkdownTable {
    var table = MarkdownTable(
      ["", "Here", "Percentile", "Median"] + (ours.map { ["\($0.pattern) of this package"] } ?? []))
    for (measure, value, values, median) in rows {
      let place = NumberText.decimal(Self.percentile(of: value, among: values), places: 0)
      let own = ours.map { measure.value($0.summary).map(measure.text) ?? "–" }
      table.add([measure.title, measure.text(value), place, measure.text(median), own ?? ""])
    }
    return table
  }

  /// Every measure as a multiple of the peers' median; one whose median is zero has no place there.
  var plot: RatioChart {
    RatioChart(
      title: "This app among \(NumberText.count(peers.count, "public app"))",
      subtitle: "Multiples of their median. Large dot: this app; small dots: the public apps.",
      series: [ChartSeries("apps", color: 0)],
      groups: rows.filter { $0.median > 0 }.map { measure, value, values, median in
        (
          "\(measure.title): \(measure.text(value)), median \(measure.text(median))",
          [ChartValue(value / median, others: values.map { $0 / median })]
        )
      })
  }
}
