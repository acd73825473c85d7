import CommandLineKit
import Measurement

struct AppPage {
  let survey: AppSurvey
  /// The counts of public apps, and how good the guesses were where a person had labelled the roles.
  let stored: PublicAppRoles
  let ours: AppSummary?
  private var map: AppMap { survey.map }

  func write(named name: String, withFigures: Bool) throws -> MarkdownPage {
    let places = try AppPlaces(survey.summary, survey.pattern, among: stored.apps)
    let odd = survey.screens.filter { $0.pattern != survey.pattern }
    var page = MarkdownPage()
    page.write(
      "app.md", holes(places).merging(["name": MarkdownText.plain(name)]) { $1 },
      parts: [
        "targetTable": { $0.table(targetTable) },
        "odd": { page in
          let title = "The \(NumberText.count(odd.count, "screen")) not in \(survey.pattern.rawValue)"
          let items = odd.map { "\(MarkdownText.plain($0.name)), \($1.rawValue): \(code($0.place))" }
          if !odd.isEmpty { page.details(title) { $0.list(shortened(items, to: 25)) } }
        },
        "rules": { $0.table(ruleTable) }, "violations": { $0.list(violations) },
        "needlessList": { $0.list(shortened(needless, to: 10)) },
        "matrix": { writeMatrix(named: withFigures ? name : nil, to: &$0) },
        "circles": { $0.list(shortened(circles, to: 10)) },
        "types": { $0.table(largest(map.types.map { ($0.name, $0.place, $0.codeLines) }, "Type")) },
        "functions": { $0.table(largest(map.tree.files.flatMap(\.functions), "Function or property")) },
        "places": { $0.table(places.table(beside: ours, of: survey.pattern)) },
        "plot": { if withFigures, !places.peers.isEmpty { $0.figure("\(name)-places", places.plot) } },
        "roles": { $0.table(roleTable) },
      ])
    return page
  }

  private func holes(_ places: AppPlaces) -> Template.Holes {
    let (counts, summary, tree) = (AppSurvey.counts(survey.screens), survey.summary, map.tree)
    let scores = stored.scores().all
    let shares = counts.map { "\($0.pattern.rawValue) in \(NumberText.count($0.count))" }
    let leading = counts.count { 4 * $0.count > 3 * counts[0].count }
    let free = Double(summary.interfaceFreeLines) / Double(max(summary.codeLines, 1))
    let positive = { (count: Int) in count > 0 ? count : nil }
    let uncounted = tree.uncounted.map { MarkdownText.plain($0) }.joined(separator: "\n- ")
    var holes: Template.Holes = [
      "pattern": counts.isEmpty ? nil : WordList.and(Array(shares.prefix(leading))),
      "none": counts.isEmpty, "screen": survey.screens.count,
      "others": Array(shares.dropFirst(leading)), "lines": summary.codeLines, "alone": places.peers.isEmpty,
      "files": summary.files, "types": summary.types, "known": map.types.count { $0.role != .unknown },
      "free": free > 0 && free < 0.01 ? "less than 1\u{A0}%" : NumberText.percent(free),
      "crossed": survey.violations.count { !$0.isNeedless }, "needless": positive(needless.count),
      "new": survey.gone == nil
        ? "" : ", \(NumberText.count(survey.new.count { !$0.isNeedless })) of them new",
      "circles": survey.cycles.count, "circled": !survey.cycles.isEmpty, "inCircles": summary.typesInCycles,
      "targets": map.targets.count > 1 ? map.targets.count : nil, "rulesOf": survey.pattern.rawValue,
      "right": scores.precision.map { NumberText.percent($0) }, "guesses": scores.guessed,
      "peers": positive(places.peers.count), "peersWords": places.words,
      "compared": !places.peers.isEmpty, "matrixed": map.types.contains { $0.role != .unknown },
      "interfaceFiles": positive(tree.interfaceFiles), "objectiveC": positive(tree.objectiveCFiles),
      "uncounted": uncounted.isEmpty ? nil : uncounted,
    ]
    for (reason, paths) in tree.omitted {
      let more = paths.count > 3 ? ["\(NumberText.count(paths.count - 3)) more"] : []
      holes["\(reason)"] = WordList.and(paths.prefix(3).map { MarkdownText.code($0) } + more)
    }
    return holes
  }

  private func code(_ place: SourcePlace) -> String { MarkdownText.code(place.inFile) }

  private func shortened(_ items: [String], to limit: Int) -> [String] {
    items.count <= limit
      ? items : items.prefix(limit) + ["and \(NumberText.count(items.count - limit)) more: `--json` has all"]
  }

