import Measurement

/// What the life of an app says in numbers.
extension LifeResults {
  /// Something that is counted of an app after a release.
  typealias Number = KeyPath<AppState, Int>
  /// Such a number as it grows; added up where it is what a release took, which was nothing at the start.
  typealias Growing = (title: String, isTotal: Bool, number: Number)

  static var lines: Growing { ("Lines of code", false, \.counts.codeLines) }

  var architectures: [String] { start.apps.map(\.architecture) }
  /// The apps after the last release.
  var last: [AppState] { states[releases.count].apps }
  var series: [ChartSeries] { architectures.enumerated().map { ChartSeries($1, color: $0) } }
  /// The start, half-way and the end, where it is counted what apps ask of the machine.
  var milestones: [Release] { Set([0, releases.count / 2, releases.count]).sorted().map { states[$0] } }

  private func title(of state: Release) -> String { state.id == start.id ? "start" : state.id }

  /// Of each architecture, at the start and after each release.
  func curves(of growing: Growing) -> [[Int]] {
    architectures.map { name in
      let values = states.apps(of: name).map { $0[keyPath: growing.number] }
      return growing.isTotal ? values.indices.map { values[...$0].reduce(0, +) } : values
    }
  }

  /// How each architecture follows the lines of the first, but for those of which too little was measured.
  func growths(of growing: Growing) -> [(name: String, line: GrowthLine)] {
    let (curves, lines) = (curves(of: growing), curves(of: Self.lines))
    return zip(architectures, curves).compactMap { name, curve in
      GrowthLine(curve, besides: curves[0], over: lines[0], isTotal: growing.isTotal).map { (name, $0) }
    }
  }

  /// How many times the lines of another app one has, by the lines of the other one.
  func ratios(of name: String, over base: String) -> [CurveChart.Place] {
    zip(states.apps(of: name), states.apps(of: base)).compactMap { app, base in
      let lines = Double(base.counts.codeLines)
      return lines > 0 ? .init(x: lines, y: Double(app.counts.codeLines) / lines) : nil
    }
  }

  /// What further lines of the first architecture take in each, and where that crosses the first one's, and how surely.
  var growthTable: MarkdownTable {
    let all: [Growing] = [
      Self.lines, ("Lines of the largest type", false, \.largestType.codeLines),
      ("Test lines", false, \.testLines), ("Work outside of new folders, in all", true, \.linesOutside),
      ("Lines to read, in all", true, \.context), ("Tests edited, in all", true, \.part.tests.broken),
    ]
    let first = architectures.first ?? ""
    var table = MarkdownTable(
      ["For each 100 lines of \(first)", "", "More", "Middle 95 %", "Crosses \(first)"],
      [.left, .left, .right, .right, .left])
    for growing in all {
      for (name, growth) in growths(of: growing) {
        table.add([
          name == first ? growing.title : "", name, Self.slope(growth.slope),
          NumberText.range(growth.slopes, Self.slope), name == first ? "" : crossing(of: growth),
        ])
      }
    }
    return table
  }

  /// What 100 further lines of the first architecture add.
  static func slope(_ slope: Double) -> String { NumberText.tenths(slope * 100) }

  private func crossing(of growth: GrowthLine) -> String {
    let share = Int((growth.crossingShare * 100).rounded())
    guard let place = growth.crossing.map({ Int($0.rounded()) }) else {
      return share == 0 ? "no" : "no (\(100 - share) %)"
    }
    let isBeyond = place > last.first?.counts.codeLines ?? 0
    return "at \(NumberText.count(place)) lines\(isBeyond ? ", beyond the last release" : "") (\(share) %)"
  }

  /// A row for each architecture of each group, with the numbers of its app in each build of the group side by side.
  private func table(
    _ title: String, _ groups: [(title: String, builds: [Release])], _ columns: [(title: String, Number)]
  ) -> MarkdownTable {
    var table = MarkdownTable([title, ""] + columns.map(\.title), words: 2)
    for (group, name) in groups.flatMap({ group in architectures.map { (group, $0) } }) {
      let cells = columns.map { _, number in
        NumberText.counts(group.builds.apps(of: name).map { $0[keyPath: number] })
      }
      table.add([name == architectures.first ? group.title : "", name] + cells)
    }
    return table
  }

