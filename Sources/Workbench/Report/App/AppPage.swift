import CommandLineKit
import Foundation

/// The page on an app of anybody's.
struct AppPage {
  let survey: AppSurvey
  /// The counts of public apps, and of the architectures of this package.
  let publicApps: [MeasuredApp]
  let ours: [MeasuredApp]
  /// How good the guesses were where a person had labelled the roles; nil where nothing is stored.
  let scores: RoleScores?
  /// The violations that the baseline does not have; nil without a baseline.
  let new: [AppViolation]?

  private var map: AppMap { survey.map }
  private var odd: [AppScreen] { survey.screens.filter { $0.pattern != survey.pattern } }

  /// The page and its pictures, by the names of their files.
  func write(named name: String, withFigures: Bool) -> MarkdownPage {
    let places = AppPlaces(survey.summary, survey.pattern, among: publicApps)
    var page = MarkdownPage()
    page.heading(1, "The architecture of \(MarkdownText.plain(name))")
    page.write(
      PackageResources.app_md, holes(places),
      parts: [
        "targetTable": { $0.table(targetTable) }, "odd": { writeOddScreens(to: &$0) },
        "rules": { $0.table(ruleTable) }, "violations": { writeViolations(to: &$0) },
        "matrix": { writeMatrix(named: withFigures ? name : nil, to: &$0) },
        "circles": { writeCircles(to: &$0) }, "largest": { $0.table(largestTable) },
        "places": {
          $0.table(places.table(beside: ours.first { $0.pattern == survey.pattern.rawValue }))
        },
        "plot": { page in
          guard withFigures, !publicApps.isEmpty else { return }
          page.figure("\(name)-places", places.plot)
        },
        "roles": { $0.table(roleTable) }, "every": { writeTypes(to: &$0) },
        "omitted": { $0.list(omitted.isEmpty ? ["Nothing but hidden files and links."] : omitted) },
      ])
    return page
  }

  private func holes(_ places: AppPlaces) -> Template.Holes {
    let counts = AppSurvey.counts(survey.screens)
    let hasScreens = !survey.screens.isEmpty
    let first = counts.filter { $0.count == counts[0].count }.map(\.pattern)
    let leading = first.count > 1 ? first : [survey.pattern]
    let others = counts.filter { !leading.contains($0.pattern) }.map {
      "\($0.pattern.rawValue) in \($0.count)"
    }
    let has = { (pattern: AppPattern) in counts.contains { $0.pattern == pattern } ? "" : nil }
    let reducers = map.types.count { $0.guess.reason == RoleGuesser.reducer }
    let (crossed, circles) = (survey.violations.count, survey.cycles.count)
    return [
      "pattern": hasScreens && leading.count == 1 ? survey.pattern.rawValue : nil,
      "tied": leading.count > 1 ? WordList.and(leading.map(\.rawValue)) : nil, "ties": counts.first?.count,
      "none": hasScreens ? nil : "", "held": survey.screens.count - odd.count,
      "screen": survey.screens.count, "others": others.isEmpty ? nil : WordList.and(others),
      "mv": has(.mv), "store": has(.store),
      "lines": survey.codeLines, "files": map.tree.files.count, "types": map.types.count,
      "known": map.types.count { $0.role != .unknown },
      "free": NumberText.percent(Double(survey.interfaceFreeLines) / Double(max(survey.codeLines, 1))),
      "uncrossed": crossed == 0 ? "" : nil, "crossed": crossed > 0 && new == nil ? crossed : nil,
      "crossings": crossed > 0 ? crossed : nil, "new": new?.count,
      "straight": circles == 0 ? "" : nil, "circled": circles > 0 ? "" : nil,
      "circles": circles > 0 ? circles : nil, "inCircles": survey.cycles.joined().count,
      "targets": map.targets.count > 1 ? map.targets.count : nil, "rulesOf": survey.pattern.rawValue,
      "right": scores?.all.precision.map { NumberText.percent($0) }, "guesses": scores?.all.guessed,
      "peers": publicApps.isEmpty ? nil : places.peers.count, "peersWords": places.words,
      "noPeers": publicApps.isEmpty ? "" : nil, "reducers": reducers > 2 ? reducers : nil,
    ]
  }

