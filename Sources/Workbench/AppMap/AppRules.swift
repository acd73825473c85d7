import CommandLineKit
import SourceReading

/// What the types of one role must do, such as `view-model must-not-import UIKit, SwiftUI`.
struct AppRule: Equatable, Sendable {
  enum Demand: String, CaseIterable, Sendable {
    case mustNotImport = "must-not-import"
    /// Protocols of a role that stands above do not count: through them one answers without knowing who asked.
    case mustNotKnow = "must-not-know"
    case maximumLines = "max-lines"
    case named
  }

  /// What the rule is about: the types of a role, of a folder, or all.
  let role: AppRole?
  var folder: String?
  let demand: Demand
  /// Modules, the words of roles, a number of lines, or how names look.
  let objects: [String]
  /// Whom it is about, and the demand: `view-model must-not-import`.
  var subject: String { "\(folder ?? role?.word ?? Self.anyRole) \(demand.rawValue)" }
  var each: [String] { objects.map { "\(subject) \($0)" } }
  var text: String { "\(subject) \(objects.joined(separator: ", "))" }
  static let anyRole = "any"

  /// What a pattern asks of its roles. Of modules that draw and store, those that the app imports are named, and the usual.
  static func rules(of pattern: AppPattern, for imports: Set<String>) throws -> [AppRule] {
    let lines = AppWords.lines(of: "AppRules.txt").filter { line in
      line.name.split(separator: " ").contains {
        $0 == anyRole || $0 == pattern.rawValue.replacing(" ", with: "-")
      }
    }
    var text = lines.map(\.text).joined(separator: "\n")
    for (kind, usual) in [("drawing", ["UIKit", "SwiftUI"]), ("storing", ["CoreData"])] {
      let others = imports.intersection(AppWords.set("\(kind) modules")).subtracting(usual).sorted()
      text.replace("{\(kind)}", with: others.map { ", \($0)" }.joined())
    }
    return try AppRuleFile(text, file: "The rules of \(pattern.rawValue)").rules
  }

  /// The types that the rule is about.
  func types(in map: AppMap) -> [AppType] {
    folder.map { folder in map.types.filter { SourceFolder.isIn(folder, $0.place.file) } }
      ?? map.types(of: role)
  }

