/// The references between an architecture's types.
package struct CouplingResults: Codable, Equatable, Sendable {
  /// One type at the top level of a file, with its extensions and the types inside it.
  package struct TypeCoupling: Codable, Equatable, Sendable {
    package let name: String
    package let kind: Declaration.Kind
    /// The file of its declaration, from the architecture's folder.
    package let file: String
    /// The line of its keyword; the first line of the file is 1.
    package let line: Int
    /// The other types of the architecture that its code names, sorted.
    package let own: [String]
    /// The types of the domain that its code names, sorted.
    package let domain: [String]
    /// The types of the toolkit that its code names, sorted.
    package let toolkit: [String]
    /// The bare names of its superclass and its protocols, including those of extensions, sorted.
    package let inherits: [String]
    /// The named types that its code instantiates, sorted.
    package let makes: [String]
    /// The number of string literals with interpolations in its code.
    package let interpolations: Int
  }

  /// In the order of their files, and in a file of their lines.
  package let types: [TypeCoupling]
}
