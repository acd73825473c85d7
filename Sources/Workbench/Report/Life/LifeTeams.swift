import Measurement

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
      ("New types", { $0.part.sources.types.added }), ("Largest type", { $0.largestType.codeLines }),
      ("Lines of the app", { $0.counts.codeLines }), ("Tests edited", { $0.part.tests.broken }),
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
      ChangeFindings.Conflicts(own(name), areBuilt: merges.contains { $0.build != nil })
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
