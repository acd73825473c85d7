/// What a program accepts on its command line and how its help explains it.
package struct CommandDescription: Equatable, Sendable {
  /// What a person types: the executable's name, then the subcommand's if there is one, such as `compare tap`.
  package let name: String
  /// What the command does, in one or more sentences; the list of subcommands shows the first.
  package let summary: String
  /// The options in the order in which the help lists them, without the built-in `-h, --help` and `--version`.
  package let options: [OptionDescription]
  /// The positional arguments in order: required ones first, a repeatable one last. Further arguments are refused.
  package let positionals: [PositionalDescription]
  /// Command lines worth copying.
  package let examples: [Example]
  /// What each exit status means for this program.
  package let exitStatuses: [ExitStatusDescription]
  /// The subcommands in the order in which the help lists them.
  private(set) var subcommands: [CommandDescription] = []

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

  /// The command with subcommands; the first word of the command line chooses one.
  init(_ command: CommandDescription, subcommands: [CommandDescription]) {
    self = command
    self.subcommands = subcommands
  }

  /// Reads the arguments that follow the command's name; throws a `UsageError` for the first that does not fit.
  package func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    let words = Array(arguments)
    let options = words.prefix { $0 != "--" }
    if options.contains("-h") || options.contains("--help") { return .print(help) }
    if options.contains("--version") { return .print("\(programName) \(Version.current)\n") }
    var parser = Parser(command: self, words: words[...])
    return .run(try parser.parse())
  }

  /// The name of the executable.
  var programName: String { String(name.prefix { $0 != " " }) }

  /// The last word of the name, which chooses a subcommand.
  var word: String { String(name.split(separator: " ").last ?? "") }

  func option(named name: some StringProtocol) -> OptionDescription? {
    options.first { $0.name == name }
  }
}

/// The version of the package, which all of its programs share.
package enum Version {
  /// Major, minor and patch, as in Semantic Versioning 2.0.0.
  package static let current = "1.0.0"
}

/// An argument recognised by its position. Commands look it up by its placeholder, as they do an option by its name.
package struct PositionalDescription: Equatable, Sendable {
  /// The name that the help shows, such as `FILE`.
  package let placeholder: String
  /// The sentence that explains the argument in the help.
  package let summary: String
  /// Whether the command needs it.
  package let isRequired: Bool
  /// Whether it accepts any number of arguments.
  package let isRepeatable: Bool

  package init(
    _ placeholder: String, _ summary: String, isRequired: Bool = false, isRepeatable: Bool = false
  ) {
    self.placeholder = placeholder
    self.summary = summary
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
  }
}

/// A command line to copy, with an explanation.
package struct Example: Equatable, Sendable {
  package let command: String
  package let explanation: String

  package init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}

/// What a command line asks for: a text to print, or a run of the command.
package enum Invocation: Equatable, Sendable {
  case print(String)
  case run(Arguments)
}

/// An option that a command understands, written `--name`.
package struct OptionDescription: Equatable, Sendable {
  package let name: String
  /// What the help shows for its value; nil for a flag, which has none.
  let placeholder: String?
  /// Whether it may be given several times.
  let isRepeatable: Bool
  package let summary: String

  /// Describes a flag, such as `--quick`.
  package static func flag(_ name: String, _ summary: String) -> OptionDescription {
    OptionDescription(name: name, placeholder: nil, isRepeatable: false, summary: summary)
  }

  /// Describes an option with one value, such as `--output DIR`.
  package static func value(_ name: String, _ placeholder: String, _ summary: String) -> OptionDescription {
    OptionDescription(name: name, placeholder: placeholder, isRepeatable: false, summary: summary)
  }

  /// Describes an option that may be given several times, such as `--scenario FILE`.
  package static func values(_ name: String, _ placeholder: String, _ summary: String) -> OptionDescription {
    OptionDescription(name: name, placeholder: placeholder, isRepeatable: true, summary: summary)
  }
}

/// The exit status of a program of this package.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything that was asked for was done, and every check passed.
  case success = 0
  /// The program did its work, but a check failed.
  case checkFailed = 1
  /// The program does not understand the command line or an input file.
  case usage = 2
  /// The machine lacks something that the work needs.
  case unavailable = 3
}

/// One line of the exit status table in a command's help.
package struct ExitStatusDescription: Equatable, Sendable {
  package let status: ExitStatus
  /// The sentence that explains the status in the help.
  package let meaning: String

  package init(_ status: ExitStatus, _ meaning: String) {
    self.status = status
    self.meaning = meaning
  }

  /// The table for a command that has nothing more specific to say.
  package static let standard = [
    ExitStatusDescription(.success, "All went well."),
    ExitStatusDescription(.checkFailed, "A check failed."),
    ExitStatusDescription(.usage, "The command line is wrong."),
    ExitStatusDescription(.unavailable, "The work cannot be done on this machine."),
  ]
}
