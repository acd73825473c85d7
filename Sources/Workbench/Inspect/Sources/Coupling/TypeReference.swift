/// A place in a source at which a type is named that stands at the top level of a file.
struct TypeReference: Hashable, Sendable {
  let name: String
  /// The type whose code it is in; nil outside of every type.
  let owner: String?
  /// Whether parentheses follow, so that a value or an object of the type is made.
  let makesOne: Bool
  /// The first line is 1.
  let line: Int
  /// In bytes; the first column is 1.
  let column: Int
}

extension CoupledSource {
  /// The references to the types of these names, in the order of the source.
  ///
  /// A name is a reference where it is no member's, no argument's label, and not just being declared. Not seen are types
  /// that are named nowhere, as in `.init()`, `.rows` or `let contact = list[0]`, and what stands behind a type alias.
  func references(to names: Set<String>) -> [TypeReference] {
    var found: [TypeReference] = []
    var unit = 0
    for (index, token) in source.tokens.enumerated() where token.kind == .identifier {
      while unit < units.count, units[unit].tokens.upperBound < index { unit += 1 }
      let name = source.name(at: index)
      guard names.contains(name), namesType(at: index) else { continue }
      let owner = unit < units.count && units[unit].tokens.contains(index) ? units[unit] : nil
      if let owner, owner.nested.contains(name) { continue }
      let line = map.line(at: token.range.lowerBound)
      found.append(
        TypeReference(
          name: name, owner: owner?.typeName,
          makesOne: source.kind(at: index + 1) == .punctuation(ASCII.openParenthesis), line: line + 1,
          column: token.range.lowerBound - map.starts[line] + 1))
    }
    return found
  }

  private func namesType(at index: Int) -> Bool {
    switch source.kind(at: index - 1) {
    case .period: return isModule(at: index - 2)
    case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol), .keyword(.typealias),
      .keyword(.associatedtype), .keyword(.func), .keyword(.import):
      return false
    case .keyword(.let), .keyword(.var), .keyword(.case):
      // A pattern such as `case Shape.circle` names a type, `case circle` declares a name.
      return source.kind(at: index + 1) == .period
    case .punctuation(ASCII.openParenthesis), .punctuation(ASCII.comma):
      return source.kind(at: index + 1) != .punctuation(ASCII.colon)
    case .identifier: return !source.isText(at: index - 1, "actor")
    default: return true
    }
  }

  /// Whether an imported module stands there, as in `ContactsDomain.Contact`.
  private func isModule(at index: Int) -> Bool {
    source.kind(at: index) == .identifier && source.kind(at: index - 1) != .period
      && imports.contains(source.name(at: index))
  }
}
