import CommandLineKit

/// What a type does that a rule does not allow.
struct AppViolation: Codable, Hashable, Sendable {
  /// The rule, about one thing alone: `view-model must-not-import UIKit`.
  let rule: String
  let type: String
  /// The module or the type that it is about; empty where there is none.
  let object: String
  let message: String
  let place: AppLocation

  /// Whether it is an import that can most likely go.
  var isNeedless: Bool { message.hasSuffix("\(Self.needless).") }
  fileprivate static let needless = ", and names no usual type of it"

  /// What stays the same while lines and files move.
  var key: String {
    [rule, type, object].filter { !$0.isEmpty }.map { VisibleText.oneLine($0) }.joined(separator: " · ")
  }
}

extension AppRule {
  /// What of an app is not as the rule wants it, in the order of the types.
  func violations(in map: AppMap) -> [AppViolation] {
    if demand == .mustNotImport { return imports(in: map) }
    let roles = Set(objects.compactMap { AppRole.words[$0] })
    return map.types(of: role).flatMap { type -> [AppViolation] in
      switch demand {
      case .mustNotImport: return []
      case .mustNotKnow: return knowledge(type, of: roles, in: map)
      case .knows:
        guard type.kind != .protocol, map.roles(knownBy: type).isDisjoint(with: roles) else { return [] }
        return roles.map { violation($0.word, type, "", "names no \($0.rawValue)") }
      case .maximumLines:
        guard let limit = objects.first.flatMap(Int.init), type.codeLines > limit else { return [] }
        let words = "has \(type.codeLines) code lines with its extensions, at most \(limit) are allowed"
        return [violation("\(limit)", type, "", words)]
      }
    }
  }

  private func violation(
    _ object: String, _ type: AppType, _ name: String, _ words: String, at place: AppLocation? = nil
  ) -> AppViolation {
    AppViolation(
      rule: "\(subject) \(object)", type: type.name, object: name,
      message: "\(type.name), \(type.role.described), \(words).", place: place ?? type.place)
  }

  private func knowledge(_ type: AppType, of roles: Set<AppRole>, in map: AppMap) -> [AppViolation] {
    type.known.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.compactMap { known, place in
      let other = map.types[known]
      guard roles.contains(other.role), type.meant.contains(other.name),
        !(other.kind == .protocol && other.role < type.role),
        // An enumeration is a word for something, and no entity.
        !(other.role == .model && other.kind == .enum)
      else { return nil }
      return violation(
        other.role.word, type, other.name, "names \(other.name), \(other.role.described)", at: place)
    }
  }

  /// An import belongs to the file: where a role above is in it too, the import may be that one's.
  private func imports(in map: AppMap) -> [AppViolation] {
    let declared = Dictionary(grouping: map.types) { $0.place.file }
    return map.tree.files.flatMap { file -> [AppViolation] in
      let types = declared[file.path, default: []]
      guard let type = types.first(where: { role == nil || $0.role == role }) else { return [] }
      let hasHigher = types.contains { higher in role.map { higher.role < $0 } ?? false }
      return file.imports.compactMap { module, place in
        guard objects.contains(module), !(hasHigher && AppWords.drawingModules.contains(module)) else {
          return nil
        }
        let words = "imports \(module)\(usage(of: module, by: types, in: map))"
        return violation(module, type, "", words, at: place)
      }
    }
  }

  private func usage(of module: String, by types: [AppType], in map: AppMap) -> String {
    guard ["UIKit", "SwiftUI"].contains(module) else { return "" }
    let usual = module == "UIKit" ? map.draws : AppWords.set("types of SwiftUI").contains
    let names = Set(types.flatMap(\.names)).filter(usual)
    guard let first = names.min() else { return AppViolation.needless }
    return " and names \(first)" + (names.count > 1 ? " and \(names.count - 1) more" : "")
  }
}

/// The violations that a team knows of already, in a file with a line for each.
struct AppBaseline: Sendable {
  private let known: [String: Int]

  init(text: String = "") {
    let lines = text.split(separator: "\n").map { String($0.trimmingPrefix { $0.isWhitespace }) }
    known = Dictionary(
      lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  static func text(of violations: [AppViolation]) -> String {
    "# What the rules find already; a new violation fails. Written by compare app --update-baseline.\n"
      + violations.map { "\($0.key)\n" }.sorted().joined()
  }

  /// Those that are not known, and how many known ones there are no more.
  func compare(_ violations: [AppViolation]) -> (new: [AppViolation], gone: Int) {
    var rest = known
    let new = violations.filter { violation in
      guard let count = rest[violation.key], count > 0 else { return true }
      rest[violation.key] = count - 1
      return false
    }
    return (new, rest.values.reduce(0, +))
  }
}
