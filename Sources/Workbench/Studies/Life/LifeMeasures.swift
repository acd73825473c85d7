import CommandLineKit
import Measurement
import SourceReading

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

  /// The app that grows: its size at the start and at the end, and the cost of its releases.
  var measures: [Measure] {
    let verified = releases.compactMap(\.verification)
    return [
      Measure("life.releases", "Releases", releases.count),
      Measure("life.secondAuthor", "Releases that a second author built too", second.count),
      Measure("life.verified", "Releases that are verified", verified.count),
      Measure("life.scenarios", "Scenarios that pass", verified.map(\.scenarios).max()),
      Measure("life.walks", "Random sessions", verified.map(\.walks).min()), authors,
    ] + slopes + beginnings + sizes(of: start, at: "start", "at the start")
      + (releases.last.map { sizes(of: $0, at: "end", "after \(count)") } ?? []) + totals
      + (releases + second).flatMap(work)
  }

  /// Such as `10 releases`.
  private var count: String { NumberText.count(releases.count, "release") }

  private func app(_ name: String, in release: Release) -> AppState? {
    release.apps.first { $0.architecture == name }
  }

  private func sizes(of release: Release, at mark: String, _ place: String) -> [Measure] {
    func size(
      _ key: String, _ title: String, _ unit: Measure.Unit = .count, _ value: (AppState) -> Double
    ) -> Measure {
      Measure("life.\(key)@\(mark)", "\(title) \(place)", unit, of: architectures) {
        app($0, in: release).map(value)
      }
    }
    func inAll(_ key: String, _ title: String, _ value: Int?) -> Measure {
      Measure("life.\(key)@\(mark)", "\(title) \(place)", value)
    }
    func sum(_ number: Number) -> Int { release.apps.reduce(0) { $0 + $1[keyPath: number] } }
    var largest = Measure(key: "life.largest.name@\(mark)", title: "Largest type \(place)", unit: .name)
    largest.names = Dictionary(
      uniqueKeysWithValues: release.apps.map { ($0.architecture, $0.largestType.name) })
    let base = release.apps.first.map { Double($0.counts.codeLines) } ?? 0
    let screens = Set(release.apps.map(\.screens))
    return [
      largest, inAll("screens", "Screens", screens.count == 1 ? screens.first : nil),
      inAll("interactors", "Interactors", sum(\.interactors)),
      inAll("interactors.shared", "… that belong to no single screen", sum(\.sharedInteractors)),
      size("lines", "Code lines of the first app") { Double($0.counts.codeLines) },
      size("uiFree", "Code that imports no UI", .percent) { Double($0.percentWithoutInterface) / 100 },
      size("largest", "Code lines of the largest type") { Double($0.largestType.codeLines) },
      size("ratio", "Code lines, × \(architectures.first ?? "")", .ratio) {
        Double($0.counts.codeLines) / max(1, base)
      },
      size("gap", "Code lines more than \(architectures.first ?? "")") { Double($0.counts.codeLines) - base },
    ]
  }

  /// What all releases took.
  private var totals: [Measure] {
    func total(_ key: String, _ title: String, _ number: Number) -> Measure {
      Measure("life.\(key)", title, of: architectures) { Double(sum(number, in: $0)) }
    }
    return [
      total("touched", "Code lines touched by \(count)", \.part.sources.lines.all),
      total("outside", "… in folders that existed before", \.linesOutside),
      total("testsEdited", "Unit tests edited by \(count)", \.part.tests.broken),
      Measure("life.outsideShare", "Work in folders that existed before", .percent, of: architectures) {
        let all = sum(\.part.sources.lines.all, in: $0)
        return all > 0 ? Double(sum(\.linesOutside, in: $0)) / Double(all) : nil
      },
    ]
  }

  private func work(on release: Release) -> [Measure] {
    func one(
      _ key: String, _ title: String, _ unit: Measure.Unit = .count, _ value: (AppState) -> Double
    ) -> Measure {
      Measure(
        "life.\(key)@\(release.id)", "\(title), \(MarkdownText.code(release.id))", unit, of: architectures
      ) { app($0, in: release).map(value) }
    }
    return [
      one("touched", "Code lines touched") { Double($0.part.sources.lines.all) },
      one("newFiles", "Code lines in new files") {
        Double($0.part.sources.lines.added - $0.part.sources.lines.addedToExistingFiles)
      },
      one("uiFree", "Code that imports no UI", .percent) { Double($0.percentWithoutInterface) / 100 },
    ]
  }

  /// For the same release in the same architecture, the lines that the second author touched for one of the first.
  private var authors: Measure {
    var measure = Measure(
      key: "life.authors", title: "Code lines touched by a second author, × the first", unit: .ratio)
    for (first, second) in twice {
      for name in architectures {
        guard let one = app(name, in: first)?.part.sources.lines.all,
          let other = app(name, in: second)?.part.sources.lines.all, one > 0
        else { continue }
        measure.all[Measure.project, default: [:]]["\(first.id) \(name)"] = Double(other) / Double(one)
      }
    }
    return measure
  }

  /// How the first authors' apps and the independent ones grow in the releases that both have.
  private var beginnings: [Measure] {
    guard let last = independent.indices.last, last > 0, last < states.count else { return [] }
    var gain = Measure(
      key: "life.beginning.gain", title: "Growth in the first \(last) releases, lines")
    for name in architectures {
      for (author, releases) in [(name, states), ("Independent\(name)", independent)] {
        guard let start = app(name, in: releases[0])?.counts.codeLines,
          let end = app(name, in: releases[last])?.counts.codeLines
        else { continue }
        gain.values[author] = Double(end - start)
        gain.all[name, default: [:]][author] = Double(end - start)
      }
    }
    return [gain]
  }

  /// How three numbers of each architecture grow with the first one's lines.
  var slopes: [Measure] {
    [
      slope("slope", "Code lines") { $0.map(\.counts.codeLines) },
      slope("slope.largest", "Code lines of the largest type") { $0.map(\.largestType.codeLines) },
      slope("slope.outside", "Code lines touched in folders that existed") { apps in
        apps.indices.map { apps[...$0].reduce(0) { $0 + $1.linesOutside } }
      },
    ]
  }

  /// - Parameter numbers: the numbers of an app, at the start and after each release.
  private func slope(_ key: String, _ title: String, _ numbers: ([AppState]) -> [Int]) -> Measure {
    let first = architectures.first ?? ""
    var measure = Measure(key: "life.\(key)", title: "\(title) for every 100 more of \(first)")
    let lines = states.apps(of: first).map(\.counts.codeLines)
    for name in architectures {
      guard let line = GrowthLine(numbers(states.apps(of: name)), over: lines) else { continue }
      measure.values[name] = 100 * line.slope
      measure.interval[name] = 100 * line.slopes.lowerBound...100 * line.slopes.upperBound
    }
    return measure
  }
}

extension [LifeResults.Release] {
  func apps(of architecture: String) -> [LifeResults.AppState] {
    flatMap(\.apps).filter { $0.architecture == architecture }
  }
}
