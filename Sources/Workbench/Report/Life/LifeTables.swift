import Measurement

/// What the life of an app says in numbers, and in tables with a column for each thing that is told.
extension LifeResults {
  /// Something that is counted of an app after a release.
  typealias Number = KeyPath<AppState, Int>

  var architectures: [String] { start.map(\.architecture) }
  /// The apps after the last release.
  var last: [AppState] { releases.last?.apps ?? start }
  var series: [ChartSeries] { architectures.enumerated().map { ChartSeries($1, color: $0) } }

  /// How many times the lines of another app one has, before the first release and after the last; nil where there is none.
  func ratios(of name: String, over base: String) -> (start: Double, last: Double)? {
    let ratios = zip(apps(of: name), apps(of: base)).map {
      Double($0.counts.codeLines) / Double($1.counts.codeLines)
    }
    guard let start = ratios.first, let last = ratios.last, start.isFinite, last.isFinite else { return nil }
    return (start, last)
  }

  /// At the start and after each release; added up where it is what a release took, which was nothing at the start.
  func values(of number: Number, in name: String, isTotal: Bool = false) -> [Int] {
    let values = apps(of: name).map { $0[keyPath: number] }
    guard isTotal else { return values }
    return values.indices.map { values[...$0].dropFirst().reduce(0, +) }
  }

  /// A table whose first column says once what several rows belong to.
  private static func grouped<Thing>(
    _ title: String, _ groups: [(title: String, things: [Thing])], _ columns: [MarkdownTable.Column<Thing>]
  ) -> MarkdownTable {
    let rows = groups.flatMap { group in
      group.things.enumerated().map { (title: $0 == 0 ? group.title : "", thing: $1) }
    }
    return MarkdownTable(
      rows,
      columns: [(title, .left, { $0.title })]
        + columns.map { column in (column.title, column.1, { column.text($0.thing) }) })
  }

  // MARK: How it grows

  private func growth(of number: Number, in name: String, isTotal: Bool = false) throws -> GrowthLine? {
    let first = architectures.first ?? name
    return try GrowthLine(
      values(of: number, in: name, isTotal: isTotal),
      besides: values(of: number, in: first, isTotal: isTotal),
      over: values(of: \.counts.codeLines, in: first), isTotal: isTotal)
  }

  /// What fills the holes of the sentences that the page begins with.
  var answer: Template.Holes {
    get throws {
      let growths = try architectures.dropFirst().compactMap { name in
        try growth(of: \.counts.codeLines, in: name).map { (name, $0) }
      }
      guard !growths.isEmpty, let first = last.first else { return [:] }
      let crossings = growths.compactMap { name, growth in
        growth.crossing.map { "\(name) has as many at \(NumberText.count(Int($0.rounded()))) lines" }
      }
      let words = growths.map { name, growth in
        let ends = [growth.slopes.lowerBound, growth.slopes.upperBound].map(NumberText.hundredths)
        return "\(name) takes \(NumberText.hundredths(growth.slope)) lines (\(ends[0]) to \(ends[1]))"
      }
      return [
        "first": first.architecture, "growths": words.joined(separator: ", and "),
        "uncrossed": crossings.isEmpty ? first.counts.codeLines : nil,
        "crossings": crossings.isEmpty ? nil : crossings.joined(separator: "; "),
      ]
    }
  }

