/// What a program accepts on its command line and how its help explains it.
package struct CommandDescription: Equatable, Sendable {
  /// The name of the executable.
  package let name: String
  /// What the program does, as one or more sentences.
  package let summary: String
  /// The options in the order in which the help lists them, without the built-in `-h, --help` and `--version`.
  package let options: [OptionDescription]
  /// The optional positional arguments, in order; an argument beyond them is refused.
  package let positionals: [PositionalDescription]
  /// Command lines worth copying.
  package let examples: [Example]
  /// What each exit status means for this program.
  package let exitStatuses: [ExitStatusDescription]

  /// Describes a command line.
  package init(
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
  package func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
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
package enum Version {
  /// Major, minor and patch, as in Semantic Versioning 2.0.0.
  package static let current = "1.0.0"
}

/// An argument that is recognised by its place.
package struct PositionalDescription: Equatable, Sendable {
  /// The name that the help shows, such as `FILE`.
  package let placeholder: String
  /// What the argument is, as a sentence for the help.
  package let summary: String

  /// Describes a positional argument.
  package init(_ placeholder: String, _ summary: String) {
    self.placeholder = placeholder
    self.summary = summary
  }
}

/// A command line to copy, with what it is good for.
package struct Example: Equatable, Sendable {
  /// The command line as it is typed.
  package let command: String
  /// What the command line does, as a sentence.
  package let explanation: String

  /// Describes an example.
  package init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}

/// What a command line asks for.
package enum Invocation: Equatable, Sendable {
  /// Print this text and end well: the help or the version.
  case tell(String)
  /// Do the work with these arguments.
  case run(Arguments)
}