  private func code(_ place: AppLocation) -> String { MarkdownText.code("\(place.file):\(place.line)") }

  private func shortened(_ items: [String], to limit: Int) -> [String] {
    items.count <= limit
      ? items : items.prefix(limit) + ["and \(NumberText.count(items.count - limit)) more: `--json` has all"]
  }

  private var targetTable: MarkdownTable {
    var table = MarkdownTable(
      ["Target, the largest first", "Code lines", "Types", "Screens"], [.left, .right, .right, .left])
    let lines = Dictionary(map.tree.files.map { ($0.target, $0.codeLines) }, uniquingKeysWith: +)
    for (target, lines) in lines.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(10)
    where map.targets.count > 1 {
      let screens = survey.screens.filter { map.types[$0.type].target == target }
      table.add([
        target.isEmpty ? "*the folder itself*" : MarkdownText.code(target), NumberText.count(lines),
        NumberText.count(map.types.count { $0.target == target }),
        AppSurvey.counts(screens).map { "\($0.pattern.rawValue) \($0.count)" }.joined(separator: ", "),
      ])
    }
    return table
  }

  private func writeOddScreens(to page: inout MarkdownPage) {
    guard !odd.isEmpty else { return }
    let items = odd.map { screen in
      let type = map.types[screen.type]
      return "\(MarkdownText.plain(type.name)), \(screen.pattern.rawValue): \(code(type.place))"
    }
    page.details("The \(NumberText.count(odd.count, "screen")) not in \(survey.pattern.rawValue)") {
      $0.list(shortened(items, to: 25))
    }
  }

  // MARK: Rules

  private var ruleTable: MarkdownTable {
    var table = MarkdownTable(["Rule", "Types", "Types that break it"])
    let tallies = survey.summary.rules
    for rule in survey.rules {
      guard let tally = tallies[rule.subject], tally.types > 0 else { continue }
      table.add([MarkdownText.code(rule.text), NumberText.count(tally.types), NumberText.count(tally.broken)])
    }
    return table
  }

  /// A few for each rule, those first that are mended by the loss of a line.
  private func writeViolations(to page: inout MarkdownPage) {
    let shown = Dictionary(grouping: new ?? survey.violations, by: \.rule)
    page.list(
      shown.sorted { $0.key < $1.key }.map { rule, violations in
        let sorted = violations.filter(\.isNeedless) + violations.filter { !$0.isNeedless }
        let places = sorted.map { "\(code($0.place)): \(MarkdownText.plain($0.message))" }
        return ([MarkdownText.code(rule)] + shortened(places, to: 5)).joined(separator: "\n  - ")
      })
  }

  // MARK: Who knows whom

  /// The picture is made where it has a name.
  private func writeMatrix(named name: String?, to page: inout MarkdownPage) {
    let roles = AppRole.allCases.filter { role in role != .unknown && map.types.contains { $0.role == role } }
    let knowledge = map.knowledge
    let counts = roles.map { row in roles.map { knowledge[row]?[$0] ?? 0 } }
    if let name {
      let diagram = RoleDiagram(
        title: "Who knows whom in \(VisibleText.oneLine(name))",
        subtitle: "Roles whose types name each other",
        parts: roles.map { .init(name: $0.rawValue, isFramed: false) },
        knows: counts.map { $0.map { $0 > 0 ? .byName : .none } })
      page.figure("\(name)-roles", diagram)
    }
    var table = MarkdownTable([""] + roles.map(\.rawValue))
    for (role, counts) in zip(roles, counts) {
      table.add([role.rawValue] + counts.map { $0 == 0 ? "" : NumberText.count($0) })
    }
    page.table(table)
  }

