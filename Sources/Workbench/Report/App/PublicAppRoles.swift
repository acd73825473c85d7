import Measurement

/// What is stored of the roles of public apps: their counts, and how well roles were guessed.
struct PublicAppRoles {
  var apps: [MeasuredApp] = []
  var labelled: [LabelledApp] = []

  /// The guesses in the apps that were not used to make them better; nil where there are none.
  var scores: RoleScores? { Self.sum(labelled.filter { !$0.isTuned }) }

  private static func sum(_ apps: [LabelledApp]) -> RoleScores? {
    apps.first.map { apps.dropFirst().map(\.scores).reduce($0.scores, +) }
  }

  private var declared: [MeasuredApp] { apps.filter(\.isDeclared) }
  private var patterns: [String] {
    AppPattern.allCases.map(\.rawValue).filter { name in declared.contains { $0.pattern == name } }
  }

  /// Whether most screens are in the pattern that the author names.
  private static func isRecognised(_ app: MeasuredApp) -> Bool {
    app.summary.screens.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key == app.pattern
  }

  private static func keepsRules(_ app: MeasuredApp) -> Bool {
    app.summary.rules.values.allSatisfy { $0.broken == 0 }
  }

  var holes: Template.Holes {
    let recognised = patterns.map { pattern in
      let apps = declared.filter { $0.pattern == pattern }
      return "\(pattern) in \(apps.count(where: Self.isRecognised)) of \(apps.count)"
    }
    let (test, tuned) = (scores?.all, Self.sum(labelled.filter(\.isTuned))?.all)
    return [
      "hasApps": declared.isEmpty ? nil : "", "declared": declared.count, "hasScores": scores.map { _ in "" },
      "missing": scores.flatMap { $0.missing > 0 ? NumberText.count($0.missing, "type") : nil },
      "kept": declared.count(where: Self.keepsRules),
      "recognised": recognised.isEmpty
        ? nil : "Most screens were recognised as what the author says: \(WordList.and(recognised)).",
      "tested": test.map(\.labelled), "share": test?.recall.map { NumberText.percent($0) },
      "tests": labelled.count { !$0.isTuned }, "tuned": tuned.map(\.labelled),
      "tunedShare": tuned?.recall.map { NumberText.percent($0) }, "tunes": labelled.count(where: \.isTuned),
    ]
  }

  /// A column for each pattern, a row for each rule that some type breaks.
  var ruleTable: MarkdownTable {
    let folders = { (pattern: String) in declared.filter { $0.pattern == pattern } }
    func cell(_ pattern: String, _ rule: String) -> String {
      let tallies = folders(pattern).compactMap { $0.summary.rules[rule] }
      let (types, broken) = tallies.reduce((0, 0)) { ($0.0 + $1.types, $0.1 + $1.broken) }
      return types > 0 ? "\(NumberText.count(broken)) of \(NumberText.count(types))" : "–"
    }
    let rules = Set(declared.flatMap { app in app.summary.rules.filter { $0.value.broken > 0 }.map(\.key) })
      .sorted()
    return MarkdownTable(
      patterns, titled: { $0 },
      rows: [
        ("Folders", { NumberText.count(folders($0).count) }),
        ("Keep every rule", { NumberText.count(folders($0).count(where: Self.keepsRules)) }),
      ] + rules.map { rule in (MarkdownText.code(rule), { cell($0, rule) }) })
  }
}
