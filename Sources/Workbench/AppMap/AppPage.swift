import CommandLineKit
import SourceReading

struct AppPage {
  let survey: AppSurvey
  private let (asking, cycles, unreached): ([AppMap.Asking], [AppMap.Cycle], [AppType])
  private var hasOwnRules: Bool { !map.words.rules.isEmpty }
  private var map: AppMap { survey.map }

  init(survey: AppSurvey) {
    self.survey = survey
    (asking, cycles, unreached) = (survey.map.asking, survey.map.cycles, survey.map.unreachedWorkers)
  }

  /// - Parameter figures: what the names of the figures' files begin with; nil leaves the figures out.
  func write(named name: String, figures: String?) throws -> MarkdownPage {
    var page = MarkdownPage()
    page.write(
      "app.md",
      holes.merging(["name": MarkdownText.plain(name)]) { $1 },
      parts: [
        "violations": { $0.list(violations) }, "rules": { $0.table(ruleTable) },
        "excuses": { $0.list(excuses) },
        "targets": { if let figures { writeTargets(of: name, figures, to: &$0) } },
        "needlessList": { $0.list(shortened(newNeedless, to: 10)) },
        "unusedList": { $0.list(shortened(unused, to: 10)) },
        "unreachedList": { page in
          let items = unreached.map {
            "\(code($0.place)): \(MarkdownText.plain("\($0.name), \($0.described)"))"
          }
          page.list(shortened(items, to: 20))
        },
        "cycleList": { page in
          let items = cycles.map { one, other in
            let names = [one, other].map { MarkdownText.plain("\($0.type.name).\($0.field.name)") }
            return "\(code(one.field.place)): \(names[0]), and \(names[1]) \(code(other.field.place))"
          }
          page.list(shortened(items, to: 10))
        },
        "askers": { $0.table(askerTable) },
        "asked": { $0.table(asked) },
        "types": { $0.table(largest(map.types, "Type") { $0.name }) },
        "unchecked": { page in
          let types = map.types.filter { !$0.isSure }
          page.table(largest(types, "Type and guess") { "\($0.name) (\($0.role.rawValue): \($0.reason))" })
        },
        "screenList": { page in
          for (pattern, count) in AppSurvey.counts(survey.screens) {
            let types = survey.screens.filter { $0.pattern == pattern }.map(\.type)
            let items = types.map { "\(MarkdownText.plain($0.name)) \(code($0.place))" }
            page.details("\(pattern.rawValue): \(count)") { $0.list(shortened(items, to: 50)) }
          }
        },
      ])
    return page
  }

