import CommandLineKit
import Measurement

/// What the types of one role must do, such as `view-model must-not-import UIKit, SwiftUI`.
struct AppRule: Equatable, Sendable {
  enum Demand: Equatable, Sendable {
    case mustNotImport([String])
    /// Protocols of a role that stands above do not count: through them one answers without knowing who asked.
    case mustNotKnow([AppRole])
    case knows(AppRole)
    case maximumLines(Int)

    static let words = ["must-not-import", "must-not-know", "knows", "max-lines"]

    var word: String {
      switch self {
      case .mustNotImport: Self.words[0]
      case .mustNotKnow: Self.words[1]
      case .knows: Self.words[2]
      case .maximumLines: Self.words[3]
      }
    }

    fileprivate var objects: [String] {
      switch self {
      case .mustNotImport(let modules): modules
      case .mustNotKnow(let roles): roles.map(\.word)
      case .knows(let role): [role.word]
      case .maximumLines(let lines): ["\(lines)"]
      }
    }
  }

  /// Nil for the types of every role.
  let role: AppRole?
  let demand: Demand

  /// The role and the demand, without what it is about: `view-model must-not-import`.
  var subject: String { "\(role?.word ?? Self.anyRole) \(demand.word)" }
  var text: String { "\(subject) \(demand.objects.joined(separator: ", "))" }

  static let anyRole = "any"

  // MARK: The rules of a pattern

  /// What a pattern asks of its roles. Of modules that draw, those that the app imports are named, and the usual two.
  static func rules(of pattern: AppPattern, importing imports: Set<String>) -> [AppRule] {
    let drawing =
      ["UIKit", "SwiftUI"]
      + AppWords.drawingModules.intersection(imports).subtracting(["UIKit", "SwiftUI"]).sorted()
    let storing =
      ["CoreData"] + AppWords.storingModules.intersection(imports).subtracting(["CoreData"]).sorted()
    func rule(_ role: AppRole, _ demand: Demand) -> AppRule { AppRule(role: role, demand: demand) }
    var rules = [
      rule(.viewController, .mustNotImport(storing)), rule(.view, .mustNotImport(storing)),
      rule(.model, .mustNotImport(drawing)), rule(.storage, .mustNotImport(drawing)),
      rule(.model, .mustNotKnow([.viewController, .view, .presenter, .viewModel, .router])),
      rule(.storage, .mustNotKnow([.viewController, .view, .presenter, .viewModel, .router])),
      rule(.service, .mustNotKnow([.viewController, .view, .presenter, .viewModel])),
    ]
    guard ![.mv, .store].contains(pattern) else { return rules }
    rules.append(rule(.view, .mustNotKnow([.service, .storage] + (pattern == .mvc ? [] : [.model]))))
    guard pattern != .mvc else { return rules }
    let interactor: [AppRole] = pattern == .viper || pattern == .vipvm ? [.interactor] : []
    rules.append(rule(.viewController, .mustNotKnow(interactor + [.service, .storage, .model])))
    for role in [AppRole.viewModel, .presenter, .interactor] {
      rules += [rule(role, .mustNotImport(drawing)), rule(role, .mustNotKnow([.viewController, .view]))]
    }
    return rules
  }

  // MARK: A file of rules

  /// Reads a line for each rule; `#` begins a comment. Throws what is wrong with its line and column.
  static func parse(_ text: String, file: String) throws(CommandFailure) -> [AppRule] {
    var rules: [AppRule] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var words = AppRuleWords(line.prefix { $0 != "#" }, place: "\(VisibleText.oneLine(file)):\(index + 1)")
      if words.isAtEnd { continue }
      rules.append(try words.rule())
    }
    guard !rules.isEmpty else { throw .usage("\(file): expected at least one rule, found none") }
    return rules
  }
}

/// The words of one line of a file of rules.
private struct AppRuleWords {
  private var words: [(text: String, column: Int)] = []
  private let place: String
  private let end: Int

  init(_ line: Substring, place: String) {
    self.place = place
    end = line.count + 1
    for (column, character) in line.enumerated() where !character.isWhitespace {
      let isNew = words.last.map { $0.column + $0.text.count != column + 1 || $0.text == "," } ?? true
      if isNew || character == "," {
        words.append((String(character), column + 1))
      } else {
        words[words.count - 1].text.append(character)
      }
    }
  }

  var isAtEnd: Bool { words.isEmpty }

  mutating func rule() throws(CommandFailure) -> AppRule {
    let role = try role(or: AppRule.anyRole)
    let (word, column) = next()
    let demand: AppRule.Demand
    switch word {
    case "must-not-import":
      demand = .mustNotImport(try list { words throws(CommandFailure) in try words.module() })
    case "must-not-know":
      demand = .mustNotKnow(try list { words throws(CommandFailure) in try words.role() ?? .unknown })
    case "knows": demand = .knows(try self.role() ?? .unknown)
    case "max-lines":
      let (text, column) = next()
      guard let lines = Int(text), lines > 0 else { throw wrong("a number of lines above 0", text, column) }
      demand = .maximumLines(lines)
    default:
      throw wrong(
        "one of \(AppRule.Demand.words.joined(separator: ", "))", word, column, AppRule.Demand.words)
    }
    if let (text, column) = words.first { throw wrong("the end of the line", text, column) }
    return AppRule(role: role, demand: demand)
  }

  private mutating func next() -> (text: String, column: Int) {
    words.isEmpty ? ("", end) : words.removeFirst()
  }

  /// Nil for the word that stands for every role, where it may stand.
  private mutating func role(or any: String? = nil) throws(CommandFailure) -> AppRole? {
    let (text, column) = next()
    if let any, text == any { return nil }
    if let role = AppRole.allCases.first(where: { $0.word == text }) ?? AppRole.otherWords[text] {
      return role
    }
    let known = AppRole.allCases.map(\.word) + [any].compactMap(\.self)
    throw wrong("a role (\(known.joined(separator: ", ")))", text, column, known + AppRole.otherWords.keys)
  }

  private mutating func module() throws(CommandFailure) -> String {
    let (text, column) = next()
    guard let first = text.first, first.isLetter || first == "_",
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { throw wrong("the name of a module", text, column) }
    return text
  }

  private mutating func list<Element>(
    _ element: (inout Self) throws(CommandFailure) -> Element
  ) throws(CommandFailure) -> [Element] {
    var elements = [try element(&self)]
    while words.first?.text == "," {
      words.removeFirst()
      elements.append(try element(&self))
    }
    return elements
  }

  private func wrong(
    _ expected: String, _ found: String, _ column: Int, _ known: [String] = []
  ) -> CommandFailure {
    let meant = Suggestion.closest(to: found, among: known).map { "; did you mean '\($0)'?" } ?? ""
    let found = found.isEmpty ? "the end of the line" : VisibleText.quoted(found)
    return .usage("\(place):\(column): expected \(expected), found \(found)\(meant)")
  }
}
