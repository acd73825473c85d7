/// What a program accepts on its command line and how its help explains it.
public struct CommandDescription: Equatable, Sendable {
  /// The name of the executable.
  public let name: String
  /// What the program does, as one or more sentences.
  public let summary: String
  /// The options in the order in which the help lists them, without the built-in `-h, --help` and `--version`.
  public let options: [OptionDescription]
  /// The optional positional arguments, in order; an argument beyond them is refused.
  public let positionals: [PositionalDescription]
  /// Command lines worth copying.
  public let examples: [Example]
  /// What each exit status means for this program.
  public let exitStatuses: [ExitStatusDescription]

  /// Describes a command line.
  public init(
    name: String,
    summary: String,
    options: [OptionDescription],
    positionals: [PositionalDescription] = [],
    examples: [Example] = [],
    exitStatuses: [ExitStatusDescription] = ExitStatusDescription.standard
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.positionals = positionals
    self.examples = examples
    self.exitStatuses = exitStatuses
  }

  /// Reads the arguments that follow the program's name; throws a `UsageError` for the first one that does not fit.
  public func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    let words = Array(arguments)
    let options = words.prefix { $0 != "--" }
    if options.contains("-h") || options.contains("--help") { return .tell(help) }
    if options.contains("--version") { return .tell("\(name) \(Version.current)\n") }
    var parser = Parser(command: self, words: words[...])
    return .run(try parser.parse())
  }

  func option(named name: some StringProtocol) -> OptionDescription? {
    options.first { $0.name == name }
  }
}

/// The version of the package, which all of its programs share.
public enum Version {
  /// Major, minor and patch, as in Semantic Versioning 2.0.0.
  public static let current = "1.0.0"
}

/// An argument that is recognised by its place.
public struct PositionalDescription: Equatable, Sendable {
  /// The name that the help shows, such as `FILE`.
  public let placeholder: String
  /// What the argument is, as a sentence for the help.
  public let summary: String

  /// Describes a positional argument.
  public init(_ placeholder: String, _ summary: String) {
    self.placeholder = placeholder
    self.summary = summary
  }
}

/// A command line to copy, with what it is good for.
public struct Example: Equatable, Sendable {
  /// The command line as it is typed.
  public let command: String
  /// What the command line does, as a sentence.
  public let explanation: String

  /// Describes an example.
  public init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}

/// What a command line asks for.
public enum Invocation: Equatable, Sendable {
  /// Print this text and end well: the help or the version.
  case tell(String)
  /// Do the work with these arguments.
  case run(Arguments)
}
