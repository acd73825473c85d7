import SourceReading

struct AppSurvey: Sendable {
  let map: AppMap
  let screens: [AppMap.Screen]
  /// The pattern whose rules it is held to: the most frequent one, unless another was asked for.
  let pattern: AppPattern
  let rules: [AppRule]
  private(set) var violations: [AppViolation]
  /// How many violations of a baseline are there no more; nil without one.
  private(set) var gone: Int?
  var codeLines: Int { map.tree.files.reduce(0) { $0 + $1.codeLines } }

  /// Without rules of the team, those of the pattern count, and without that, of the most frequent one.
  init(_ map: AppMap, pattern: AppPattern? = nil) throws {
    self.map = map
    let rules = map.words.rules.isEmpty ? nil : map.words.rules
    screens = map.screens
    let counts = Self.counts(screens)
    self.pattern = pattern ?? counts.first?.pattern ?? .mvc
    self.rules = try rules ?? AppRule.rules(of: self.pattern, for: map.modules)
    let found = self.rules.concurrentMap {
      $0.violations(in: map, isOwn: rules != nil && !map.words.countsNames)
    }.joined()
    // A name that two modules have is one place.
    var imported: [SourcePlace: String] = [:]
    violations = found.filter { violation in
      if violation.isNeedless || !violation.isImport { return true }
      let rule = imported[violation.place] ?? violation.rule
      imported[violation.place] = rule
      return rule == violation.rule
    }
    .sorted { ($0.place, $0.rule, $0.key) < ($1.place, $1.rule, $1.key) }
    let excuses = Dictionary(map.tree.files.map { ($0.path, $0.excuses) }) { first, _ in first }
    for (index, violation) in violations.enumerated() {
      let excuse = excuses[violation.place.file]?[violation.place.line]
      violations[index].excuse = excuse.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  static func counts(_ screens: [AppMap.Screen]) -> [(pattern: AppPattern, count: Int)] {
    // Of two that are as frequent, the one that asks more.
    AppPattern.allCases.reversed().map { pattern in (pattern, screens.count { $0.pattern == pattern }) }
      .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
  }

  var new: [AppViolation] { violations.filter { $0.isNew && $0.excuse == nil } }

  static let baselineHead = "# What the rules find already"

  /// The violations that the team knows of from now on, in a file with a line for each.
  var baseline: String {
    "\(Self.baselineHead); a new violation fails. Written by compare app --update-baseline.\n"
      + violations.filter { $0.excuse == nil }.map { "\($0.key)\n" }.sorted().joined()
  }

  mutating func compare(with baseline: String) {
    let lines = baseline.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    var known = Dictionary(lines.map { (String($0), 1) }, uniquingKeysWith: +)
    for (index, violation) in violations.enumerated() where violation.excuse == nil {
      violations[index].isNew = known[violation.key, default: 0] == 0
      if !violations[index].isNew { known[violation.key, default: 0] -= 1 }
    }
    gone = known.values.reduce(0, +)
  }

  /// A file of rules that an app can start from: those of its pattern, and the sizes that it has now.
  var suggestedRules: String {
    let head = [
      "# ROLE or FOLDER/ must-not-import MODULE, ... | must-not-know ROLE, ... | named *NAME | max-lines NUMBER",
      "# An import counts where something of the module is named, as on the page; without this line each counts:",
      "imports: named",
    ]
    // A size of today takes the place of one that the team gave.
    let kept = rules.filter { remark(on: $0) == nil && ($0.demand != .maximumLines || $0.folder != nil) }
    let sizes = AppRole.allCases.filter { $0 != .unknown && map.types(of: $0).count > 2 }.map { role in
      let most = map.types(of: role).map(\.codeLines).max() ?? 0
      return "\(role.word) max-lines \((most + 49) / 50 * 50)"
    }
    return (head + map.words.words.filter { $0 != head[2] } + kept.map(\.text) + sizes).map { "\($0)\n" }
      .joined()
  }
}

enum AppPattern: String, Codable, CaseIterable, Sendable {
  /// SwiftUI views on models, without anything between them.
  case mv = "MV"
  case store = "one-way store"
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvm = "MVVM"
  case viper = "VIPER"
  case vip = "VIP"
  case vipvm = "VIP-VM"
}
