import CommandLineKit

/// The numbers of the app that grows, release by release.
extension LifeResults {
  /// A count of an app after a release.
  typealias Number = KeyPath<AppState, Int>

  var architectures: [String] { start.apps.map(\.architecture) }

  /// The releases that two people built, each with both builds.
  var twice: [(first: Release, second: Release)] {
    second.flatMap { again in releases.filter { again.id.hasSuffix("/\($0.id)") }.map { ($0, again) } }
  }

  /// Sums a count over the releases.
  func sum(_ number: Number, in name: String) -> Int {
    releases.apps(of: name).reduce(0) { $0 + $1[keyPath: number] }
  }

  /// What 100 more lines of the first architecture add, with 95 % intervals.
  var growthTable: MarkdownTable {
    MarkdownTable(
      architectures, titled: { $0 },
      rows: slopes.map { measure in (measure.title, { measure.intervalText(of: $0) ?? "–" }) })
  }
}
