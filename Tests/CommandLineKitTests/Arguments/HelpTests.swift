import Testing

@testable import CommandLineKit

@Suite struct HelpTests {
  @Test func theWholeText() {
    let expected = """
      USAGE: compare [--quick] [--output DIR] [--samples COUNT] [--only NAMES]
                     [--scenario FILE]... [--help] [--version]

      Compares the architectures and writes a report.

      OPTIONS:
        --quick          Takes fewer samples.
        --output DIR     Writes the report into this directory.
        --samples COUNT  Takes this many samples.
        --only NAMES     Compares only these architectures, separated by commas.
        --scenario FILE  Plays this scenario. May be repeated.
        -h, --help       Shows this help.
        --version        Shows the version.

      EXAMPLES:
        compare --quick
            Looks at the essentials only.

      EXIT STATUS:
        0  All went well.
        1  A check failed.
        2  The command line is wrong.
        3  The work cannot be done on this machine.

      """
    #expect(SampleCommand.plain.help == expected)
  }

  @Test func positionalArgumentsAreListed() {
    let help = SampleCommand.withFile.help
    #expect(help.contains("USAGE: MVC [FILE] [--quick] [--help] [--version]\n"))
    #expect(help.contains("ARGUMENTS:\n  FILE  The scenario to play.\n"))
  }

  @Test func longTextsAreWrappedAtEightyColumns() {
    let sentence = String(repeating: "lorem ipsum ", count: 30)
    let command = CommandDescription(
      name: "benchmark", summary: sentence,
      options: [
        .value("short", "X", sentence), .flag("a-name-so-long-that-its-text-starts-below", sentence),
      ],
      examples: [Example("benchmark", sentence)],
      exitStatuses: [ExitStatusDescription(.success, sentence)])
    #expect(command.help.split(separator: "\n").allSatisfy { $0.count <= 80 && $0.last != " " })
    #expect(command.help.contains("  --a-name-so-long-that-its-text-starts-below\n" + spaces(30) + "lorem"))
  }

  @Test func textsAreAsWideAsTheTerminalWithinLimits() {
    let widths = [nil, 40, 100, 300].map { TextWrapping.width(ofTerminal: $0) }
    #expect(widths == [80, 80, 100, 120])
    let command = CommandDescription(
      name: "x", summary: String(repeating: "lorem ipsum ", count: 30), options: [])
    let lines = TextWrapping.$columns.withValue(120) { command.help.split(separator: "\n") }
    let widest = lines.map { $0.count }.max() ?? 0
    #expect((110...120).contains(widest))
  }

  @Test func exitStatuses() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(ExitStatusDescription.standard.map(\.status) == ExitStatus.allCases)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