  private var holes: Template.Holes {
    let (counts, tree) = (AppSurvey.counts(survey.screens), map.tree)
    let shown = survey.screens.map(\.type)
    let codeLines = survey.codeLines
    func share(_ types: [AppType]) -> Double {
      Double(types.reduce(0) { $0 + $1.codeLines }) / Double(max(codeLines, 1))
    }
    let guessed = map.types.filter { $0.role != .unknown }
    let (checked, unmet) = (rules(met: true).map(\.role), rules(met: false).map(\.text))
    let isChecked = { (type: AppType) in
      checked.contains(nil) || !type.isDoubtful && checked.contains(type.role)
    }
    let sure = map.types.count(where: isChecked)
    let (crossed, doubtful) = (survey.violations.count { !$0.isNeedless }, guessed.count(where: \.isDoubtful))
    let ofCode = share(map.types.filter(isChecked))
    let isHardly = crossed == 0 && ofCode < 0.1
    let needless = survey.violations.count { $0.isNeedless && $0.excuse == nil }
    let ofNew = { (isNeedless: Bool) in
      survey.gone == nil ? "" : ", \(survey.new.count { $0.isNeedless == isNeedless }) of them new"
    }
    let positive = { (count: Int) in count > 0 ? count : nil }
    let uncounted = tree.uncounted.map { MarkdownText.plain($0) }.joined(separator: "\n- ")
    var holes: Template.Holes = [
      "controllers": shares { $0.role == .viewController }, "views": shares { $0.role != .viewController },
      "pattern": share(shown) < 0.05 && shown.count < 10
        ? counts.first.map { "Too few screens to tell, perhaps \($0.pattern.rawValue)" } : headline,
      "screens": positive(survey.screens.count), "shown": NumberText.percent(share(shown)),
      "isClean": sure > 0 && crossed == 0, "none": counts.isEmpty,
      "lines": codeLines, "files": tree.files.count, "types": map.types.count,
      "loose": NumberText.percent(1 - share(map.types)),
      "known": guessed.count, "doubtful": doubtful, "roleless": map.types.count - guessed.count,
      "sure": positive(sure), "isUnchecked": sure == 0,
      "hardly": isHardly, "isChecked": !isHardly,
      "ofCode": NumberText.percent(ofCode),
      "isUnsure": sure > 0 && 2 * doubtful > guessed.count,
      "new": ofNew(false), "newImports": ofNew(true), "isCompared": survey.gone != nil,
      "crossed": crossed, "needless": positive(needless), "isTidy": needless == 0,
      "unused": positive(unused.count), "unreached": positive(unreached.count),
      "cycles": positive(cycles.count), "asking": positive(askers.count),
      "searched": AppWords.list("known modules"),
      "excused": positive(excuses.count), "apps": apps, "isParted": targets.names.count > 1,
      "isOwn": hasOwnRules, "rulesOf": hasOwnRules ? nil : survey.pattern.rawValue,
      "unmet": unmet.isEmpty ? nil : WordList.and(unmet.map { MarkdownText.code($0) }),
      "uncounted": uncounted.isEmpty ? nil : uncounted,
      "links": tree.links.isEmpty
        ? "" : ": \(WordList.and(tree.links.map { MarkdownText.code($0) }, upTo: 3))",
    ]
    for (reason, paths) in tree.omitted {
      holes["\(reason)"] = WordList.and(paths.map { MarkdownText.code($0) }, upTo: 3)
    }
    for (pattern, _) in counts { holes[pattern.rawValue.replacing(" ", with: "-")] = true }
    for role in AppRole.allCases { holes[role.word] = cells(of: map.types(of: role)) }
    return holes
  }

  /// The numbers of a role, as the cells of a row; nil without a type.
  private func cells(of types: [AppType]) -> String? {
    let protocols = types.count { $0.kind == .protocol }
    let doubtful = types.count { $0.isDoubtful && $0.role != .unknown }
    let counts = [types.count - protocols, protocols, doubtful, types.reduce(0) { $0 + $1.codeLines }]
    return (types.first { !$0.isDoubtful } ?? types.first).map { example in
      let words = "\(MarkdownText.plain(example.explained)) \(code(example.place))"
      return (counts.map { NumberText.count($0) } + [words]).joined(separator: " | ")
    }
  }

  /// The pattern of most screens; where that of most view controllers is another than that of most views, both.
  private var headline: String? {
    let groups = [true, false].map { isController in
      survey.screens.filter { ($0.type.role == .viewController) == isController }
    }
    let most = groups.map { group in AppSurvey.counts(group).first { 2 * $0.count > group.count }?.pattern }
    if let first = most[0], let other = most[1], first != other,
      groups.allSatisfy({ 4 * $0.count >= survey.screens.count })
    {
      return "\(first.rawValue) in most view controllers, \(other.rawValue) in most SwiftUI views"
    }
    let counts = AppSurvey.counts(survey.screens)
    return counts.first.map { first in
      let near = counts.filter { 5 * $0.count >= 4 * first.count }
      let word = near.allSatisfy { $0.count == first.count } ? "equally" : "about equally"
      if near.count > 1 { return "\(WordList.and(near.map(\.pattern.rawValue))) \(word) often" }
      let name = first.pattern == .store ? "one-way store, such as TCA or Redux" : first.pattern.rawValue
      return (2 * first.count > survey.screens.count ? "Mostly " : "Most often ") + name
    }
  }

  /// How many of such screens follow each pattern; nil without one.
  private func shares(_ isMeant: (AppType) -> Bool) -> String? {
    let counts = AppSurvey.counts(survey.screens.filter { isMeant($0.type) })
    let shares = counts.map { "\($0.pattern.rawValue) in \(NumberText.count($0.count))" }
    return shares.isEmpty ? nil : WordList.and(shares)
  }

