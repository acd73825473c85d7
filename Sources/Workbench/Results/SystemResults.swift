import Measurement

/// Every architecture of the catalog side by side: those that are compared and those that are not.
///
/// What they ask for while they run, and what they take, is among the counts and the samples of the run.
struct SystemResults: Codable, Equatable, Sendable {
  /// What held in all of them before anything was counted: a difference counts nothing.
  struct Proof: Codable, Equatable, Sendable {
    let scenarios: Int
    /// The random walks on which all were as specified.
    let walks: Int
    /// The screens of scenarios from which nothing stayed behind.
    let screens: Int
    /// The source files that import what their roles allow.
    let files: Int
  }

  struct System: Codable, Equatable, Sendable {
    let name: String
    /// Its folder, from the root of the package.
    let folder: String
    let sources: StructureResults.ArchitectureSources
    let coupling: CouplingResults
    /// What visits to the Add screen left behind.
    let lifetimes: FaultResults.Lifetimes
    /// The way of Done on the Add screen.
    let done: Measured<[TapResults.Stack]>
    /// The way of Cancel on the Add screen.
    let cancel: Measured<[TapResults.Stack]>
  }

  /// One that is in the catalog and was not looked at.
  struct MissingSystem: Codable, Equatable, Sendable {
    let name: String
    let reason: String
  }

  /// How many contacts there are where all of them are counted and timed.
  static let size = 1_000

  let proof: Proof
  /// In the order of the catalog.
  let systems: [System]
  /// Those that do not behave as the others; nil in results that were written before they were named.
  var missing: [MissingSystem]? = []
}

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

/// One tap followed through the architectures: the call stacks at the moments at which it reached something.
struct TapResults: Codable, Equatable, Sendable {
  /// A function that was on the stack: one of the architecture, or the one of the toolkit through which the architecture
  /// calls itself.
  struct CallFrame: Codable, Equatable, Sendable {
    /// Stands for the type of a function of the toolkit's.
    static let toolkit = "toolkit"

    /// The type that the function belongs to, or ``toolkit``.
    let type: String
    /// The function, such as `doneTapped()`.
    let function: String
  }

  /// What the tap had reached when the stack was read, in the order of the tap.
  enum Destination: String, Codable, CaseIterable, Sendable {
    /// The repository was asked to store the contact.
    case storage
    /// The screen that was tapped has gone.
    case dismissal
    /// State that a screen observes was about to change.
    case observedState
    /// The table was told of its new row.
    case screen
  }

  /// The architecture's part of a call stack, the outermost call first.
  struct Stack: Codable, Equatable, Sendable {
    let destination: Destination
    let frames: [CallFrame]
  }

  struct Trace: Codable, Equatable, Sendable {
    let architecture: String
    let stacks: [Stack]
  }

  /// What was tapped, such as `Done, with two names typed`.
  let tap: String
  let traces: Measured<[Trace]>
}
