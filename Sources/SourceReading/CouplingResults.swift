/// The references between an architecture's types, and the cohesion of each type.
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
    /// Nil for a protocol.
    package let cohesion: Cohesion?
  }

  /// How the methods of a type share its stored properties.
  package struct Cohesion: Codable, Equatable, Sendable {
    /// The stored properties of an instance.
    package let fields: Int
    /// The functions, computed properties and subscripts of an instance, without initialisers.
    package let methods: Int
    /// The methods that reach no stored property, not even through other methods.
    package let methodsWithoutState: Int
    /// LCOM4: the number of parts that the type falls into. Two methods are in the same part if they share a stored
    /// property or one uses the other. 1 is a cohesive type; 0 means that no method reaches a stored property.
    ///
    /// Source: Hitz and Montazeri, *Measuring Coupling and Cohesion in Object-Oriented Systems* (1995). There, a method
    /// that reaches no stored property is a part of its own. Here it counts in ``methodsWithoutState``, because the
    /// stored properties of a superclass are not visible.
    package let parts: Int
  }

  /// In the order of their files, and in a file of their lines.
  package let types: [TypeCoupling]
}
