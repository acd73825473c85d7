import CommandLineKit
import Measurement
import SourceReading

/// The numbers and tables of the app that grows.
extension LifeResults {
  /// A count of an app after a release.
  typealias Number = KeyPath<AppState, Int>
  /// A count over the releases. A total adds up what each release took, from nothing at the start.
  typealias Growing = (title: String, isTotal: Bool, number: Number)

  static var lines: Growing { ("Lines of code", false, \.counts.codeLines) }

  var architectures: [String] { start.apps.map(\.architecture) }
  /// The apps after the last release.
  var last: [AppState] { states[releases.count].apps }
  var series: [ChartSeries] { architectures.enumerated().map { ChartSeries($1, color: $0) } }
  /// The start, the middle and the end: the instructions and bytes of the apps are counted only here.
  var milestones: [Release] { Set([0, releases.count / 2, releases.count]).sorted().map { states[$0] } }

  /// The values of each architecture, at the start and after each release.
  func curves(of growing: Growing) -> [[Int]] {
    architectures.map { name in
      let values = states.apps(of: name).map { $0[keyPath: growing.number] }
      return growing.isTotal ? values.indices.map { values[...$0].reduce(0, +) } : values
    }
  }

  /// The growth line of each architecture over the first one's lines, except those with too few releases.
  func growths(of growing: Growing) -> [(name: String, line: GrowthLine)] {
    let (curves, lines) = (curves(of: growing), curves(of: Self.lines))
    return zip(architectures, curves).compactMap { name, curve in
      GrowthLine(curve, besides: curves[0], over: lines[0], isTotal: growing.isTotal).map { (name, $0) }
    }
  }

  /// At the start and after each release: the ratio of an architecture's lines to another's, by the other's lines.
  func ratios(of name: String, over base: String) -> [CurveChart.Place] {
    zip(states.apps(of: name), states.apps(of: base)).compactMap { app, base in
      let lines = Double(base.counts.codeLines)
      return lines > 0 ? .init(x: lines, y: Double(app.counts.codeLines) / lines) : nil
    }
  }

  /// What 100 further lines of the first architecture take in each, where the lines cross, and how certain that is.
  var growthTable: MarkdownTable {
    let all: [Growing] = [
      Self.lines, ("Lines of the largest type", false, \.largestType.codeLines),
      ("Test lines", false, \.testLines), ("Work outside of new folders, in all", true, \.linesOutside),
      ("Lines to read, in all", true, \.context), ("Tests edited, in all", true, \.part.tests.broken),
    ]
    let first = architectures.first ?? ""
    var table = MarkdownTable(
      ["For each 100 lines of \(first)", "", "Fixed part", "More", "Middle 95 %", "Crosses \(first)"],
      [.left, .left, .right, .right, .right, .left])
    for growing in all {
      for (name, growth) in growths(of: growing) {
        var cells = Self.cells(of: growth)
        // A total begins at 0 and its curve bends, so its fixed part means nothing.
        if growing.isTotal { cells[0] = "–" }
        table.add(
          [name == first ? growing.title : "", name] + cells
            + [name == first ? "" : crossing(of: growth)])
      }
    }
    return table
  }

  /// How code lines follow the first architecture's: in the app here, and from one public app to another.
  func publicTable(beside apps: [ElsewhereResults.PublicApp]) -> MarkdownTable {
    var table = MarkdownTable(["Lines of code", "", "Fixed part", "More", "Middle 95 %"], words: 2)
    let base = architectures[0]
    for (name, here) in growths(of: Self.lines).dropFirst() {
      guard let there = apps.growth(of: name, over: base) else { continue }
      table.add([name, "here"] + Self.cells(of: here))
      table.add(["", "\(apps.builds(in: name, over: base).count) public apps"] + Self.cells(of: there))
      table.add(
        ["", "… without the 3 largest"] + Self.cells(of: apps.growth(of: name, over: base, besidesLargest: 3))
      )
      table.add(["", "… all their lines"] + Self.cells(of: apps.growth(of: name, over: base, \.codeLines)))
    }
    return table
  }

  /// The architectures whose code lines grow as they do across public apps, or if not `isAlike`, those that don't.
  func names(asIn apps: [ElsewhereResults.PublicApp], _ isAlike: Bool) -> [String] {
    growths(of: Self.lines).dropFirst().filter { name, here in
      apps.growth(of: name, over: architectures[0])?.slopes.contains(here.slope) == isAlike
    }.map(\.name)
  }

  private static func cells(of growth: GrowthLine?) -> [String] {
    guard let growth else { return ["–", "–", "–"] }
    let fixed = NumberText.count(Int(growth.fixed.rounded()))
    return [fixed, slope(growth.slope), NumberText.range(growth.slopes, slope)]
  }

  /// The lines that each 100 further lines of the first architecture add.
  static func slope(_ slope: Double) -> String { NumberText.tenths(slope * 100) }

