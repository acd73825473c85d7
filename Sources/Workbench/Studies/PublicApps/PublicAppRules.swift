import CommandLineKit
import Measurement

/// What the page of public apps shows of their roles: how often each pattern keeps its own rules.
extension PublicAppRoles {
  private var declared: [MeasuredApp] { apps.filter(\.isDeclared) }
  private var folders: [(pattern: String, apps: [MeasuredApp])] {
    AppPattern.allCases.map { name in (name.rawValue, declared.filter { $0.pattern == name.rawValue }) }
      .filter { !$0.apps.isEmpty }
  }

  var holes: Template.Holes {
    let (test, tuned) = (scores().all, scores(isTuned: true).all)
    let recognised = folders.map { pattern, apps in
      "\(pattern) in \(apps.count { $0.summary.commonest == pattern }) of \(apps.count)"
    }
    return [
      "hasApps": !declared.isEmpty, "declared": declared.count,
      "hasScores": test.labelled > 0, "kept": declared.count { $0.summary.broken == 0 },
      "recognised": recognised,
      "tested": test.labelled, "share": test.recall.map { NumberText.percent($0) },
      "tests": labelled.count { !$0.isTuned }, "tuned": tuned.labelled,
      "tunedShare": tuned.recall.map { NumberText.percent($0) }, "tunes": labelled.count(where: \.isTuned),
    ]
  }

  var ruleTable: MarkdownTable {
    func cell(_ apps: [MeasuredApp], _ rule: String) -> String {
      let tallies = apps.compactMap { $0.summary.rules[rule] }
      let (types, broken) = tallies.reduce((0, 0)) { ($0.0 + $1.types, $0.1 + $1.broken) }
      return types > 0 ? "\(NumberText.count(broken)) of \(NumberText.count(types))" : "–"
    }
    let rules = Set(declared.flatMap { app in app.summary.rules.filter { $0.value.broken > 0 }.map(\.key) })
    return MarkdownTable(
      folders, titled: \.pattern,
      rows: [
        ("Folders", { NumberText.count($0.apps.count) }),
        ("Keep every rule", { NumberText.count($0.apps.count { $0.summary.broken == 0 }) }),
      ] + rules.sorted().map { rule in (MarkdownText.code(rule), { cell($0.apps, rule) }) })
  }
}

extension AppSummary {
  /// How many types break a rule, each counted once for each of its rules.
  var broken: Int { rules.values.reduce(0) { $0 + $1.broken } }
  /// The pattern that most screens follow.
  fileprivate var commonest: String? { screens.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
}
