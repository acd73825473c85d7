import CommandLineKit
import SourceReading

/// What the types of one role must do, such as `view-model must-not-import UIKit, SwiftUI`.
struct AppRule: Equatable, Sendable {
  enum Demand: String, CaseIterable, Sendable {
    case mustNotImport = "must-not-import"
    /// Protocols of a role that stands above do not count: through them one answers without knowing who asked.
    case mustNotKnow = "must-not-know"
    case knows
    case maximumLines = "max-lines"
  }

  let role: AppRole?
  let demand: Demand
  /// Modules, the words of roles, or a number of lines.
  let objects: [String]
  /// The role and the demand, without what it is about: `view-model must-not-import`.
  var subject: String { "\(role?.word ?? Self.anyRole) \(demand.rawValue)" }
  var each: [String] { objects.map { "\(subject) \($0)" } }
  var text: String { "\(subject) \(objects.joined(separator: ", "))" }
  private static let anyRole = "any"

  /// What a pattern asks of its roles. Of modules that draw and store, those that the app imports are named, and the usual.
  static func rules(of pattern: AppPattern, for imports: Set<String>) throws -> [AppRule] {
    let lines = AppWords.lines(of: "AppRules.txt").filter { line in
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
  static func parse(_ text: String, file: String) throws -> [AppRule] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rules = try lines.enumerated().compactMap { index, line in
      try rule(line.prefix { $0 != "#" }, at: "\(VisibleText.oneLine(file)):\(index + 1)")
    }
    if rules.isEmpty { throw CommandFailure.usage("\(file): expected at least one rule, found none") }
    return rules
  }

  private static func rule(_ line: Substring, at place: String) throws -> AppRule? {
    var words = line.matches(of: /[^\s,]+|,/)[...]
    guard !words.isEmpty else { return nil }
    func next<Part>(_ form: String, among known: [String] = [], _ read: (String) -> Part?) throws -> Part {
      let match = words.popFirst()
      let word = match.map { String($0.output) } ?? ""
      if let value = read(word) { return value }
      let column = line[..<(match?.range.lowerBound ?? line.endIndex)].count + 1
      let meant = Suggestion.closest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
      let found = word.isEmpty ? "the end of the line" : VisibleText.quoted(word)
      throw CommandFailure.usage("\(place):\(column): expected \(form), found \(found)\(meant)")
    }
    func role(or others: [String] = []) throws -> String {
      let known = AppRole.allCases.map(\.word) + others
      let form = "a role (\(known.joined(separator: ", ")))"
      return try next(form, among: known + AppRole.words.keys.sorted()) { word in
        others.contains(word) ? word : AppRole.words[word]?.word
      }
    }
    let subject = AppRole.words[try role(or: [anyRole])]
    let demands = Demand.allCases.map(\.rawValue)
    let demand = try next("one of \(demands.joined(separator: ", "))", among: demands, Demand.init)
    var objects: [String] = []
    repeat {
      if !objects.isEmpty { words.removeFirst() }
      let object =
        switch demand {
        case .mustNotKnow, .knows: try role()
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

  /// - Parameter isOwn: whether the team wrote the rule, which then means the import itself.
  func violations(in map: AppMap, isOwn: Bool = false) -> [AppViolation] {
    let roles = Set(objects.compactMap { AppRole.words[$0] })
    switch demand {
    case .mustNotImport: return imports(in: map, isOwn: isOwn)
    case .mustNotKnow: return map.types(of: role).flatMap { knowledge($0, of: roles, in: map) }
    case .knows:
      return map.types(of: role).filter { $0.kind != .protocol }.flatMap { type in
        let missing = roles.subtracting(map.roles(knownBy: type))
        return missing.compactMap { violation($0.word, type, "names no \($0.rawValue)") }
      }
    case .maximumLines:
      return map.types(of: role).filter { $0.codeLines > Int(objects[0]) ?? 0 }.compactMap { type in
        let words = "has \(type.codeLines) code lines with its extensions, at most \(objects[0]) are allowed"
        return violation(objects[0], type, words)
      }
    }
  }

  /// Nil where a role is doubtful: what hangs on it would be a guess about a guess.
  private func violation(
    _ object: String, _ type: AppType, _ words: String, _ known: AppType? = nil, at place: SourcePlace? = nil,
    isNeedless: Bool = false
  ) -> AppViolation? {
    if !isNeedless, role != nil, type.isDoubtful { return nil }
    let (rule, place) = ("\(subject) \(object)", place ?? type.place)
    let names = [rule, type.name] + (known.map { [$0.name] } ?? [])
    let who =
      isNeedless ? "\(SourceFolder.name(of: place.file)).swift" : "\(type.name), \(type.described),"
    return AppViolation(
      rule: rule, type: type.name,
      key: names.map { VisibleText.oneLine($0) }.joined(separator: " · "), message: "\(who) \(words).",
      place: place, home: type.place, isNeedless: isNeedless,
      reasons: type.explained + (known.map { "; \($0.explained)" } ?? ""))
  }

  private func knowledge(_ type: AppType, of roles: Set<AppRole>, in map: AppMap) -> [AppViolation] {
    let isView = [.view, .viewController].contains(type.role)
    let found = type.known.filter { $1.uses > 0 && roles.contains(map.types[$0].role) }
    return found.sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }.compactMap { known, mention in
      let other = map.types[known]
      // What a view of SwiftUI is handed it shows, as any view an error or a choice; what it makes is more.
      let isPlain = other.kind == .enum || map.inherited("error types", by: other) != nil
      let isShown = other.role == .model && (isPlain || isView && type.isValue && !mention.isMade)
      let isAnswer = other.kind == .protocol && (other.role < type.role || other.name.hasSuffix("Delegate"))
      // An entity is told by being stored, or sent and made there; a name of the system may be that of the system.
      let data = map.inherited("kept types", by: other)
      let isData = (mention.isMade ? data ?? map.inherited("coded types", by: other) : data) != nil
      let isSure = isData || other.role != .model || !isView
      let isLike = AppWords.set("shared names").contains(other.name) || type.name.hasPrefix(other.name)
      let wires = type.known.contains { $1.isMade && [.presenter, .viewModel].contains(map.types[$0].role) }
      let isPassed = [.service, .storage].contains(other.role) && mention.isMade && wires
      guard other.canBeForbidden, isSure, !isShown, !isAnswer, !isLike, !isPassed else { return nil }
      let words = "names \(other.name), \(other.described)"
      return violation(other.role.word, type, words, other, at: mention.place)
    }
  }

  /// Who names something of the module is charged, else the file, unless a role above is in it that may need it.
  private func imports(in map: AppMap, isOwn: Bool) -> [AppViolation] {
    map.tree.files.flatMap { file -> [AppViolation] in
      let types = map.inFile[file.path, default: []]
      let own = types.filter { role == nil || $0.role == role }
      guard let first = own.first(where: { $0.kind != .protocol }) ?? own.first else { return [] }
      let isHighest = role == nil || types.allSatisfy { $0.role >= first.role && $0.role != .unknown }
      let names = file.names.subtracting(file.types.flatMap(\.nested)).subtracting(AppWords.set("lent types"))
      let parts = Dictionary(grouping: file.types, by: \.name)
      let named = own.map { type in
        Set(parts[type.name, default: []].flatMap(\.names.keys)).subtracting(type.nested)
      }
      return objects.flatMap { module -> [AppViolation] in
        let place = file.imports.first { $0.module == module }?.place
        // Cocoa brings AppKit along, and is charged itself.
        if place == nil, module == "AppKit", first.imports.contains("Cocoa") { return [] }
        if place != nil, isHighest, map.usual(names, of: module).isEmpty {
          let isRead = AppWords.set("known modules").contains(module) && !file.isConditional
          let isNeedless = isRead && names.allSatisfy { map.isKnown($0, in: file, without: module) }
          guard isOwn || isNeedless else { return [] }
          let words = "imports \(module)" + (isNeedless ? " and seems not to need it" : "")
          return [violation(module, first, words, at: place, isNeedless: isNeedless)].compactMap(\.self)
        }
        return zip(own, named).compactMap { type, names in
          let names = map.usual(names, of: module, leaking: place == nil)
            .subtracting(AppWords.set("borrowed types"))
          let grave = grave(among: names, in: type, map)
          guard let name = grave.first else { return nil }
          let more = grave.count > 1 ? " and others" : ""
          let how = place == nil ? "uses \(module) through" : "imports \(module) and names"
          let line = parts[type.name]?.lazy.compactMap { $0.names[name]?.place }.first ?? place
          return violation(module, type, "\(how) \(name)\(more)", at: line)
        }
      }
    }
  }

  /// A value that is only passed on, and what a service asks of the system, may be meant so.
  private func grave(among names: Set<String>, in type: AppType, _ map: AppMap) -> [String] {
    if type.role == .service { return map.views(among: names) }
    let rest = names.subtracting(AppWords.set("mild types"))
    let carried = rest.intersection(AppWords.set("carried types"))
    let isData = [.storage, .model].contains(type.role) || type.carries
    return rest.subtracting(carried).sorted() + (isData ? [] : carried.sorted())
  }
}

struct AppViolation: Equatable, Sendable {
  /// The rule, about one thing alone: `view-model must-not-import UIKit`.
  let rule: String
  let type: String
  /// What stays the same while lines and files move: the rule, the type, and the type that must not be known.
  let key: String
  let message: String
  let place: SourcePlace
  /// Where the type is declared: others may be called so too.
  let home: SourcePlace
  /// Whether it is an import that can most likely go.
  let isNeedless: Bool
  /// Why the types that are named have their roles.
  let reasons: String
  /// Whether a baseline does not have it.
  var isNew = true
}
