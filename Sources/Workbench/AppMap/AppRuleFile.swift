import CommandLineKit
import Foundation
import SourceReading

/// What a team says in its file: its rules, and what it knows better than a guess.
struct AppRuleFile: Sendable {
  private(set) var rules: [AppRule] = []
  /// The roles that the types of a name have, or have not.
  private(set) var roles: [(name: String, role: AppRole, isSo: Bool)] = []
  /// The folders and files of other people's code.
  private(set) var notOurs: [String] = []
  /// What screens are called; nothing else is one.
  private(set) var screens: [String] = []
  /// Whether an import counts only where something of the module is named, as on the page.
  private(set) var countsNames = false
  /// The lines that say something else than rules.
  private(set) var words: [String] = []

  init() {}

  /// Reads a line for each rule or word; `#` begins a comment. Throws what is wrong with its line and column.
  init(_ text: String, file: String) throws {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let code = line.prefix { $0 != "#" }
      var reader = LineReader(code, at: "\(VisibleText.oneLine(file)):\(index + 1)")
      guard let first = reader.word else { continue }
      let isWord = try readWord(first, &reader)
      if !isWord {
        rules.append(try reader.rule())
      } else {
        words.append(code.trimmingCharacters(in: .whitespaces))
      }
      _ = try reader.next("the end of the line") { $0.isEmpty ? $0 : nil }
    }
    if rules.isEmpty && words.isEmpty {
      throw CommandFailure.usage("\(file): expected at least one rule, found none")
    }
  }

  /// Whether the line says something else than a rule.
  private mutating func readWord(_ first: String, _ reader: inout LineReader) throws -> Bool {
    switch (first, reader.second) {
    case ("role", _):
      reader.skip(1)
      let role = AppRole.words[try reader.role(endingWith: ":")] ?? .unknown
      roles += try reader.list("the name of a type").map { ($0, role, true) }
    case ("not", "ours:"):
      reader.skip(2)
      notOurs += try reader.list("a path")
    case ("screens:", _):
      reader.skip(1)
      screens += try reader.list("the name of a screen")
    case ("imports:", _):
      reader.skip(1)
      countsNames = try reader.next("'named'", among: ["named"]) { $0 == "named" ? true : nil }
    case (_, "is"):
      let isNot = reader.third == "not"
      reader.skip(isNot ? 3 : 2)
      roles.append((first, AppRole.words[try reader.role()] ?? .unknown, !isNot))
    default: return false
    }
    return true
  }

  /// The role that the file gives the type.
  func role(of type: AppType) -> AppRole? { roles.last { $0.isSo && type.isNamed($0.name) }?.role }

  func denies(_ role: AppRole, to type: AppType) -> Bool {
    roles.contains { !$0.isSo && $0.role == role && type.isNamed($0.name) }
  }
}

/// The words of a line, each of which has to be what is expected there.
private struct LineReader {
  private let line: Substring
  private let place: String
  private var words: ArraySlice<Regex<Substring>.Match>
  var word: String? { words.first.map { String($0.output) } }
  var second: String? { words.dropFirst().first.map { String($0.output) } }
  var third: String? { words.dropFirst(2).first.map { String($0.output) } }

  init(_ line: Substring, at place: String) {
    (self.line, self.place, words) = (line, place, line.matches(of: /[^\s,]+|,/)[...])
  }

  mutating func skip(_ count: Int) { words.removeFirst(count) }

  mutating func next<Part>(
    _ form: String, among known: [String] = [], _ read: (String) -> Part?
  ) throws -> Part {
    let match = words.popFirst()
    let word = match.map { String($0.output) } ?? ""
    if let value = read(word) { return value }
    let column = line[..<(match?.range.lowerBound ?? line.endIndex)].count + 1
    let meant = Suggestion.closest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
    let found = word.isEmpty ? "the end of the line" : VisibleText.quoted(word)
    throw CommandFailure.usage("\(place):\(column): expected \(form), found \(found)\(meant)")
  }

  /// Names between commas.
  mutating func list(_ form: String) throws -> [String] {
    try list { reader throws in try reader.next(form) { $0.isEmpty || $0 == "," ? nil : $0 } }
  }

  private mutating func list(_ read: (inout LineReader) throws -> String) throws -> [String] {
    var parts = [try read(&self)]
    while word == "," {
      skip(1)
      parts.append(try read(&self))
    }
    return parts
  }

  mutating func role(or others: [String] = [], endingWith end: String = "") throws -> String {
    let known = AppRole.allCases.map(\.word) + others
    let form = "a role (\(known.joined(separator: ", ")))\(end.isEmpty ? "" : " and '\(end)'")"
    return try next(form, among: known + AppRole.words.keys.sorted()) { word in
      if others.contains(word) { return word }
      return word.hasSuffix(end) ? AppRole.words[String(word.dropLast(end.count))]?.word : nil
    }
  }

  mutating func rule() throws -> AppRule {
    let isFolder = word?.contains("/") == true
    let subject = try isFolder ? next("a folder") { $0 } : role(or: [AppRule.anyRole])
    let demands = AppRule.Demand.allCases.map(\.rawValue)
    let demand = try next("one of \(demands.joined(separator: ", "))", among: demands, AppRule.Demand.init)
    let objects =
      switch demand {
      case .mustNotKnow: try list { try $0.role() }
      case .mustNotImport:
        try list { reader throws in
          try reader.next("the name of a module") {
            $0.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil ? nil : $0
          }
        }
      case .named: try list("how names look, such as *View")
      case .maximumLines:
        [try next("a number of lines above 0") { Int($0).flatMap { $0 > 0 ? "\($0)" : nil } }]
      }
    return AppRule(
      role: AppRole.words[subject], folder: isFolder ? subject : nil, demand: demand, objects: objects)
  }
}
