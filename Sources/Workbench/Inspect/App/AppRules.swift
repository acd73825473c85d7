import CommandLineKit

/// What the types of one role must do, such as `view-model must-not-import UIKit, SwiftUI`.
struct AppRule: Equatable, Sendable {
  enum Demand: String, CaseIterable, Sendable {
    case mustNotImport = "must-not-import"
    /// Protocols of a role that stands above do not count: through them one answers without knowing who asked.
    case mustNotKnow = "must-not-know"
    case knows
    case maximumLines = "max-lines"
  }

  /// Nil for the types of every role.
  let role: AppRole?
  let demand: Demand
  /// Modules, the words of roles, or a number of lines.
  let objects: [String]

  /// The role and the demand, without what it is about: `view-model must-not-import`.
  var subject: String { "\(role?.word ?? Self.anyRole) \(demand.rawValue)" }
  var text: String { "\(subject) \(objects.joined(separator: ", "))" }

  static let anyRole = "any"

  /// What a pattern asks of its roles. Of modules that draw and store, those that the app imports are named, and the usual.
  static func rules(
    of pattern: AppPattern, importing imports: Set<String>
  ) throws(CommandFailure) -> [AppRule] {
    let lines = String(decoding: PackageResources.AppRules_txt, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: ": ") }
      .filter { line in line[0].split(separator: " ").contains { $0 == anyRole || $0 == pattern.rawValue } }
    let others = { (modules: Set<String>, usual: Set<String>) in
      modules.intersection(imports).subtracting(usual).sorted().map { ", \($0)" }.joined()
    }
    let text = lines.map { $0[1] }.joined(separator: "\n")
      .replacing("{drawing}", with: others(AppWords.drawingModules, ["UIKit", "SwiftUI"]))
      .replacing("{storing}", with: others(AppWords.storingModules, ["CoreData"]))
    return try parse(text, file: "The rules of \(pattern.rawValue)")
  }

  /// Reads a line for each rule; `#` begins a comment. Throws what is wrong with its line and column.
  static func parse(_ text: String, file: String) throws(CommandFailure) -> [AppRule] {
    var rules: [AppRule] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var words = AppRuleWords(line.prefix { $0 != "#" }, place: "\(VisibleText.oneLine(file)):\(index + 1)")
      if !words.isAtEnd { rules.append(try words.rule()) }
    }
    guard !rules.isEmpty else { throw .usage("\(file): expected at least one rule, found none") }
    return rules
  }
}

/// The words of one line of a file of rules.
private struct AppRuleWords {
  private var words: ArraySlice<(text: String, column: Int)>
  private let place: String
  private let end: Int

  init(_ line: Substring, place: String) {
    self.place = place
    end = line.count + 1
    let matches = line.matches(of: /[^\s,]+|,/)
    words = matches.map { (String($0.output), line[..<$0.range.lowerBound].count + 1) }[...]
  }

  var isAtEnd: Bool { words.isEmpty }

  mutating func rule() throws(CommandFailure) -> AppRule {
    let isAny = words.first?.text == AppRule.anyRole
    let role = isAny ? nil : try self.role(or: [AppRule.anyRole])
    if isAny { words.removeFirst() }
    let (word, column) = next()
    guard let demand = AppRule.Demand(rawValue: word) else {
      let known = AppRule.Demand.allCases.map(\.rawValue)
      throw wrong("one of \(known.joined(separator: ", "))", word, column, known)
    }
    var objects = [try object(of: demand)]
    while [.mustNotImport, .mustNotKnow].contains(demand), words.first?.text == "," {
      words.removeFirst()
      objects.append(try object(of: demand))
    }
    if let (text, column) = words.first { throw wrong("the end of the line", text, column) }
    return AppRule(role: role, demand: demand, objects: objects)
  }

  private mutating func next() -> (text: String, column: Int) { words.popFirst() ?? ("", end) }

  private mutating func role(or others: [String] = []) throws(CommandFailure) -> AppRole {
    let (text, column) = next()
    if let role = AppRole.words[text] { return role }
    let known = AppRole.allCases.map(\.word) + others
    let expected = "a role (\(known.joined(separator: ", ")))"
    throw wrong(expected, text, column, known + AppRole.words.keys.sorted())
  }

  private mutating func object(of demand: AppRule.Demand) throws(CommandFailure) -> String {
    if [.mustNotKnow, .knows].contains(demand) { return try role().word }
    let (text, column) = next()
    if demand == .maximumLines {
      guard let lines = Int(text), lines > 0 else { throw wrong("a number of lines above 0", text, column) }
      return "\(lines)"
    }
    guard text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil else {
      throw wrong("the name of a module", text, column)
    }
    return text
  }

  private func wrong(
    _ expected: String, _ found: String, _ column: Int, _ known: [String] = []
  ) -> CommandFailure {
    let meant = Suggestion.closest(to: found, among: known).map { "; did you mean '\($0)'?" } ?? ""
    let found = found.isEmpty ? "the end of the line" : VisibleText.quoted(found)
    return .usage("\(place):\(column): expected \(expected), found \(found)\(meant)")
  }
}
