import CommandLineKit

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
    switch try command.parse(words) {
    case .run(let arguments): arguments
    case .print: nil
    }
  }

  static func failure(of words: String..., by command: CommandDescription = plain) -> UsageError.Reason? {
    do {
      _ = try command.parse(words)
      return nil
    } catch {
      return error.reason
    }
  }
}
