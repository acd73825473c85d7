import CommandLineKit
import Measurement

/// What a type does that a rule does not allow.
struct AppViolation: Codable, Hashable, Sendable {
  /// The rule, about one thing alone: `view-model must-not-import UIKit`.
  let rule: String
  let type: String
  /// The module or the type that it is about; empty where there is none.
  let object: String
  let message: String
  let place: AppLocation

  /// What stays the same while lines and files move.
  var key: String {
    [rule, type, object].filter { !$0.isEmpty }.map { VisibleText.oneLine($0) }.joined(separator: " · ")
  }
}

extension AppRule {
  /// What of an app is not as the rule wants it, in the order of the types.
  func violations(in map: AppMap) -> [AppViolation] {
    switch demand {
    case .mustNotImport(let modules): imports(of: modules, in: map)
    case .mustNotKnow(let roles): subjects(in: map).flatMap { knowledge($0, of: roles, in: map) }
    case .knows(let role):
      subjects(in: map).filter { type in
        type.kind != .protocol && !type.known.keys.contains { map.types[$0].role == role }
      }.map { violation(role.word, $0, "", "names no \(role.rawValue)") }
    case .maximumLines(let limit):
      subjects(in: map).filter { $0.codeLines > limit }.map {
        violation(
          "\(limit)", $0, "",
          "has \($0.codeLines) code lines with its extensions, at most \(limit) are allowed")
      }
    }
  }

  func subjects(in map: AppMap) -> [AppType] { map.types.filter { role == nil || $0.role == role } }

  private func violation(
    _ object: String, _ type: AppType, _ name: String, _ words: String, at place: AppLocation? = nil
  ) -> AppViolation {
    AppViolation(
      rule: "\(subject) \(object)", type: type.name, object: name,
      message: "\(type.name), a \(type.role.rawValue), \(words).",
      place: place ?? AppLocation(file: type.file, line: type.line))
  }

  private func knowledge(_ type: AppType, of roles: [AppRole], in map: AppMap) -> [AppViolation] {
    type.known.sorted { ($0.value.file, $0.value.line, $0.key) < ($1.value.file, $1.value.line, $1.key) }
      .compactMap {
        known, place in
        let other = map.types[known]
        guard roles.contains(other.role), !(other.kind == .protocol && other.role < type.role),
          // An enumeration is a word for something, and no entity.
          !(other.role == .model && other.kind == .enum)
        else { return nil }
        return violation(
          other.role.word, type, other.name, "names \(other.name), a \(other.role.rawValue)", at: place)
      }
  }

  /// An import belongs to the file: where a role above is in it too, the import may be that one's.
  private func imports(of modules: [String], in map: AppMap) -> [AppViolation] {
    let declared = Dictionary(grouping: map.types) { $0.file }
    return map.tree.files.flatMap { file -> [AppViolation] in
      let types = declared[file.source.path] ?? []
      guard let type = types.first(where: { role == nil || $0.role == role }) else { return [] }
      let hasHigher = types.contains { higher in role.map { higher.role < $0 } ?? false }
      return file.source.imports.filter { modules.contains($0.module) }.compactMap { module, place in
        guard !(hasHigher && AppWords.drawingModules.contains(module)) else { return nil }
        let words = module == "UIKit" ? usage(by: types) : ""
        return violation(
          module, type, "", "imports \(module)\(words)",
          at: AppLocation(file: file.source.path, line: place.line, column: place.column))
      }
    }
  }

  private func usage(by types: [AppType]) -> String {
    let names = Set(types.flatMap(\.names)).filter {
      $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase ?? false
    }.sorted()
    guard let first = names.first else { return ", and names nothing of it" }
    return " and names \(first)" + (names.count > 1 ? " and \(names.count - 1) more" : "")
  }
}

/// The violations that a team knows of already, in a file with a line for each.
struct AppBaseline: Equatable, Sendable {
  private let known: [String: Int]

  init(_ violations: [AppViolation]) {
    known = Dictionary(violations.map { ($0.key, 1) }, uniquingKeysWith: +)
  }

  init(text: String) {
    let lines = text.split(separator: "\n").map { String($0.trimmingPrefix { $0.isWhitespace }) }
    known = Dictionary(
      lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  var text: String {
    let lines = known.keys.sorted().flatMap { Array(repeating: $0, count: known[$0] ?? 0) }
    return "# What the rules find already; a new violation fails. Written by compare app --update-baseline.\n"
      + lines.map { "\($0)\n" }.joined()
  }

  /// Those that are not known, and how many known ones there are no more.
  func compare(_ violations: [AppViolation]) -> (new: [AppViolation], gone: Int) {
    var rest = known
    var new: [AppViolation] = []
    for violation in violations {
      if let count = rest[violation.key], count > 0 {
        rest[violation.key] = count - 1
      } else {
        new.append(violation)
      }
    }
    return (new, rest.values.reduce(0, +))
  }
}