  private func code(_ place: SourcePlace) -> String { MarkdownText.code(place.inFile) }

  private func shortened(_ items: [String], to limit: Int) -> [String] {
    let rest = items.count - limit
    return rest <= 0 ? items : items.prefix(limit) + ["and \(NumberText.count(rest)) more: `--json` has all"]
  }

  /// The rules about types that the app has, by whether what they forbid is there to be found.
  private func rules(met isMeant: Bool) -> [AppRule] {
    let sure = map.types.filter(\.canBeForbidden).map(\.role.word)
    let there = [.mustNotImport: map.modules, .mustNotKnow: Set(sure)] as [AppRule.Demand: Set<String>]
    return survey.rules.filter { rule in
      let isMet = there[rule.demand]?.isDisjoint(with: rule.objects) != true || count(of: rule) > 0
      return !map.types(of: rule.role).isEmpty && isMet == isMeant
    }
  }

  private func count(of rule: AppRule) -> Int {
    survey.violations.count { rule.each.contains($0.rule) && !$0.isNeedless }
  }

  private var ruleTable: MarkdownTable {
    var table = MarkdownTable(["Rule", "Types checked", "Forbidden types", "Places found"])
    let forbidden = Dictionary(map.types.filter(\.canBeForbidden).map { ($0.role, 1) }, uniquingKeysWith: +)
    for rule in rules(met: true) {
      let types = map.types(of: rule.role)
      let checked = types.count { rule.role == nil || !$0.isDoubtful }
      let isPart = rule.role == .service && rule.demand == .mustNotImport && !hasOwnRules
      let title = MarkdownText.code(rule.text) + (isPart ? " (views, controllers and alerts)" : "")
      let found = checked > 0 ? NumberText.count(count(of: rule)) : "not checked"
      let objects = Set(rule.objects.compactMap { AppRole.words[$0] })
      let there = objects.reduce(0) { $0 + forbidden[$1, default: 0] }
      table.add([
        title, "\(NumberText.count(checked)) of \(NumberText.count(types.count))",
        rule.demand == .mustNotKnow ? NumberText.count(there) : "", found,
      ])
    }
    return table
  }

  private var newNeedless: [String] {
    survey.new.filter(\.isNeedless).map { "\(code($0.place)): \($0.rule.split(separator: " ").last ?? "")" }
  }

  private var excuses: [String] {
    survey.violations.compactMap { violation in
      violation.excuse.map {
        "\(code(violation.place)): \(MarkdownText.plain("\(violation.message) Allowed: \($0)"))"
      }
    }
  }

  private var unused: [String] {
    map.types(of: .view).flatMap { type in
      type.fields.filter(\.isUnused).map { "\(code($0.place)): \($0.name), in \(type.name)" }
    }
  }

  private var askers: [AppMap.Asking] { asking.filter { $0.names.count > 1 } }

  private var askerTable: MarkdownTable {
    MarkdownTable(
      Array(askers.prefix(5)),
      columns: [
        ("View or view controller", .left, { "\(MarkdownText.plain($0.type.name)) \(code($0.type.place))" }),
        ("Uses", .right, { NumberText.count($0.names.count) }),
        (
          "Services, storages and shared objects", .left,
          { WordList.and($0.names.map { MarkdownText.plain($0) }, upTo: 6) }
        ),
      ])
  }

