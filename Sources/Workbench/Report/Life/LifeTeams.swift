import Measurement

/// What the life of an app says of its run time and of its taps.
extension LifePage {
  private static let metrics: [(title: String, metric: CountResults.Metric)] = [
    ("Instructions", .instructions), ("Bytes allocated", .bytesAllocated),
  ]

  /// What adding a contact and a launch ask of the machine.
  func costTable(of life: LifeResults) -> MarkdownTable {
    var table = MarkdownTable(
      ["", "After"] + life.architectures, [.left, .left] + life.architectures.map { _ in .right })
    for workload in LifeResults.Cost.workloads {
      for (title, metric) in Self.metrics {
        for (place, cost) in life.costs.enumerated() {
          let values = life.architectures.map { name in
            cost.counts.value?.counts.first {
              $0.workload == workload && $0.arm == name && $0.metric == metric
            }?.value.value
          }
          table.add(
            [
              place == 0 ? "\(MarkdownText.code(workload)): \(title.lowercased())" : "",
              place == 0 ? "start" : cost.release,
            ] + values.map { $0.map(NumberText.tenths) ?? "not measured" })
        }
      }
    }
    return table
  }

  /// How far Done on the Add screen goes, where the releases were verified.
  func tapTable(of life: LifeResults) -> MarkdownTable {
    let verified = [("start", life.startVerification)] + life.releases.map { ($0.id, $0.verification) }
    var table = MarkdownTable(
      ["After"] + life.architectures, [.left] + life.architectures.map { _ in .right })
    let places = [0, life.releases.count / 2, life.releases.count]
    for (place, (id, verification)) in verified.enumerated() where places.contains(place) {
      guard let taps = verification?.taps.value else { continue }
      table.add(
        [id]
          + life.architectures.map { name in
            taps.first { $0.architecture == name }.map { NumberText.counts([$0.functions, $0.types]) } ?? ""
          })
    }
    return table
  }
}

/// What the life of an app says of the people who build it: how far two authors differ, and what becomes of releases that
/// several people build at once.
extension LifeResults {
  /// The ratios of what a second author's releases took to what the first one's took.
  var ratiosOfAuthors: [Double] {
    pairsOfAuthors.map { first, second in
      Double(second.part.sources.lines.all) / Double(max(1, first.part.sources.lines.all))
    }
  }

  /// The ratios of what releases took under one architecture to what they took under the first, of those that two people
  /// built, by either.
  func ratiosOfPatterns(_ name: String) -> [Double] {
    let again = second.map(\.id)
    return (releases.filter { again.contains($0.id) } + second).compactMap { release in
      guard let base = release.apps.first, let app = release.apps.first(where: { $0.architecture == name })
      else { return nil }
      return Double(app.part.sources.lines.all) / Double(max(1, base.part.sources.lines.all))
    }
  }

  private var pairsOfAuthors: [(AppState, AppState)] {
    second.flatMap { again in
      releases.filter { $0.id == again.id }.flatMap { zip($0.apps, again.apps) }
    }
  }

  /// What two people made of the same requests.
  var authorTable: MarkdownTable {
    let columns: [(String, (AppState) -> Int)] = [
      ("Lines touched", { $0.part.sources.lines.all }), ("outside its folder", { $0.linesOutside }),
      ("New types", { $0.part.sources.types.added }),
      ("Lines of the app", { $0.counts.codeLines }),
    ]
    var table = MarkdownTable(
      ["Release", ""] + columns.map(\.0), [.left, .left] + columns.map { _ in .right })
    for again in second {
      let first = releases.first { $0.id == again.id }?.apps ?? []
      for (place, (one, other)) in zip(first, again.apps).enumerated() {
        table.add(
          [place == 0 ? again.id : "", one.architecture]
            + columns.map { _, value in NumberText.counts([value(one), value(other)]) })
      }
    }
    return table
  }
}

extension LifeResults.Parallel {
  /// In each architecture, what becomes of every two.
  func table(of names: [String]) -> MarkdownTable {
    let own = { (name: String) in merges.filter { $0.architecture == name } }
    let conflicts = { (name: String) in
      ChangeFindings.Conflicts(own(name), areBuilt: merges.allSatisfy { !$0.isClean || $0.build != nil })
    }
    let files = { (name: String) in own(name).flatMap(\.sources) }
    let number = { (count: Int?) in count.map { NumberText.count($0) } ?? "not measured" }
    let rows: [(String, (String) -> String)] = [
      ("Pairs that git cannot merge", { number(conflicts($0).text) }),
      ("… that merge and do not compile", { number(conflicts($0).compiler) }),
      ("… that compile, and a scenario fails", { number(conflicts($0).scenarios) }),
      ("… in which every scenario holds", { number(conflicts($0).none) }),
      ("Files in conflict, in all pairs", { number(files($0).count) }),
      ("… in the folder of a screen", { name in number(files(name).count { Self.isOfScreen($0) }) }),
      ("… in what joins the screens", { name in number(files(name).count { !Self.isOfScreen($0) }) }),
    ]
    return MarkdownTable(names, titled: { $0 }, rows: rows)
  }

  /// Whether a file lies in the folder of one screen, and not among what several share.
  private static func isOfScreen(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropFirst(3).dropLast()
    return folders.first.map { $0 != "Shared" } ?? false
  }

  /// How many pairs there are in each architecture.
  var pairs: Int { releases.count * (releases.count - 1) / 2 }
}