  /// What the apps are at the start and after some releases.
  func table(after releases: some Sequence<Release>) -> MarkdownTable {
    table(
      "After", ([start] + releases).map { (title(of: $0), [$0]) },
      [
        ("Lines", \.counts.codeLines), ("Files", \.counts.files), ("Types", \.counts.types),
        ("Largest type", \.largestType.codeLines), ("Longest function", \.longestFunction),
        ("% without interface", \.percentWithoutInterface), ("Test lines", \.testLines), ("Tests", \.tests),
        ("UI-free tests", \.testsWithoutInterface),
      ])
  }

  /// What each release took, and all together.
  var stepTable: MarkdownTable {
    let columns: [(title: String, number: Number)] = [
      ("Lines touched", \.part.sources.lines.all),
      ("in files that were there", \.part.sources.lines.inExistingFiles),
      ("outside its folder", \.linesOutside), ("Tests edited", \.part.tests.broken),
      ("Lines to read", \.context),
    ]
    func cell(_ steps: [Release], _ number: Number) -> String {
      architectures.map { NumberText.count(steps.apps(of: $0).reduce(0) { $0 + $1[keyPath: number] }) }
        .joined(separator: " · ")
    }
    return MarkdownTable(
      releases.map { ($0.id, [$0]) } + [("**All**", releases)],
      columns: [("Release", .left, \.0)]
        + columns.map { title, number in (title, .right, { cell($0.1, number) }) })
  }

  /// What adding a contact and a launch ask of the machine, and how far Done on the Add screen goes.
  var costTable: MarkdownTable {
    let metrics: [CountResults.Metric] = [.instructions, .bytesAllocated]
    var rows: [(title: String, number: (Release, String) -> Double?)] = Self.workloads.flatMap { workload in
      metrics.map { metric in
        ("\(MarkdownText.code(workload)): \(metric.noun)", { $0.cost(metric, of: workload, in: $1) })
      }
    }
    rows.append(("Functions that Done passes", { $0.tap(in: $1).map { Double($0.functions) } }))
    rows.append(("Types that Done passes", { $0.tap(in: $1).map { Double($0.types) } }))
    var table = MarkdownTable(["", "After"] + architectures, words: 2)
    for (place, state) in rows.indices.flatMap({ row in milestones.map { (row, $0) } }) {
      let numbers = architectures.map { rows[place].number(state, $0) }
      guard numbers.contains(where: { $0 != nil }) else { continue }
      table.add(
        [rows[place].title, title(of: state)] + numbers.map { $0.map(NumberText.tenths) ?? "not measured" })
      rows[place].title = ""
    }
    return table
  }

  /// The releases that two people built, by either.
  var twice: [(first: Release, second: Release)] {
    second.flatMap { again in releases.filter { again.id.hasSuffix("/\($0.id)") }.map { ($0, again) } }
  }

  /// What two people made of the same requests.
  var authorTable: MarkdownTable {
    table(
      "Release", twice.map { ($0.id, [$0, $1]) },
      [
        ("Lines touched", \.part.sources.lines.all), ("outside its folder", \.linesOutside),
        ("New types", \.part.sources.types.added), ("Lines of the app", \.counts.codeLines),
      ])
  }

  /// How many times the lines of some releases others touched, from the lowest to the highest; nil for none.
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

extension LifeResults.Parallel {
  /// What becomes of every two, in each architecture: the cells of the page's table, by the names of its rows.
  func cells(of names: [String]) -> Template.Holes {
    let areBuilt = merges.allSatisfy { !$0.isClean || $0.build != nil }
    let own = names.map { name in merges.filter { $0.architecture == name } }
    let pairs = own.map { ChangeFindings.Conflicts($0, areBuilt: areBuilt) }
    // A file lies in the folder of one screen, or among what several share.
    let files = own.map { $0.flatMap(\.sources) }
    let shared = files.map { files in
      files.count { ["Shared", nil].contains($0.split(separator: "/").dropFirst(3).dropLast().first) }
    }
    let rows: [String: [Int?]] = [
      "unmerged": pairs.map(\.text), "uncompiled": pairs.map(\.compiler), "failed": pairs.map(\.scenarios),
      "held": pairs.map(\.none), "files": files.map(\.count), "sharedFiles": shared,
      "screenFiles": zip(files, shared).map { $0.count - $1 },
    ]
    return rows.mapValues { counts in
      counts.map { $0.map { NumberText.count($0) } ?? "not measured" }.joined(separator: " | ")
    }
  }
}
