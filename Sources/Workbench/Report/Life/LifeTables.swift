import Measurement

/// What the life of an app says in numbers.
extension LifeResults {
  /// Something that is counted of an app after a release.
  typealias Number = KeyPath<AppState, Int>
  /// Such a number as it grows; added up where it is what a release took, which was nothing at the start.
  typealias Growing = (title: String, isTotal: Bool, number: Number)

  static var lines: Growing { ("Lines of code", false, \.counts.codeLines) }

  var architectures: [String] { start.map(\.architecture) }
  /// The apps after the last release.
  var last: [AppState] { releases.last?.apps ?? start }
  var series: [ChartSeries] { architectures.enumerated().map { ChartSeries($1, color: $0) } }
  var verifications: [Verification?] { [startVerification] + (releases + second).map(\.verification) }

  /// At the start and after each release.
  func values(of growing: Growing, in name: String) -> [Int] {
    let values = apps(of: name).map { $0[keyPath: growing.number] }
    return growing.isTotal ? values.indices.map { values[...$0].dropFirst().reduce(0, +) } : values
  }

  /// How it follows the lines of the first architecture.
  func growth(of growing: Growing, in name: String) -> GrowthLine? {
    let first = architectures.first ?? name
    return GrowthLine(
      values(of: growing, in: name), besides: values(of: growing, in: first),
      over: values(of: Self.lines, in: first), isTotal: growing.isTotal)
  }

  /// What further lines of the first architecture take in each, and where that crosses the first one's, and how surely.
  var growthTable: MarkdownTable {
    let all: [Growing] = [
      Self.lines, ("Lines of the largest type", false, \.largestType.codeLines),
      ("Test lines", false, \.testLines), ("Work outside of new folders, in all", true, \.linesOutside),
      ("Lines to read, in all", true, \.context), ("Tests edited, in all", true, \.part.tests.broken),
    ]
    let (first, end) = (architectures.first ?? "", last.first?.counts.codeLines ?? 0)
    let hundred = { (slope: Double) in NumberText.tenths(slope * 100) }
    var table = MarkdownTable(
      ["For each 100 lines of \(first)", "", "More", "Middle 95 %", "Crosses \(first)"],
      [.left, .left, .right, .right, .left])
    for growing in all {
      for name in architectures {
        guard let growth = growth(of: growing, in: name) else { continue }
        let share = Int((growth.crossingShare * 100).rounded())
        let crossing = growth.crossing.map { Int($0.rounded()) }.map {
          "at \(NumberText.count($0)) lines\($0 > end ? ", beyond the last release" : "") (\(share) %)"
        }
        let none = share == 0 ? "no" : "no (\(100 - share) %)"
        table.add([
          name == first ? growing.title : "", name, hundred(growth.slope),
          NumberText.range(growth.slopes, hundred), name == first ? "" : crossing ?? none,
        ])
      }
    }
    return table
  }

  /// A row for each app, or for some of one architecture side by side, with their numbers; a title stands once.
  private static func table(
    _ title: String, _ groups: [(title: String, rows: [[AppState]])], _ columns: [(title: String, Number)]
  ) -> MarkdownTable {
    var table = MarkdownTable([title, ""] + columns.map(\.title), words: 2)
    for group in groups {
      for (place, apps) in group.rows.enumerated() {
        let cells = columns.map { _, number in
          NumberText.counts(apps.map { $0[keyPath: number] })
            + (number == \.percentWithoutInterface ? " %" : "")
        }
        table.add([place == 0 ? group.title : ""] + apps.prefix(1).map(\.architecture) + cells)
      }
    }
    return table
  }