  /// - Parameter isOwn: whether the team wrote the rule, which then means the import itself.
  func violations(in map: AppMap, isOwn: Bool = false) -> [AppViolation] {
    let roles = Set(objects.compactMap { AppRole.words[$0] })
    switch demand {
    case .mustNotImport: return imports(in: map, isOwn: isOwn)
    case .mustNotKnow: return types(in: map).flatMap { knowledge($0, of: roles, in: map) }
    case .named:
      return types(in: map).filter { type in !objects.contains { type.isNamed($0) } }.compactMap { type in
        violation(objects.joined(separator: ", "), type, "is not called so")
      }
    case .maximumLines:
      return types(in: map).filter { $0.codeLines > Int(objects[0]) ?? 0 }.compactMap { type in
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
    // Another number of lines makes no other violation.
    let names = [demand == .maximumLines ? subject : rule, type.name] + (known.map { [$0.name] } ?? [])
    let who =
      isNeedless ? "\(SourceFolder.name(of: place.file)).swift" : "\(type.name), \(type.described),"
    return AppViolation(
      rule: rule, type: type.name, known: known?.name,
      key: names.map { VisibleText.oneLine($0) }.joined(separator: " · "), message: "\(who) \(words).",
      place: place, isNeedless: isNeedless,
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
      let wires = type.known.contains {
        $1.isMade && [.presenter, .viewModel, .reducer].contains(map.types[$0].role)
      }
      let isPassed = [.service, .storage].contains(other.role) && mention.isMade && wires
      let isHandedOn = !mention.isMade && type.passesOn(other)
      guard other.canBeForbidden, isSure, !isShown, !isAnswer, !isLike, !isPassed, !isHandedOn else {
        return nil
      }
      let words = "names \(other.name), \(other.described)"
      return violation(other.role.word, type, words, other, at: mention.place)
    }
  }

  /// Who names something of the module is charged, else the file, unless a role above is in it that may need it.
  private func imports(in map: AppMap, isOwn: Bool) -> [AppViolation] {
    if let folder {
      return map.tree.files.filter { SourceFolder.isIn(folder, $0.path) }.flatMap(importing)
    }
    return map.tree.files.flatMap { file -> [AppViolation] in
      let extended = map.extended[file.path, default: []].sorted().map { map.types[$0] }
      let types = map.inFile[file.path, default: []] + extended
      let own = types.filter { role == nil || $0.role == role }
      guard let first = own.first(where: { $0.kind != .protocol }) ?? own.first else { return [] }
      let isHighest =
        role == nil
        || types.allSatisfy { type in
          // A property wrapper draws nothing by itself.
          type.role >= first.role
            && (type.role != .unknown || map.inherited("marks of unknown", by: type) != nil)
        }
      let names = file.names.subtracting(file.types.flatMap(\.nested)).filter { !AppWords.isLent($0) }
      let parts = Dictionary(grouping: file.types, by: \.name)
      let named = own.map { type in
        Set(parts[type.name, default: []].flatMap(\.names.keys)).subtracting(type.nested)
      }
      return objects.flatMap { module -> [AppViolation] in
        let place = file.imports.first { $0.module == module }?.place
        // Cocoa brings AppKit along, and is charged itself.
        if place == nil, module == "AppKit", first.imports.contains("Cocoa") { return [] }
        let others = file.imports.map(\.module).filter { $0 != module }
        let found = zip(own, named).compactMap { type, names -> AppViolation? in
          let names = map.usual(names, of: module, leaking: place == nil)
            .subtracting(AppWords.set("borrowed types"))
            .filter { !map.isUnclear($0, of: module, among: others) }
          let grave = grave(among: names, in: type, map)
          if grave.isEmpty { return nil }
          let places = parts[type.name, default: []].reduce(into: [:]) { places, part in
            places.merge(part.names.mapValues(\.place)) { min($0, $1) }
          }
          // What is only carried tells less; of the others, the first in the file.
          let telling = grave.filter { !AppWords.set("carried types").contains($0) }
          let named = (telling.isEmpty ? grave : telling).map { ($0, places[$0] ?? type.place) }
          guard let name = named.min(by: { ($0.1, $0.0) < ($1.1, $1.0) })?.0 else { return nil }
          let more = grave.count > 1 ? " and others" : ""
          let how = place == nil ? "uses \(module) through" : "imports \(module) and names"
          return violation(module, type, "\(how) \(name)\(more)", at: places[name] ?? place)
        }
        guard found.isEmpty, isHighest, place != nil else { return found }
        let isRead = AppWords.set("known modules").contains(module) && !file.isConditional
        let isNeedless =
          isRead && map.usual(names, of: module).isEmpty
          && names.allSatisfy { map.isKnown($0, in: file, without: module) }
        guard isOwn || isNeedless else { return [] }
        let words = "imports \(module)" + (isNeedless ? " and seems not to need it" : "")
        return [violation(module, first, words, at: place, isNeedless: isNeedless)].compactMap(\.self)
      }
    }
  }

  /// In a folder each import counts, whatever the file declares.
  private func importing(_ file: AppSource) -> [AppViolation] {
    file.imports.filter { objects.contains($0.module) }.map { module, place in
      let (name, rule) = (SourceFolder.name(of: file.path), "\(subject) \(module)")
      return AppViolation(
        rule: rule, type: name, key: VisibleText.oneLine("\(rule) · \(name)"),
        message: "\(name).swift imports \(module).", place: place, isNeedless: false,
        reasons: "the file is in this folder")
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
  /// The type that must not be known; nil for other rules.
  var known: String?
  /// What stays the same while lines and files move: the rule, the type, and the type that must not be known.
  let key: String
  let message: String
  let place: SourcePlace
  var isImport: Bool { rule.holds(" must-not-import ") }
  /// Whether it is an import that can most likely go.
  let isNeedless: Bool
  /// Why the types that are named have their roles.
  let reasons: String
  /// Whether a baseline does not have it.
  var isNew = true
  /// Why the team allows it, as it stands in the code next to it.
  var excuse: String?
}