  private var targetTable: MarkdownTable {
    let lines = Dictionary(map.tree.files.map { ($0.target, $0.codeLines) }, uniquingKeysWith: +)
    let targets = lines.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return MarkdownTable(
      targets.count > 1 ? Array(targets.prefix(10)) : [],
      columns: [
        ("Folder, at most ten", .left, { $0.isEmpty ? "*the folder itself*" : MarkdownText.code($0) }),
        ("Code lines", .right, { NumberText.count(lines[$0] ?? 0) }),
        ("Types", .right, { target in NumberText.count(map.types.count { $0.target == target }) }),
        ("Screens", .right, { name in NumberText.count(survey.screens.count { $0.type.target == name }) }),
      ])
  }

  private var ruleTable: MarkdownTable {
    func places(_ rule: AppRule, areNeedless: Bool) -> String {
      NumberText.count(
        survey.violations.count { rule.each.contains($0.rule) && $0.isNeedless == areNeedless })
    }
    return MarkdownTable(
      survey.rules.filter { !map.types(of: $0.role).isEmpty },
      columns: [
        ("Rule", .left, { MarkdownText.code($0.text) }),
        ("Types", .right, { NumberText.count(map.types(of: $0.role).count) }),
        ("Places", .right, { places($0, areNeedless: false) }),
        ("Needless imports", .right, { places($0, areNeedless: true) }),
      ])
  }

  private var needless: [String] { survey.new.filter(\.isNeedless).map(described) }

  private var violations: [String] {
    let others = Dictionary(grouping: survey.new.filter { !$0.isNeedless }, by: \.rule)
    return others.sorted { $0.key < $1.key }.map { rule, violations in
      let types = Dictionary(grouping: violations, by: \.type).values.sorted { $0[0].place < $1[0].place }
      let items = types.map { places in
        let more = places.dropFirst().last.map { "; \(places.count - 1) more, such as \(code($0.place))" }
        return "\(described(places[0])) (\(MarkdownText.plain(places[0].reasons))\(more ?? ""))"
      }
      return ([MarkdownText.code(rule)] + shortened(items, to: 5)).joined(separator: "\n  - ")
    }
  }

  private func described(_ violation: AppViolation) -> String {
    "\(code(violation.place)): \(MarkdownText.plain(violation.message))"
  }

  private func writeMatrix(named name: String?, to page: inout MarkdownPage) {
    let sure = map.types.map { $0.isDoubtful ? .unknown : $0.role }
    let roles = AppRole.allCases.filter { $0 != .unknown && sure.contains($0) }
    let pairs = map.types.enumerated().flatMap { index, type in
      Set(type.known.keys.map { sure[$0] }).map { [sure[index], $0] }
    }
    let knowledge = Dictionary(pairs.filter { $0[0] != $0[1] }.map { ($0, 1) }, uniquingKeysWith: +)
    if let name {
      let diagram = RoleDiagram(
        title: "Who knows whom in \(VisibleText.oneLine(name))",
        subtitle: "A number counts the types of a role that name one of the role where its arrow ends.",
        parts: roles.map { .init(name: $0.rawValue, isFramed: false) },
        knows: roles.map { row in roles.map { knowledge[[row, $0]].map { .byTypes($0) } ?? .none } })
      page.figure("\(name)-roles", diagram)
    }
    let rows = roles.map { row in
      (row.rawValue, { (known: AppRole) in knowledge[[row, known]].map { NumberText.count($0) } ?? "" })
    }
    page.table(MarkdownTable(roles, titled: \.rawValue, rows: rows))
  }

  private var circles: [String] {
    survey.cycles.map { cycle in
      let known = { (place: Int) in map.knowers[place, default: []].count }
      let first = cycle.sorted { (known($1), $0) < (known($0), $1) }.prefix(6)
      let names = first.map { MarkdownText.plain(map.types[$0].name) } + (cycle.count > 6 ? ["…"] : [])
      return "\(NumberText.count(cycle.count)): \(names.joined(separator: ", "))"
    }
  }

  private func largest(_ parts: [ScannedSource.Body], _ title: String) -> MarkdownTable {
    var table = MarkdownTable([title, "Code lines"])
    for part in parts.sorted(by: { $0.codeLines > $1.codeLines }).prefix(5) {
      table.add(["\(MarkdownText.plain(part.name)) \(code(part.place))", NumberText.count(part.codeLines)])
    }
    return table
  }

  private var roleTable: MarkdownTable {
    MarkdownTable(
      AppRole.allCases.map { map.types(of: $0) }.filter { !$0.isEmpty },
      columns: [
        ("Role", .left, \.[0].role.rawValue),
        ("Types", .right, { types in NumberText.count(types.count { $0.kind != .protocol }) }),
        ("Protocols", .right, { types in NumberText.count(types.count { $0.kind == .protocol }) }),
        ("Of these doubtful", .right, { types in NumberText.count(types.count(where: \.isDoubtful)) }),
        ("Code lines", .right, { types in NumberText.count(types.reduce(0) { $0 + $1.codeLines }) }),
        ("Such as", .left, { MarkdownText.plain(($0.first { !$0.isDoubtful } ?? $0[0]).explained) }),
      ])
  }
}