  /// What the apps are at the start and after some releases.
  func table(after releases: some Sequence<Release>) -> MarkdownTable {
    Self.table(
      "After", ([("start", start)] + releases.map { ($0.id, $0.apps) }).map { ($0, $1.map { [$0] }) },
      [
        ("Lines", \.counts.codeLines), ("Files", \.counts.files), ("Types", \.counts.types),
        ("Largest type", \.largestType.codeLines), ("Longest function", \.longestFunction.codeLines),
        ("Without interface", \.percentWithoutInterface), ("Test lines", \.testLines), ("Tests", \.tests),
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
    var table = MarkdownTable(["Release"] + columns.map(\.title))
    for (id, apps) in releases.map({ ($0.id, $0.apps) }) + [("**All**", releases.flatMap(\.apps))] {
      let cells = columns.map { column in
        architectures.map { name in
          let own = apps.filter { $0.architecture == name }
          return NumberText.count(own.reduce(0) { $0 + $1[keyPath: column.number] })
        }.joined(separator: " · ")
      }
      table.add([id] + cells)
    }
    return table
  }

  /// What adding a contact and a launch ask of the machine.
  var costTable: MarkdownTable {
    let metrics: [(CountResults.Metric, title: String)] = [
      (.instructions, "instructions"), (.bytesAllocated, "bytes allocated"),
    ]
    var table = MarkdownTable(["", "After"] + architectures, words: 2)
    for (workload, metric) in Cost.workloads.flatMap({ workload in metrics.map { (workload, $0) } }) {
      for (place, cost) in costs.enumerated() {
        let numbers = architectures.map { cost.count(of: metric.0, in: $0, workload) }
        let title = "\(MarkdownText.code(workload)): \(metric.title)"
        table.add(
          (place == 0 ? [title, "start"] : ["", cost.release])
            + numbers.map { $0.map(NumberText.tenths) ?? "not measured" })
      }
    }
    return table
  }

  /// How far Done on the Add screen goes at the start, half-way and at the end, where these were verified.
  var tapTable: MarkdownTable {
    var table = MarkdownTable(["After"] + architectures)
    for place in Set([0, releases.count / 2, releases.count]).sorted() {
      guard let taps = verifications[place]?.taps.value else { continue }
      let own = architectures.map { name in taps.first { $0.architecture == name } }
      table.add(
        [place == 0 ? "start" : releases[place - 1].id]
          + own.map { $0.map { NumberText.counts([$0.functions, $0.types]) } ?? "" })
    }
    return table
  }

  /// The apps after the releases that two people built, by either.
  var twice: [(id: String, first: [AppState], second: [AppState])] {
    second.flatMap { again in releases.filter { $0.id == again.id }.map { ($0.id, $0.apps, again.apps) } }
  }

  /// What two people made of the same requests.
  var authorTable: MarkdownTable {
    Self.table(
      "Release", twice.map { ($0.id, zip($0.first, $0.second).map { [$0, $1] }) },
      [
        ("Lines touched", \.part.sources.lines.all), ("outside its folder", \.linesOutside),
        ("New types", \.part.sources.types.added), ("Lines of the app", \.counts.codeLines),
      ])
  }

  /// How many times the lines of some releases others touched, from the lowest to the highest; nil for none.
  static func touched(_ pairs: [(AppState, AppState)]) -> String? {
    let ratios = pairs.map { first, second in
      Double(second.part.sources.lines.all) / Double(max(1, first.part.sources.lines.all))
    }
    guard let low = ratios.min(), let high = ratios.max() else { return nil }
    return "\(NumberText.hundredths(low)) to \(NumberText.hundredths(high))"
  }
}

extension LifeResults.Cost {
  func count(of metric: CountResults.Metric, in name: String, _ workload: String) -> Double? {
    counts.value?.counts.first { $0.workload == workload && $0.metric == metric && $0.arm == name }?.value
      .value
  }
}

extension LifeResults.AppState {
  fileprivate var percentWithoutInterface: Int {
    (linesWithoutInterface * 200 + counts.codeLines) / (2 * max(1, counts.codeLines))
  }
}

extension LifeResults.Parallel {
  /// In each architecture, what becomes of every two.
  func table(of names: [String]) -> MarkdownTable {
    let areBuilt = merges.allSatisfy { !$0.isClean || $0.build != nil }
    typealias Found = (conflicts: ChangeFindings.Conflicts, files: [String])
    let found = names.map { name -> Found in
      let own = merges.filter { $0.architecture == name }
      return (.init(own, areBuilt: areBuilt), own.flatMap(\.sources))
    }
    let rows: [(title: String, count: (Found) -> Int?)] = [
      ("Pairs that git cannot merge", \.conflicts.text),
      ("… that merge and do not compile", \.conflicts.compiler),
      ("… that compile, and a scenario fails", \.conflicts.scenarios),
      ("… in which every scenario holds", \.conflicts.none),
      ("Files in conflict, in all pairs", \.files.count),
      ("… in the folder of a screen", { $0.files.count(where: Self.isOfScreen) }),
      ("… in what joins the screens", { $0.files.count { !Self.isOfScreen($0) } }),
    ]
    var table = MarkdownTable([""] + names)
    for row in rows {
      table.add([row.title] + found.map { row.count($0).map { NumberText.count($0) } ?? "not measured" })
    }
    return table
  }

  /// Whether a file lies in the folder of one screen, and not among what several share.
  private static func isOfScreen(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropFirst(3).dropLast()
    return folders.first.map { $0 != "Shared" } ?? false
  }
}
