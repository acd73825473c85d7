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

  private static let longest = 25
  private static let longestList = 400

  private var map: AppMap { survey.map }
  private var places: AppPlaces { AppPlaces(survey.summary, survey.pattern, among: publicApps) }

  /// The page and its pictures, by the names of their files.
  func write(named name: String, withFigures: Bool) -> MarkdownPage {
    var page = MarkdownPage()
    page.heading(1, "The architecture of \(MarkdownText.plain(name))")
    page.write(
      PackageResources.app_md, holes,
      parts: [
        "targetTable": { if map.targets.count > 1 { $0.table(targetTable) } },
        "odd": { writeOddScreens(to: &$0) }, "rules": { $0.table(ruleTable) },
        "violations": { writeViolations(to: &$0) },
        "matrix": { writeMatrix(named: name, withFigures, to: &$0) },
        "circles": { writeCircles(to: &$0) }, "largest": { $0.table(largestTable) },
        "places": {
          if !publicApps.isEmpty {
            $0.table(places.table(beside: ours.first { $0.pattern == survey.pattern.rawValue }))
          }
        },
        "plot": { page in
          guard withFigures, !publicApps.isEmpty else { return }
          page.figure("\(name)-places", places.plot, alternative: places.plot.textAlternative)
        },
        "roles": { $0.table(roleTable) }, "every": { writeTypes(to: &$0) },
        "omitted": { writeOmitted(to: &$0) },
      ])
    return page
  }

  private var holes: Template.Holes {
    let (counts, types) = (survey.screens.counts(of: map), map.types.count)
    let screens = survey.screens.all.count
    let known = map.types.count { $0.role != .unknown }
    let others = counts.filter { $0.pattern != survey.pattern }.map {
      "\($0.pattern.rawValue) in \($0.count)"
    }
    let words = counts.map(\.pattern).compactMap { pattern in
      pattern.explanation.map { "\(pattern.rawValue): \($0)." }
    }
    let (crossings, circles) = (survey.violations.count, survey.cycles.count)
    return [
      "pattern": screens > 0 ? survey.pattern.rawValue : nil, "none": screens > 0 ? nil : "",
      "held": counts.first { $0.pattern == survey.pattern }?.count ?? 0, "screen": screens,
      "mixed": ([others.isEmpty ? "" : "The others: \(WordList.and(others))."] + Set(words).sorted())
        .filter { !$0.isEmpty }.joined(separator: " "),
      "lines": NumberText.count(survey.codeLines, "code line"), "files": survey.files.count, "types": types,
      "known": known,
      "free": NumberText.percent(Double(survey.interfaceFreeLines) / Double(max(survey.codeLines, 1))),
      "crossings": crossings == 0
        ? "No layer is crossed."
        : "Layers are crossed in \(NumberText.count(crossings, "place"))"
          + (new.map { ", \(NumberText.count($0.count)) of them new" } ?? "") + ".",
      "cycles": circles == 0
        ? "No types know each other in a circle."
        : "\(NumberText.count(survey.cycles.joined().count)) types are in \(NumberText.count(circles, "circle")).",
      "targets": map.targets.count > 1 ? map.targets.count : nil, "rulesOf": survey.pattern.rawValue,
      "right": scores?.all.precision.map { NumberText.percent($0) }, "guesses": scores?.all.guessed,
      "peers": publicApps.isEmpty ? nil : places.peers.count, "peersWords": places.words,
      "noPeers": publicApps.isEmpty ? "" : nil,
    ]
  }

  private func place(_ file: String, _ line: Int) -> String { MarkdownText.code("\(file):\(line)") }

  private var targetTable: MarkdownTable {
    MarkdownTable(
      map.targets,
      columns: [
        ("Target", .left, { $0.isEmpty ? "*the folder itself*" : MarkdownText.code($0) }),
        (
          "Code lines", .right,
          { target in
            NumberText.count(
              survey.files.filter { $0.target == target }.reduce(0) { $0 + $1.source.codeLines })
          }
        ),
        ("Types", .right, { target in NumberText.count(map.types.count { $0.target == target }) }),
        (
          "Screens", .left,
          { target in
            survey.screens.counts(in: target, of: map).map { "\($0.pattern.rawValue) \($0.count)" }.joined(
              separator: ", ")
          }
        ),
      ])
  }

  private func writeOddScreens(to page: inout MarkdownPage) {
    let odd = survey.screens.all.filter { $0.pattern != survey.pattern }
    guard !odd.isEmpty else { return }
    page.details("The \(NumberText.count(odd.count, "screen")) not in \(survey.pattern.rawValue)") { page in
      page.list(
        shortened(
          odd.map { screen in
            let type = map.types[screen.type]
            return
              "\(MarkdownText.plain(type.name)), \(screen.pattern.rawValue): \(place(type.file, type.line))"
          }))
    }
  }

  private func shortened(_ items: [String], to limit: Int = longest) -> [String] {
    items.count <= limit
      ? items : items.prefix(limit) + ["and \(NumberText.count(items.count - limit)) more: `--json` has all"]
  }

  // MARK: Rules

  private var ruleTable: MarkdownTable {
    let tallies = survey.summary.rules
    return MarkdownTable(
      survey.rules.filter { tallies[$0.subject]?.types ?? 0 > 0 },
      columns: [
        ("Rule", .left, { MarkdownText.code($0.text) }),
        ("Types", .right, { NumberText.count(tallies[$0.subject]?.types ?? 0) }),
        ("Break it", .right, { NumberText.count(tallies[$0.subject]?.broken ?? 0) }),
      ])
  }

  /// A few for each rule.
  private func writeViolations(to page: inout MarkdownPage) {
    let shown = Dictionary(grouping: new ?? survey.violations, by: \.rule)
    page.list(
      shown.sorted { $0.key < $1.key }.map { rule, violations in
        let places = violations.map {
          "\(place($0.place.file, $0.place.line)): \(MarkdownText.plain($0.message))"
        }
        return ([MarkdownText.code(rule)] + shortened(places, to: 5)).joined(separator: "\n  - ")
      })
  }

  // MARK: Who knows whom

  private func writeMatrix(named name: String, _ withFigures: Bool, to page: inout MarkdownPage) {
    let roles = AppRole.allCases.filter { role in role != .unknown && map.types.contains { $0.role == role } }
    let all = map.matrix
    let counts = roles.map { row in
      roles.map { all[AppRole.allCases.firstIndex(of: row) ?? 0][AppRole.allCases.firstIndex(of: $0) ?? 0] }
    }
    if withFigures {
      let diagram = RoleDiagram(
        title: "Who knows whom in \(VisibleText.oneLine(name))",
        subtitle: "Roles whose types name each other",
        parts: roles.map { .init(name: $0.rawValue, isFramed: false) },
        knows: roles.indices.map { row in
          roles.indices.map { row != $0 && counts[row][$0] > 0 ? .byName : .none }
        })
      page.figure("\(name)-roles", diagram, alternative: diagram.textAlternative)
    }
    var table = MarkdownTable([""] + roles.map(\.rawValue))
    for (row, role) in roles.enumerated() {
      table.add([role.rawValue] + counts[row].map { $0 == 0 ? "" : NumberText.count($0) })
    }
    page.table(table)
  }

  private func writeCircles(to page: inout MarkdownPage) {
    guard !survey.cycles.isEmpty else { return }
    page.paragraph(
      "Types that know each other in a circle can only be understood, moved and tested together:")
    page.list(
      shortened(
        survey.cycles.map { cycle in
          let names = cycle.map { MarkdownText.plain(map.types[$0].name) }
          return
            "\(NumberText.count(cycle.count)): \(names.prefix(6).joined(separator: ", "))\(names.count > 6 ? ", …" : "")"
        }, to: 10))
  }

  private var largestTable: MarkdownTable {
    var table = MarkdownTable(
      ["Type", "Code lines", "Function", "Code lines"], [.left, .right, .left, .right])
    let (types, functions) = (survey.largestTypes, survey.largestFunctions)
    for index in 0..<max(types.count, functions.count) {
      let type = types.indices.contains(index) ? types[index] : nil
      let function = functions.indices.contains(index) ? functions[index] : nil
      table.add([
        type.map { "\(MarkdownText.plain($0.name)) \(place($0.file, $0.line))" } ?? "",
        type.map { NumberText.count($0.codeLines) } ?? "",
        function.map { "\(MarkdownText.plain($0.function.name)) \(place($0.file, $0.function.line))" } ?? "",
        function.map { NumberText.count($0.function.codeLines) } ?? "",
      ])
    }
    return table
  }

  // MARK: Roles

  private var roleTable: MarkdownTable {
    MarkdownTable(
      AppRole.allCases.compactMap { role in
        let types = map.types.filter { $0.role == role }
        return types.isEmpty ? nil : (role, types)
      },
      columns: [
        ("Role", .left, \.0.rawValue), ("Types", .right, { NumberText.count($0.1.count) }),
        ("Code lines", .right, { NumberText.count($0.1.reduce(0) { $0 + $1.codeLines }) }),
        (
          "Such as", .left,
          {
            $0.1.first.map { "\(MarkdownText.plain($0.name)): \(MarkdownText.plain($0.guess.reason))" } ?? ""
          }
        ),
      ])
  }

  private func writeTypes(to page: inout MarkdownPage) {
    page.details("Every type with its reason") { page in
      let types = map.types.sorted { ($0.role, $0.file, $0.line) < ($1.role, $1.file, $1.line) }
      page.list(
        shortened(
          types.map { type in
            "\(MarkdownText.plain(type.name)), \(type.role.rawValue): \(MarkdownText.plain(type.guess.reason)), \(place(type.file, type.line))"
          }, to: Self.longestList))
    }
  }

  private func writeOmitted(to page: inout MarkdownPage) {
    let tree = map.tree
    var items = AppTree.Omission.allCases.compactMap { reason in
      tree.omitted[reason].map { paths in
        let shown =
          paths.prefix(3).map { MarkdownText.code($0) }
          + (paths.count > 3 ? ["\(NumberText.count(paths.count - 3)) more"] : [])
        return "\(reason.rawValue.capitalizedFirst): \(WordList.and(shown))"
      }
    }
    if tree.interfaceFiles > 0 {
      items.append(
        "\(NumberText.count(tree.interfaceFiles, "storyboard")) and nibs, which are counted and not read")
    }
    items += tree.uncounted.map { MarkdownText.plain($0) }
    page.list(items.isEmpty ? ["Nothing but hidden files and links."] : items)
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