  private var asked: MarkdownTable {
    let counts = Dictionary(asking.flatMap(\.names).map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return MarkdownTable(
      Array(most.prefix(5)),
      columns: [
        ("Service, storage or shared object", .left, { MarkdownText.plain($0.key) }),
        ("Views and view controllers that use it", .right, { NumberText.count($0.value) }),
      ])
  }

  private var violations: [String] {
    let places = Dictionary(grouping: survey.new.filter { !$0.isNeedless }, by: \.rule)
    // An import rests on one guess, a type that knows another on two.
    let rank = { (rule: String, found: [AppViolation]) in (found[0].isImport ? 0 : 1, -found.count, rule) }
    return places.sorted { rank($0.key, $0.value) < rank($1.key, $1.value) }.map { rule, violations in
      // Many that know one type are one matter.
      let matters = Dictionary(grouping: violations) { $0.known ?? $0.key }.values
        .flatMap { $0.count > 3 ? [$0] : $0.map { [$0] } }
        .sorted { ($0[0].place, $0[0].key) < ($1[0].place, $1[0].key) }
      let items = matters.map { matter in
        let more = matter.count > 1 ? " and \(matter.count - 1) like it" : ""
        return "\(code(matter[0].place))\(more): "
          + MarkdownText.plain("\(matter[0].message) (\(matter[0].reasons))")
      }
      let head = "\(MarkdownText.code(rule)): \(NumberText.count(violations.count, "place"))"
      return ([head] + shortened(items, to: 5)).joined(separator: "\n  - ")
    }
  }

  /// Several apps in the folder, each with the patterns of its screens; nil where it is one.
  private var apps: String? {
    let entries = map.types.filter { type in
      !AppWords.set("attributes of the named").subtracting(["objc"]).isDisjoint(with: type.inherits)
        && type.inherits.contains { ["App", "UIApplicationDelegate", "NSApplicationDelegate"].contains($0) }
    }
    let folders = entries.map { SourceFolder.parent(of: $0.place.file).split(separator: "/") }
    guard let first = folders.first else { return nil }
    let shared = first.indices.prefix { place in folders.allSatisfy { $0.starts(with: first[...place]) } }
      .count
    let homes = Set(folders.filter { $0.count > shared }.map { $0.prefix(shared + 1).joined(separator: "/") })
    // One without screens shows a part of another, or is none that was understood.
    let parts = homes.sorted().compactMap { home in
      shares { $0.place.file.hasPrefix("\(home)/") }.map { "\(MarkdownText.code(home)) (\($0))" }
    }
    return parts.count > 1 ? WordList.and(parts, upTo: 6) : nil
  }

  /// The targets of which one imports another, by name, and how many files do.
  private var targets: (names: [String], imports: [[String]: Int]) {
    let names = Dictionary(grouping: map.tree.files) { SourceFolder.name(of: $0.target) }.filter {
      !$0.key.isEmpty && !AppWords.modules.contains($0.key)
    }
    let pairs = names.flatMap { name, files in
      files.flatMap { file in
        Set(file.imports.map(\.module)).filter { $0 != name && names[$0] != nil }.map { [name, $0] }
      }
    }
    let imports = Dictionary(pairs.map { ($0, 1) }, uniquingKeysWith: +)
    let known = Dictionary(grouping: imports.keys) { $0[1] }.mapValues(\.count)
    let all = Set(imports.keys.joined())
    // Whom most import stands below.
    return (all.sorted { (known[$0, default: 0], $0) < (known[$1, default: 0], $1) }, imports)
  }

  private func writeTargets(of name: String, _ figures: String, to page: inout MarkdownPage) {
    let (names, imports) = targets
    guard names.count > 1 else { return }
    // More would not be legible.
    let parts = names.suffix(12)
    let folders = Set(map.tree.files.map(\.target)).map(SourceFolder.name)
    let shared = parts.filter { name in folders.count { $0 == name } > 1 }.map { VisibleText.oneLine($0) }
    page.figure(
      "\(figures)-targets",
      RoleDiagram(
        title: "Who imports whom in \(VisibleText.oneLine(name))",
        subtitle: "Files of a target or package that import another"
          + (names.count > 12 ? "; the 12 that most others import." : ".")
          + (shared.isEmpty ? "" : " Several folders are called \(WordList.and(shared))."),
        parts: parts.map { .init(name: VisibleText.oneLine($0), isFramed: false) },
        knows: parts.map { row in parts.map { imports[[row, $0]].map { .byTypes($0) } ?? .none } }))
  }

  private func largest(_ types: [AppType], _ title: String, _ name: (AppType) -> String) -> MarkdownTable {
    var table = MarkdownTable([title, "Code lines"])
    for type in types.filter({ !$0.isHolder }).sorted(by: { $0.codeLines > $1.codeLines }).prefix(5) {
      table.add(["\(MarkdownText.plain(name(type))) \(code(type.place))", NumberText.count(type.codeLines)])
    }
    return table
  }
}
