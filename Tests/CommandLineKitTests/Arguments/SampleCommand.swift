@testable import CommandLineKit

enum SampleCommand {
  static let plain = CommandDescription(
    name: "compare",
    summary: "Compares the architectures and writes a report.",
    options: [
      .flag("quick", "Takes fewer samples."),
      .value("output", "DIR", "Writes the report into this directory."),
      .value("samples", "COUNT", "Takes this many samples."),
      .value("only", "NAMES", "Compares only these architectures, separated by commas."),
      .values("scenario", "FILE", "Plays this scenario."),
    ],
    examples: [Example("compare --quick", "Looks at the essentials only.")]
  )

  static let withFile = CommandDescription(
    name: "MVC", summary: "Starts the app.", options: [.flag("quick", "Is quick.")],
    positionals: [PositionalDescription("FILE", "The scenario to play.")]
  )

  static func run(
    _ words: String..., by command: CommandDescription = plain
  ) throws(UsageError) -> Arguments? {
    try run(words, by: command)
  }

  static func run(_ words: [String], by command: CommandDescription = plain) throws(UsageError) -> Arguments?
  {
    switch try command.parse(words) {
    case .run(let arguments): arguments
    case .print: nil
    }
  }

  /// What is wrong with the words, or with what `read` asks of them; nil where nothing is.
  static func problem(
    _ words: [String], by command: CommandDescription = plain,
    _ read: (Arguments) throws(UsageError) -> Void = { _ in }
  ) -> String? {
    do {
      if let arguments = try run(words, by: command) { try read(arguments) }
      return nil
    } catch {
      return error.problem
    }
  }
}
