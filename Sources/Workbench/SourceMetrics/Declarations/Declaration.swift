/// One declaration with a member block: a type or an extension.
public struct Declaration: Codable, Equatable, Sendable {
  /// The keyword that introduces a declaration.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  /// The keyword that introduces it.
  public let kind: Kind
  /// The declared name without its outer types, or the extended type as written.
  public let name: String
  /// The line of its keyword; the first line of the file is 1.
  public let line: Int
  /// What stands after its colon, as written: superclass, protocols, raw type, attributes included.
  public internal(set) var inheritedTypes: [String]
  /// The code lines from its keyword to its closing brace.
  public internal(set) var codeLines = 0
  /// The functions it declares itself, those of nested types not included.
  public internal(set) var functions = 0
  /// The properties, functions, initializers, subscripts and associated types that it requires, if it is a
  /// protocol, else 0.
  public internal(set) var requirements = 0

  init(kind: Kind, name: String, line: Int, inheritedTypes: [String]) {
    self.kind = kind
    self.name = name
    self.line = line
    self.inheritedTypes = inheritedTypes
  }
}