  /// What further lines of the first architecture take in each, and where that crosses the first one's.
  var growthTable: MarkdownTable {
    get throws {
      let growing: [(title: String, isTotal: Bool, number: Number)] = [
        ("Lines of code", false, \.counts.codeLines),
        ("Lines of the largest type", false, \.largestType.codeLines),
        ("Test lines", false, \.testLines),
        ("Work outside of new folders, in all", true, \.linesOutside),
        ("Lines to read, in all", true, \.context),
        ("Tests edited, in all", true, \.part.tests.broken),
      ]
      let first = architectures.first ?? ""
      let lines = apps(of: first).last?.counts.codeLines ?? 0
      let groups = try growing.map { title, isTotal, number in
        (
          title,
          try architectures.compactMap { name in
            try growth(of: number, in: name, isTotal: isTotal).map { (name: name, growth: $0) }
          }
        )
      }
      let hundred = { (slope: Double) in NumberText.tenths(slope * 100) }
      return Self.grouped(
        "For each 100 lines of \(first)", groups,
        [
          ("", .left, { $0.name }), ("More", .right, { hundred($0.growth.slope) }),
          (
            "Middle 95 %", .right,
            { "\(hundred($0.growth.slopes.lowerBound))–\u{2060}\(hundred($0.growth.slopes.upperBound))" }
          ),
          ("Crosses \(first)", .left, { $0.name == first ? "" : $0.growth.crossingWords(upTo: lines) }),
        ])
    }
  }

  // MARK: Release by release

  /// What the apps are at the start and after some releases.
  func table(after releases: some Sequence<Release>) -> MarkdownTable {
    func column(_ title: String, _ number: Number) -> MarkdownTable.Column<AppState> {
      (title, .right, { NumberText.count($0[keyPath: number]) })
    }
    return Self.grouped(
      "After", [("start", start)] + releases.map { ($0.id, $0.apps) },
      [
        ("", .left, { $0.architecture }), column("Lines", \.counts.codeLines),
        column("Files", \.counts.files), column("Types", \.counts.types),
        column("Largest type", \.largestType.codeLines),
        column("Longest function", \.longestFunction.codeLines),
        (
          "Without interface", .right,
          { app in
            let lines = max(1, app.counts.codeLines)
            return "\((app.linesWithoutInterface * 200 + lines) / (2 * lines)) %"
          }
        ),
        column("Test lines", \.testLines), column("Tests", \.tests),
        column("UI-free tests", \.testsWithoutInterface),
      ])
  }

  /// What each release took, and all together.
  var stepTable: MarkdownTable {
    let columns: [(String, Number)] = [
      ("Lines touched", \.part.sources.lines.all),
      ("in files that were there", \.part.sources.lines.inExistingFiles),
      ("outside its folder", \.linesOutside), ("Tests edited", \.part.tests.broken),
      ("Lines to read", \.context),
    ]
    let rows = releases.map { ($0.id, $0.apps) } + [("**All**", releases.flatMap(\.apps))]
    return MarkdownTable(
      rows,
      columns: [("Release", .left, { $0.0 })]
        + columns.map { title, number in
          let cell = { (row: (String, [AppState])) in
            architectures.map { name in
              let own = row.1.filter { $0.architecture == name }
              return NumberText.count(own.reduce(0) { $0 + $1[keyPath: number] })
            }.joined(separator: " · ")
          }
          return (title, .right, cell)
        })
  }

  // MARK: What runs

  /// What adding a contact and a launch ask of the machine.
  var costTable: MarkdownTable {
    let metrics: [(CountResults.Metric, String)] = [
      (.instructions, "instructions"), (.bytesAllocated, "bytes allocated"),
    ]
    let groups = Cost.workloads.flatMap { workload in
      metrics.map { metric, title in
        (
          "\(MarkdownText.code(workload)): \(title)",
          costs.enumerated().map { place, cost in
            let counts = cost.counts.value?.counts ?? []
            return (
              name: place == 0 ? "start" : cost.release,
              counts: counts.filter { $0.workload == workload && $0.metric == metric }
            )
          }
        )
      }
    }
    return Self.grouped(
      "", groups,
      [("After", .left, { $0.name })]
        + architectures.map { name in
          (
            name, .right,
            { row in
              row.counts.first { $0.arm == name }?.value.value.map(NumberText.tenths) ?? "not measured"
            }
          )
        })
  }

