/// What a program accepts on its command line and how its help explains it.
package struct CommandDescription: Equatable, Sendable {
  /// What a person types: the name of the executable, and for a subcommand the word behind it, such as `compare walks`.
  package let name: String
  /// What the command does, as one or more sentences; the first one stands in the list of subcommands.
  package let summary: String
  /// The options in the order in which the help lists them, without the built-in `-h, --help` and `--version`.
  package let options: [OptionDescription]
  /// The positional arguments, in order, the required ones first, one that may be repeated last; an argument beyond them
  /// is refused.
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

  /// The same command with subcommands, each of which is chosen by the first word of the line.
  init(_ command: CommandDescription, subcommands: [CommandDescription]) {
    self = command
    self.subcommands = subcommands
  }

  /// Reads the arguments that follow the command's name; throws a `UsageError` for the first one that does not fit.
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

  /// The last word of the name: what chooses a subcommand.
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

/// An argument that is recognised by its place. It is read by its placeholder, as an option is by its name.
package struct PositionalDescription: Equatable, Sendable {
  /// The name that the help shows, such as `FILE`.
  package let placeholder: String
  /// What the argument is, as a sentence for the help.
  package let summary: String
  /// Whether the command means nothing without it.
  package let isRequired: Bool
  /// Whether it stands for any number of arguments.
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

/// A command line to copy, with what it is good for.
package struct Example: Equatable, Sendable {
  package let command: String
  package let explanation: String

  package init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}

/// What a command line asks for.
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

/// The status with which a program of this package ends.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything that was asked for was done, and every check passed.
  case success = 0
  /// The program did its work, and a check did not pass.
  case checkFailed = 1
  /// The command line or an input file is not what the program understands.
  case usage = 2
  /// The machine lacks something that the work needs.
  case unavailable = 3
}

/// One line of the exit status table in a command's help.
package struct ExitStatusDescription: Equatable, Sendable {
  package let status: ExitStatus
  /// What the status tells the caller.
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
