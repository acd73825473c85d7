import CommandLineKit

/// What a type does that a rule does not allow.
struct AppViolation: Equatable, Sendable {
  /// The role and the demand of the rule: `view-model must-not-import`.
  let subject: String
  /// The rule, about one thing alone: `view-model must-not-import UIKit`.
  let rule: String
  let type: String
  /// The type that must not be known; empty where there is none.
  let known: String
  let message: String
  let place: AppLocation
  /// Whether it is an import that can most likely go.
  let isNeedless: Bool
  /// Whether a baseline does not have it.
  var isNew = true

  /// What stays the same while lines and files move.
  var key: String {
    [rule, type, known].filter { !$0.isEmpty }.map { VisibleText.oneLine($0) }.joined(separator: " · ")
  }
}

extension AppRule {
  /// What of an app is not as the rule wants it, in the order of the types.
  func violations(in map: AppMap) -> [AppViolation] {
    let roles = Set(objects.compactMap { AppRole.words[$0] })
    switch demand {
    case .mustNotImport: return imports(in: map)
    case .mustNotKnow: return map.types(of: role).flatMap { knowledge($0, of: roles, in: map) }
    case .knows:
      let types = map.types(of: role).filter { $0.kind != .protocol }
        .filter { map.roles(knownBy: $0).isDisjoint(with: roles) }
      return types.flatMap { type in roles.map { violation($0.word, type, "names no \($0.rawValue)") } }
    case .maximumLines:
      let limit = Int(objects[0]) ?? 0
      return map.types(of: role).filter { $0.codeLines > limit }.map { type in
        let words = "has \(type.codeLines) code lines with its extensions, at most \(limit) are allowed"
        return violation("\(limit)", type, words)
      }
    }
  }

  private func violation(
    _ object: String, _ type: AppType, _ words: String, known: String = "", at place: AppLocation? = nil,
    isNeedless: Bool = false
  ) -> AppViolation {
    AppViolation(
      subject: subject, rule: "\(subject) \(object)", type: type.name, known: known,
      message: "\(type.name), \(type.role.described), \(words).", place: place ?? type.place,
      isNeedless: isNeedless)
  }

  private func knowledge(_ type: AppType, of roles: Set<AppRole>, in map: AppMap) -> [AppViolation] {
    type.known.sorted { ($0.value.place, $0.key) < ($1.value.place, $1.key) }.compactMap { known, mention in
      let other = map.types[known]
      guard mention.uses > 0, roles.contains(other.role),
        !(other.kind == .protocol && other.role < type.role),
        // An enumeration is a word for something, and no entity.
        !(other.role == .model && other.kind == .enum)
      else { return nil }
      let words = "names \(other.name), \(other.role.described)"
      return violation(other.role.word, type, words, known: other.name, at: mention.place)
    }
  }

  /// An import belongs to the file: where a role above is in it too, the import may be that one's.
  private func imports(in map: AppMap) -> [AppViolation] {
    let declared = Dictionary(grouping: map.types, by: \.place.file)
    return map.tree.files.flatMap { file -> [AppViolation] in
      let types = declared[file.path, default: []]
      guard let type = types.first(where: { role == nil || $0.role == role }) else { return [] }
      let hasHigher = types.contains { higher in role.map { higher.role < $0 } ?? false }
      return file.imports.compactMap { module, place in
        let isOfHigher = hasHigher && AppWords.set("drawing modules").contains(module)
        guard objects.contains(module), !isOfHigher else { return nil }
        let isUsual = module == "UIKit" ? map.draws : AppWords.set("types of \(module)").contains
        let names = Set(types.flatMap(\.names.keys)).filter(isUsual)
        let more = names.count > 1 ? " and \(names.count - 1) more" : ""
        let isNeedless = names.isEmpty && ["UIKit", "SwiftUI"].contains(module)
        let usage = names.min().map { " and names \($0)\(more)" }
        let words = usage ?? (isNeedless ? ", and names no usual type of it" : "")
        return violation(module, type, "imports \(module)\(words)", at: place, isNeedless: isNeedless)
      }
    }
  }
}