  /// How far Done on the Add screen goes at the start, half-way and at the end, where these were verified.
  var tapTable: MarkdownTable {
    let found = [("start", startVerification)] + releases.map { ($0.id, $0.verification) }
    let rows = Set([0, releases.count / 2, releases.count]).sorted().compactMap { place in
      found[place].1?.taps.value.map { (name: found[place].0, taps: $0) }
    }
    return MarkdownTable(
      rows,
      columns: [("After", .left, { $0.name })]
        + architectures.map { name in
          let cell = { (tap: TapCount) in NumberText.counts([tap.functions, tap.types]) }
          return (name, .right, { $0.taps.first { $0.architecture == name }.map(cell) ?? "" })
        })
  }

  // MARK: Who builds it

  /// The releases that two people built.
  private var twice: [(first: Release, second: Release)] {
    second.compactMap { again in releases.first { $0.id == again.id }.map { ($0, again) } }
  }

  /// How many times the lines of the first author's releases the second one's touched.
  var ratiosOfAuthors: String? { Self.ratios(twice.flatMap { zip($0.first.apps, $0.second.apps) }) }

  /// How many times the lines of the first architecture the others touched in these releases, by either author.
  var ratiosOfPatterns: String {
    WordList.and(
      architectures.dropFirst().compactMap { name in
        let pairs = twice.flatMap { [$0.first.apps, $0.second.apps] }.flatMap { apps in
          apps.filter { $0.architecture == name }.map { (apps[0], $0) }
        }
        return Self.ratios(pairs).map { "\(name) \($0)" }
      })
  }

  /// From the lowest to the highest; nil for none.
  private static func ratios(_ pairs: [(AppState, AppState)]) -> String? {
    let ratios = pairs.map { first, second in
      Double(second.part.sources.lines.all) / Double(max(1, first.part.sources.lines.all))
    }
    guard let low = ratios.min(), let high = ratios.max() else { return nil }
    return "\(NumberText.hundredths(low)) to \(NumberText.hundredths(high))"
  }

  /// What two people made of the same requests.
  var authorTable: MarkdownTable {
    let columns: [(String, Number)] = [
      ("Lines touched", \.part.sources.lines.all), ("outside its folder", \.linesOutside),
      ("New types", \.part.sources.types.added), ("Lines of the app", \.counts.codeLines),
    ]
    return Self.grouped(
      "Release", twice.map { ($0.first.id, Array(zip($0.first.apps, $0.second.apps))) },
      [("", .left, { $0.0.architecture })]
        + columns.map { title, number in
          (title, .right, { NumberText.counts([$0.0[keyPath: number], $0.1[keyPath: number]]) })
        })
  }
}

extension LifeResults.Parallel {
  /// How many pairs there are in each architecture.
  var pairs: Int { releases.count * (releases.count - 1) / 2 }

  /// In each architecture, what becomes of every two.
  func table(of names: [String]) -> MarkdownTable {
    let areBuilt = merges.allSatisfy { !$0.isClean || $0.build != nil }
    typealias Team = (conflicts: ChangeFindings.Conflicts, ofScreen: Int, files: Int)
    let rows: [(String, (Team) -> Int?)] = [
      ("Pairs that git cannot merge", { $0.conflicts.text }),
      ("… that merge and do not compile", { $0.conflicts.compiler }),
      ("… that compile, and a scenario fails", { $0.conflicts.scenarios }),
      ("… in which every scenario holds", { $0.conflicts.none }),
      ("Files in conflict, in all pairs", { $0.files }),
      ("… in the folder of a screen", { $0.ofScreen }),
      ("… in what joins the screens", { $0.files - $0.ofScreen }),
    ]
    let teams = names.map { name -> (name: String, team: Team) in
      let own = merges.filter { $0.architecture == name }
      let files = own.flatMap(\.sources)
      return (name, (.init(own, areBuilt: areBuilt), files.count(where: Self.isOfScreen), files.count))
    }
    return MarkdownTable(
      teams, titled: { $0.name },
      rows: rows.map { title, count in
        (title, { count($0.team).map { NumberText.count($0) } ?? "not measured" })
      })
  }

  /// Whether a file lies in the folder of one screen, and not among what several share.
  private static func isOfScreen(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropFirst(3).dropLast()
    return folders.first.map { $0 != "Shared" } ?? false
  }
}
