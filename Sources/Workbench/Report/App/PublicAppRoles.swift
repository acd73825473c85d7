import Measurement

/// What is stored of the roles of public apps: their counts, and how well roles were guessed.
struct PublicAppRoles {
  var apps: [MeasuredApp] = []
  var labelled: [LabelledApp] = []

  /// The guesses in the apps that were not used to make them better.
  var scores: RoleScores { scores(isTuned: false) }

  private func scores(isTuned: Bool) -> RoleScores {
    let scores = labelled.filter { $0.isTuned == isTuned }.flatMap(\.scores.roles)
    return RoleScores(roles: Dictionary(scores, uniquingKeysWith: +))
  }

  private var declared: [MeasuredApp] { apps.filter(\.isDeclared) }
  /// Those that their authors call so, pattern by pattern.
  private var folders: [(pattern: String, apps: [MeasuredApp])] {
    AppPattern.allCases.map { name in (name.rawValue, declared.filter { $0.pattern == name.rawValue }) }
      .filter { !$0.apps.isEmpty }
  }

  var holes: Template.Holes {
    let (test, tuned) = (scores.all, scores(isTuned: true).all)
    // Where most screens are in the pattern.
    let recognised = folders.map { pattern, apps in
      let right = apps.count { app in
        app.summary.screens.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key == pattern
      }
      return "\(pattern) in \(right) of \(apps.count)"
    }
    return [
      "hasApps": declared.isEmpty ? nil : "", "declared": declared.count,
      "hasScores": test.labelled > 0 ? "" : nil, "kept": declared.count { $0.summary.broken == 0 },
      "recognised": recognised.isEmpty ? nil : WordList.and(recognised),
      "tested": test.labelled, "share": test.recall.map { NumberText.percent($0) },
      "tests": labelled.count { !$0.isTuned }, "tuned": tuned.labelled,
      "tunedShare": tuned.recall.map { NumberText.percent($0) }, "tunes": labelled.count(where: \.isTuned),
    ]
  }

  /// A column for each pattern, a row for each rule that some type breaks.
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
