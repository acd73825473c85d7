import CommandLineKit
import Measurement

/// All that is found out about an app.
struct AppSurvey: Sendable {
  let map: AppMap
  let screens: [AppScreen]
  /// The pattern whose rules it is held to: the most frequent one, unless another was asked for.
  let pattern: AppPattern
  let rules: [AppRule]
  /// By file and line.
  let violations: [AppViolation]
  let cycles: [[Int]]

  /// - Parameters:
  ///   - pattern: whose rules count, if not those of the most frequent one.
  ///   - rules: what counts in place of the pattern's rules.
  init(_ map: AppMap, pattern: AppPattern? = nil, rules: [AppRule]? = nil) throws {
    self.map = map
    screens = AppScreen.all(in: map)
    self.pattern = pattern ?? Self.counts(screens).first?.pattern ?? .mvc
    let imports = Set(map.tree.files.flatMap { $0.imports.map(\.module) })
    self.rules = try rules ?? AppRule.rules(of: self.pattern, importing: imports)
    violations = self.rules.flatMap { $0.violations(in: map) }
      .sorted { ($0.place, $0.rule, $0.object) < ($1.place, $1.rule, $1.object) }
    cycles = map.cycles
  }

  /// How many screens have each pattern, the most frequent first.
  static func counts(_ screens: [AppScreen]) -> [(pattern: AppPattern, count: Int)] {
    AppPattern.allCases.map { pattern in (pattern, screens.count { $0.pattern == pattern }) }
      .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
  }

  var codeLines: Int { map.tree.files.reduce(0) { $0 + $1.codeLines } }

  /// The code lines of the files that import nothing that draws, and name nothing of it either.
  var interfaceFreeLines: Int {
    map.tree.files.filter { file in
      !file.imports.contains { AppWords.drawingModules.contains($0.module) }
        && !file.units.contains { $0.names.keys.contains(where: map.draws) }
    }.reduce(0) { $0 + $1.codeLines }
  }

  var largestTypes: [AppType] { Array(map.types.sorted { $0.codeLines > $1.codeLines }.prefix(5)) }

  var largestFunctions: [AppSource.Function] {
    Array(map.tree.files.flatMap(\.functions).sorted { $0.codeLines > $1.codeLines }.prefix(5))
  }

  /// A file of rules that an app can start from: those of its pattern, and the sizes that it has now.
  var suggestedRules: String {
    var lines = [
      "# ROLE must-not-import MODULE, ... | must-not-know ROLE, ... | knows ROLE | max-lines NUMBER"
    ]
    for rule in rules where !map.types(of: rule.role).isEmpty {
      let count = violations.count { $0.rule.hasPrefix(rule.subject + " ") }
      lines.append(rule.text + (count > 0 ? "  # \(count) today" : ""))
    }
    for role in AppRole.allCases where role != .unknown {
      let types = map.types(of: role).filter { $0.kind != .protocol }
      guard types.count > 2, let largest = types.map(\.codeLines).max() else { continue }
      lines.append("\(role.word) max-lines \((largest + 49) / 50 * 50)")
      for other in [AppRole.presenter, .viewModel, .interactor]
      where other != role && types.allSatisfy({ map.roles(knownBy: $0).contains(other) }) {
        lines.append("\(role.word) knows \(other.word)")
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  var summary: AppSummary {
    let broken = Dictionary(grouping: violations) { violation in
      violation.rule.split(separator: " ").prefix(2).joined(separator: " ")
    }
    let tallies = rules.map { rule in
      let types = Set(broken[rule.subject, default: []].map { "\($0.type) \($0.place.file)" })
      return (rule.subject, AppSummary.Tally(types: map.types(of: rule.role).count, broken: types.count))
    }
    return AppSummary(
      codeLines: codeLines, files: map.tree.files.count, types: map.types.count,
      protocols: map.types.count { $0.kind == .protocol },
      screens: Dictionary(uniqueKeysWithValues: Self.counts(screens).map { ($0.pattern.rawValue, $0.count) }),
      roles: Dictionary(map.types.map { ($0.role.rawValue, 1) }, uniquingKeysWith: +),
      largestType: largestTypes.first?.codeLines ?? 0, interfaceFreeLines: interfaceFreeLines,
      known: map.types.reduce(0) { $0 + $1.known.count }, typesInCycles: cycles.joined().count,
      rules: Dictionary(tallies, uniquingKeysWith: { first, _ in first }))
  }
}

/// The counts of an app, by which it is compared with others.
struct AppSummary: Codable, Equatable, Sendable {
  /// How many types a rule is about, and how many of them break it.
  struct Tally: Codable, Equatable, Sendable {
    let types: Int
    let broken: Int
  }

  let codeLines: Int
  let files: Int
  let types: Int
  let protocols: Int
  /// By the pattern of each.
  let screens: [String: Int]
  let roles: [String: Int]
  /// The code lines of the largest type, its extensions included.
  let largestType: Int
  let interfaceFreeLines: Int
  /// How many types all types name, together.
  let known: Int
  let typesInCycles: Int
  /// By their roles and demands, such as `view-model must-not-import`.
  let rules: [String: Tally]
}
