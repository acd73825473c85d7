/// One declaration with a member block: a type or an extension.
package struct Declaration: Codable, Equatable, Sendable {
  /// The keyword that introduces a declaration.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  /// The keyword that introduces it.
  package let kind: Kind
  /// The declared name without its outer types, or the extended type as written.
  package let name: String
  /// The line of its keyword; the first line of the file is 1.
  package let line: Int
  /// What stands after its colon, as written: superclass, protocols, raw type, attributes included.
  package var inheritedTypes: [String]
  /// The code lines from its keyword to its closing brace.
  package var codeLines = 0
  /// The functions it declares itself, those of nested types not included.
  package var functions = 0
  /// The properties, functions, initializers, subscripts and associated types that it requires, if it is a
  /// protocol, else 0.
  package var requirements = 0

  /// A declaration whose body is still to be read.
  package init(kind: Kind, name: String, line: Int, inheritedTypes: [String]) {
    self.kind = kind
    self.name = name
    self.line = line
    self.inheritedTypes = inheritedTypes
  }
}
