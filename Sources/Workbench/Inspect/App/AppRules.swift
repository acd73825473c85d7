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

  private static let anyRole = "any"

  /// What a pattern asks of its roles. Of modules that draw and store, those that the app imports are named, and the usual.
  static func rules(of pattern: AppPattern, importing imports: Set<String>) throws -> [AppRule] {
    let lines = AppWords.lines(of: PackageResources.AppRules_txt).filter { line in
      line.name.split(separator: " ").contains { $0 == anyRole || $0 == pattern.rawValue }
    }
    var text = lines.map(\.text).joined(separator: "\n")
    for (kind, usual) in [("drawing", ["UIKit", "SwiftUI"]), ("storing", ["CoreData"])] {
      let others = imports.intersection(AppWords.set("\(kind) modules")).subtracting(usual).sorted()
      text.replace("{\(kind)}", with: others.map { ", \($0)" }.joined())
    }
    return try parse(text, file: "The rules of \(pattern.rawValue)")
  }

  /// Reads a line for each rule; `#` begins a comment. Throws what is wrong with its line and column.
  static func parse(_ text: String, file: String) throws(CommandFailure) -> [AppRule] {
    var rules: [AppRule] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let place = "\(VisibleText.oneLine(file)):\(index + 1)"
      if let rule = try rule(line.prefix { $0 != "#" }, at: place) { rules.append(rule) }
    }
    guard !rules.isEmpty else { throw .usage("\(file): expected at least one rule, found none") }
    return rules
  }

  /// Nil for a line without words.
  private static func rule(_ line: Substring, at place: String) throws(CommandFailure) -> AppRule? {
    var words = line.matches(of: /[^\s,]+|,/)[...]
    guard !words.isEmpty else { return nil }
    func next<Value>(
      _ expected: String, among known: [String] = [], _ read: (String) -> Value?
    ) throws(CommandFailure) -> Value {
      let match = words.popFirst()
      let word = match.map { String($0.output) } ?? ""
      if let value = read(word) { return value }
      let column = line[..<(match?.range.lowerBound ?? line.endIndex)].count + 1
      let meant = Suggestion.closest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
      let found = word.isEmpty ? "the end of the line" : VisibleText.quoted(word)
      throw .usage("\(place):\(column): expected \(expected), found \(found)\(meant)")
    }
    func role(or others: [String] = []) throws(CommandFailure) -> AppRole {
      let known = AppRole.allCases.map(\.word) + others
      let expected = "a role (\(known.joined(separator: ", ")))"
      return try next(expected, among: known + AppRole.words.keys.sorted()) { AppRole.words[$0] }
    }
    let isAny = words.first?.output == anyRole[...]
    if isAny { words.removeFirst() }
    let subject = isAny ? nil : try role(or: [anyRole])
    let demands = Demand.allCases.map(\.rawValue)
    let demand = try next("one of \(demands.joined(separator: ", "))", among: demands, Demand.init)
    var objects: [String] = []
    repeat {
      if !objects.isEmpty { words.removeFirst() }
      let object =
        switch demand {
        case .mustNotKnow, .knows: try role().word
        case .mustNotImport:
          try next("the name of a module") { $0.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil ? nil : $0 }
        case .maximumLines:
          try next("a number of lines above 0") { Int($0).flatMap { $0 > 0 ? "\($0)" : nil } }
        }
      objects.append(object)
    } while [.mustNotImport, .mustNotKnow].contains(demand) && words.first?.output == ","
    _ = try next("the end of the line") { $0.isEmpty ? $0 : nil }
    return AppRule(role: subject, demand: demand, objects: objects)
  }
}