  private func crossing(of growth: GrowthLine) -> String {
    let share = Int((growth.crossingShare * 100).rounded())
    guard let place = growth.crossing else { return share == 0 ? "no" : "no (\(100 - share) %)" }
    return "at \(NumberText.count(Int(place.rounded()))) lines (\(share) %)"
  }

  /// A table row: its title, and the releases that it covers.
  private typealias Row = (title: String, releases: [Release])

  private func rows(_ states: [Release]) -> [Row] {
    states.map { ($0.id == start.id ? "start" : $0.id, [$0]) }
  }

  /// A table whose cells show the numbers of all architectures side by side.
  private func table(
    _ title: String, _ rows: [Row], _ columns: [(title: String, number: ([Release], String) -> Int?)]
  ) -> MarkdownTable {
    MarkdownTable(
      rows,
      columns: [(title, .left, \.title)]
        + columns.map { title, number in
          (title, .right, { row in cell(architectures.map { number(row.releases, $0) }, " · ") })
        })
  }

  /// Sums a count over an architecture's apps.
  func sum(_ number: Number) -> ([Release], String) -> Int {
    { $0.apps(of: $1).reduce(0) { $0 + $1[keyPath: number] } }
  }

  /// The sizes of the apps after each of these releases.
  func table(after states: [Release]) -> MarkdownTable {
    table(
      "After", rows(states),
      [
        ("Lines", sum(\.counts.codeLines)), ("Files", sum(\.counts.files)), ("Types", sum(\.counts.types)),
        ("Largest type", sum(\.largestType.codeLines)), ("… in % of the lines", sum(\.percentInLargestType)),
        ("Longest function", sum(\.longestFunction)), ("% without interface", sum(\.percentWithoutInterface)),
        ("Test lines", sum(\.testLines)), ("Tests", sum(\.tests)),
        ("% of tests UI-free", sum(\.percentOfTestsWithoutInterface)),
      ])
  }

  /// The work that each release took, and the total.
  var stepTable: MarkdownTable {
    table(
      "Release",
      releases.map { ("[\($0.id)](../\(Self.folder)/Requests/\($0.id).md)", [$0]) } + [("**All**", releases)],
      [
        ("Lines touched", sum(\.part.sources.lines.all)),
        ("in files that were there", sum(\.part.sources.lines.inExistingFiles)),
        ("outside its folder", sum(\.linesOutside)), ("Tests edited", sum(\.part.tests.broken)),
        ("Lines to read", sum(\.context)),
      ])
  }

  /// The instructions and bytes that an add and a launch take; empty if they were not counted.
  var costTable: MarkdownTable {
    let columns = Self.workloads.flatMap { workload in
      [CountResults.Metric.instructions, .bytesAllocated].map { metric in
        (
          "\(MarkdownText.code(workload)): \(metric.noun)",
          { (states: [Release], name: String) in states[0].cost(metric, of: workload, in: name) }
        )
      }
    }
    return table("After", rows(milestones.filter { $0.costs?.value != nil }), columns)
  }

  /// The functions and types that Done on the Add screen passes; empty if no release was verified.
  var tapTable: MarkdownTable {
    table(
      "After", rows(states.filter { $0.verification != nil }),
      [
        ("Functions that Done passes", { $0[0].tap(in: $1)?.functions }),
        ("Types", { $0[0].tap(in: $1)?.types }),
      ])
  }

  /// The releases that two people built, each with both builds.
  var twice: [(first: Release, second: Release)] {
    second.flatMap { again in releases.filter { again.id.hasSuffix("/\($0.id)") }.map { ($0, again) } }
  }

  /// Two people's builds of the same releases, compared.
  var authorTable: MarkdownTable {
    table(
      "Release", twice.flatMap { [("\($0.id), first author", [$0]), ("… second author", [$1])] },
      [
        ("Lines touched", sum(\.part.sources.lines.all)), ("outside its folder", sum(\.linesOutside)),
        ("New types", sum(\.part.sources.types.added)), ("Lines of the app", sum(\.counts.codeLines)),
      ])
  }

  /// The range of the ratios of touched lines, `second` over `first`; nil without a release.
  static func touched(_ first: [AppState], _ second: [AppState]) -> String? {
    let ratios = zip(first, second).map {
      Double($1.part.sources.lines.all) / Double(max(1, $0.part.sources.lines.all))
    }
    guard let low = ratios.min(), let high = ratios.max() else { return nil }
    return "\(NumberText.hundredths(low)) to \(NumberText.hundredths(high))"
  }
}

extension [LifeResults.Release] {
  func apps(of architecture: String) -> [LifeResults.AppState] {
    flatMap(\.apps).filter { $0.architecture == architecture }
  }
}

private func cell(_ numbers: [Int?], _ separator: String) -> String {
  numbers.map { $0.map { NumberText.count($0) } ?? "not measured" }.joined(separator: separator)
}
