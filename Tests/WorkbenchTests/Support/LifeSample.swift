import Measurement

@testable import SourceReading
@testable import Workbench

/// A life with numbers that are easy to work out: MVC 100, 200, 300, 400 and 500 lines, MVVM half as much and 100 more, VIPER
/// twice as much.
struct LifeSample {
  static let names = ["MVC", "MVVM", "VIPER"]

  var mvvmAtFirst = 100
  var second = ["second/02-b"]
  /// What was found of the start and of each release.
  var verification: LifeResults.Verification?

  var results: LifeResults {
    LifeResults(
      sources: "s", start: release("00-start", 100),
      releases: ["01-a", "02-b", "03-c", "04-d"].enumerated().map { release($1, 200 + 100 * $0) },
      second: second.map { release($0, 300, factor: 3) },
      independent: ["independent/00-start", "independent/01-a"].enumerated().map {
        release($1, 110 + 50 * $0)
      })
  }

  private func release(_ id: String, _ lines: Int, factor: Int = 1) -> LifeResults.Release {
    .init(
      id: id, apps: apps(lines, factor: factor), verification: verification)
  }

  /// - Parameter factor: how much more the release took.
  private func apps(_ lines: Int, factor: Int = 1) -> [LifeResults.AppState] {
    zip(Self.names, [lines, lines / 2 + mvvmAtFirst, lines * 2]).enumerated().map { place, app in
      var counts = SourceCounts()
      counts.codeLines = app.1
      var sources = ChangeResults.Sources()
      sources.lines.added = (place + 1) * 10 * factor
      return .init(
        architecture: app.0, counts: counts, largestType: .init(name: "T", codeLines: 200 - app.1 / 10),
        screens: 5, interactors: 2 * place, sharedInteractors: place / 2,
        percentWithoutInterface: app.1 == 500 && place == 0 ? 40 : 0,
        part: .init(sources: sources, tests: .init()), linesOutside: (place + 1) * 5)
    }
  }
}
