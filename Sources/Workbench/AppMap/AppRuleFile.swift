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
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let code = line.prefix { $0 != "#" }
      var reader = WordReader(code, marks: [","], end: "the end of the line")
      guard let first = reader.next else { continue }
      do {
        if try readWord(first, &reader) {
          words.append(code.trimmingCharacters(in: .whitespaces))
        } else {
          rules.append(try reader.rule())
        }
        try reader.finish()
      } catch {
        let place = "\(VisibleText.oneLine(file)):\(index + 1):\(error.offset + 1)"
        throw CommandFailure.usage("\(place): \(error.text)")
      }
    }
    if rules.isEmpty && words.isEmpty {
      throw CommandFailure.usage("\(file): expected at least one rule, found none")
    }
  }

  /// Whether the line says something else than a rule.
  private mutating func readWord(_ first: String, _ reader: inout WordReader) throws(Unexpected) -> Bool {
    switch (first, reader.second) {
    case ("role", _):
      _ = reader.take()
      let role = try reader.role(endingWith: ":")
      roles += try reader.list("the name of a type").map { ($0, role, true) }
    case ("not", "ours:"):
      (_, _) = (reader.take(), reader.take())
      notOurs += try reader.list("a path")
    case ("screens:", _):
      _ = reader.take()
      screens += try reader.list("the name of a screen")
    case ("imports:", _):
      _ = reader.take()
      countsNames = try reader.take("'named'", among: ["named"]) { $0 == "named" ? true : nil }
    case (_, "is"):
      (_, _) = (reader.take(), reader.take())
      let isNot = reader.takes("not")
      roles.append((first, try reader.role(), !isNot))
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

extension WordReader {
  /// What stands between commas.
  fileprivate mutating func list(_ form: String) throws(Unexpected) -> [String] {
    try list { (reader) throws(Unexpected) in try reader.take(form) { $0 == "," ? nil : $0 } }
  }

  private mutating func list(
    _ read: (inout WordReader) throws(Unexpected) -> String
  ) throws(Unexpected) -> [String] {
    var parts: [String] = []
    repeat { parts.append(try read(&self)) } while takes(",")
    return parts
  }

  fileprivate mutating func role(
    or others: [String] = [], endingWith end: String = ""
  ) throws(Unexpected) -> AppRole {
    let known = AppRole.allCases.map(\.word) + others
    let form = "a role (\(known.joined(separator: ", ")))\(end.isEmpty ? "" : " and '\(end)'")"
    return try take(form, among: known + AppRole.words.keys.sorted()) { word in
      word.hasSuffix(end) ? AppRole.words[String(word.dropLast(end.count))] : nil
    }
  }

  fileprivate mutating func rule() throws(Unexpected) -> AppRule {
    let folder = next?.contains("/") == true ? take() : nil
    let role = folder != nil || takes(AppRule.anyRole) ? nil : try role(or: [AppRule.anyRole])
    let demands = AppRule.Demand.allCases.map(\.rawValue)
    let demand = try take("one of \(demands.joined(separator: ", "))", among: demands, AppRule.Demand.init)
    let objects =
      switch demand {
      case .mustNotKnow: try list { (reader) throws(Unexpected) in try reader.role().word }
      case .mustNotImport:
        try list { (reader) throws(Unexpected) in
          try reader.take("the name of a module") {
            $0.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil ? nil : $0
          }
        }
      case .named: try list("how names look, such as *View")
      case .maximumLines:
        [try take("a number of lines above 0") { Int($0).flatMap { $0 > 0 ? "\($0)" : nil } }]
      }
    return AppRule(role: role, folder: folder, demand: demand, objects: objects)
  }
}