  private func writeCircles(to page: inout MarkdownPage) {
    let items = survey.cycles.map { cycle in
      let members = Set(cycle)
      let named = cycle.flatMap { map.types[$0].known.keys.filter(members.contains) }
        .reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let names = cycle.sorted { (named[$1] ?? 0, $0) < (named[$0] ?? 0, $1) }.prefix(6)
        .map { "\(MarkdownText.plain(map.types[$0].name)) (\(NumberText.count(named[$0] ?? 0)))" }
      let shown = names + (cycle.count > 6 ? ["…"] : [])
      return "\(NumberText.count(cycle.count)): \(shown.joined(separator: ", "))"
    }
    page.list(shortened(items, to: 10))
  }

  private var largestTable: MarkdownTable {
    func cells(_ name: String, _ place: AppLocation, _ lines: Int) -> [String] {
      ["\(MarkdownText.plain(name)) \(code(place))", NumberText.count(lines)]
    }
    let types = survey.largestTypes.map { cells($0.name, $0.place, $0.codeLines) }
    let functions = survey.largestFunctions.map { cells($0.name, $0.place, $0.codeLines) }
    var table = MarkdownTable(
      ["Type", "Code lines", "Function", "Code lines"], [.left, .right, .left, .right])
    for index in 0..<max(types.count, functions.count) {
      table.add([types, functions].flatMap { $0.dropFirst(index).first ?? ["", ""] })
    }
    return table
  }

  // MARK: Roles

  private var roleTable: MarkdownTable {
    var table = MarkdownTable(["Role", "Types", "Code lines", "Such as"], [.left, .right, .right, .left])
    for role in AppRole.allCases {
      let types = map.types(of: role)
      guard let first = types.first else { continue }
      table.add([
        role.rawValue, NumberText.count(types.count), NumberText.count(types.reduce(0) { $0 + $1.codeLines }),
        "\(MarkdownText.plain(first.name)): \(MarkdownText.plain(first.guess.reason))",
      ])
    }
    return table
  }

  private func writeTypes(to page: inout MarkdownPage) {
    let doubtful = map.types.filter(\.guess.isDoubtful).sorted { $0.codeLines > $1.codeLines }
    guard !doubtful.isEmpty else { return }
    let types = doubtful.map { type in
      let (name, reason) = (MarkdownText.plain(type.name), MarkdownText.plain(type.guess.reason))
      return "\(name), \(type.role.rawValue): \(reason), \(code(type.place))"
    }
    page.details("The doubtful guesses, the largest types first") { $0.list(shortened(types, to: 40)) }
  }

  private var omitted: [String] {
    let (tree, shown) = (map.tree, 3)
    var items = AppTree.Omission.allCases.compactMap { reason in
      tree.omitted[reason].map { paths in
        let more = paths.count > shown ? ["\(NumberText.count(paths.count - shown)) more"] : []
        let list = WordList.and(paths.prefix(shown).map { MarkdownText.code($0) } + more)
        return "\(reason.rawValue.capitalizedFirst): \(list)"
      }
    }
    if tree.interfaceFiles > 0 {
      let count = NumberText.count(tree.interfaceFiles, "file")
      items.append("\(count) of storyboards and nibs, which are counted and not read")
    }
    if tree.objectiveC.files > 0 {
      let (files, lines) = tree.objectiveC
      items.append(
        "\(NumberText.count(files, "file")) in Objective-C with \(NumberText.count(lines, "line")), not read")
    }
    return items + tree.uncounted.map { MarkdownText.plain($0) }
  }
}

extension RoleScores {
  /// A row for each role, and one for all.
  var table: MarkdownTable {
    let rows = AppRole.allCases.compactMap { role in roles[role.rawValue].map { (role.rawValue, $0) } }
    let share = { (value: Double?) in value.map { NumberText.percent($0) } ?? "–" }
    return MarkdownTable(
      rows + [("**all**", all)],
      columns: [
        ("Role", .left, \.0), ("Labelled", .right, { NumberText.count($0.1.labelled) }),
        ("Guessed", .right, { NumberText.count($0.1.guessed) }),
        ("Right", .right, { NumberText.count($0.1.right) }),
        ("Precision", .right, { share($0.1.precision) }), ("Recall", .right, { share($0.1.recall) }),
      ])
  }
}
