/// Which types of an architecture name which, and how the methods of each share its state.
struct CouplingResults: Codable, Equatable, Sendable {
  /// One type at the top level of a file, with its extensions and the types inside it.
  struct TypeCoupling: Codable, Equatable, Sendable {
    let name: String
    let kind: Declaration.Kind
    /// The file of its declaration, from the architecture's folder.
    let file: String
    /// The line of its keyword; the first line of the file is 1.
    let line: Int
    /// The other types of the architecture that its code names, sorted.
    let own: [String]
    /// The types of the domain that its code names, sorted.
    let domain: [String]
    /// The types of the toolkit that its code names, sorted.
    let toolkit: [String]
    /// What it inherits, extensions included: the names alone of a superclass and of protocols, sorted.
    let inherits: [String]
    /// Those of the types that it names of which its code makes a value or an object, sorted.
    let makes: [String]
    /// The string literals in its code that put a value into words.
    let interpolations: Int
    /// Nil for a protocol.
    let cohesion: Cohesion?
  }

  /// How the methods of a type share what it stores.
  struct Cohesion: Codable, Equatable, Sendable {
    /// The stored properties, those of the type itself left out.
    let fields: Int
    /// The functions, computed properties and subscripts; neither initialisers nor what belongs to the type itself.
    let methods: Int
    /// Those of the methods that reach no stored property, not even through other methods.
    let methodsWithoutState: Int
    /// LCOM4: into how many parts the type falls, where methods belong together that share a stored property or of which
    /// one uses the other. 1 hangs together; 0 has no method that reaches a stored property.
    ///
    /// Source: Hitz and Montazeri, *Measuring Coupling and Cohesion in Object-Oriented Systems* (1995). A method that reaches
    /// no stored property would be a part of its own there; here it is counted in ``methodsWithoutState``, since what a
    /// superclass stores is not seen.
    let parts: Int
  }

  /// In the order of their files, and in a file of their lines.
  let types: [TypeCoupling]
}
