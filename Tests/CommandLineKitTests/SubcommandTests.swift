import Testing

@testable import CommandLineKit

@Suite struct SubcommandTests {
  private static let main = CommandDescription(
    name: "sample", summary: "Does all of it.",
    options: [.flag("loud", "Loudly."), .value("to", "FILE", "Where.")])
  private static let walks = CommandDescription(
    name: "sample walks", summary: "Walks about. Where to is left to chance.",
    options: [.value("seed", "S", "Other walks.")],
    positionals: [PositionalDescription("N", "How many.", isRequired: true)])
  private static let fuzz = CommandDescription(name: "sample fuzz", summary: "Breaks things.", options: [])
  private static let whole = CommandDescription(main, subcommands: [walks, fuzz])

  /// What ran, with the value of `N` where there is one.
  private func ran(_ words: String...) -> (status: CommandLineKit.ExitStatus, command: String?) {
    var command: String?
    let subcommands = [
      Subcommand(Self.walks) { arguments in
        command = "walks \(try arguments.required("N")) \(arguments.value("seed") ?? "-")"
        return .success
      },
      Subcommand(Self.fuzz) { _ in
        command = "fuzz"
        return .checkFailed
      },
    ]
    let status = CommandRunner(Self.main, subcommands: subcommands).run(words) { arguments in
      command = "main \(arguments.value("to") ?? "-")"
      return .success
    }
    return (status, command)
  }

  @Test func theFirstWordChooses() {
    #expect(ran() == (.success, "main -"))
    #expect(ran("walks", "7", "--seed", "3") == (.success, "walks 7 3"))
    #expect(ran("fuzz") == (.checkFailed, "fuzz"))
  }

  @Test func aValueIsNoSubcommand() {
    #expect(ran("--to", "fuzz") == (.success, "main fuzz"))
    #expect(ran("walks", "fuzz") == (.success, "walks fuzz -"))
  }

  @Test(arguments: [
    ["wlaks"], ["--loud", "walks"], ["--", "walks"], ["walks"], ["walks", "1", "2"],
    ["walks", "1", "--loud"],
    ["fuzz", "--seed", "1"], ["fuzz", "1"], ["--seed", "1"], [""],
  ])
  func whatIsNotUnderstoodIsUsageAndNothingRuns(words: [String]) throws {
    var hasRun = false
    let subcommands = [Self.walks, Self.fuzz].map { description in
      Subcommand(description) { arguments in
        if description == Self.walks { _ = try arguments.required("N") }
        hasRun = true
        return .success
      }
    }
    let status = CommandRunner(Self.main, subcommands: subcommands).run(words) { _ in
      hasRun = true
      return .success
    }
    #expect(status == .usage)
    #expect(!hasRun)
  }

  @Test(arguments: [
    (["wlaks"], "unknown subcommand 'wlaks', did you mean 'walks'?"),
    (["wal"], "unknown subcommand 'wal', did you mean 'walks'?"),
    (["elsewhere"], "unknown subcommand 'elsewhere'"),
    (["lout"], "unknown subcommand 'lout', did you mean '--loud'?"),
    (["help"], "unknown subcommand 'help', did you mean '--help'?"),
    (["--fuzz"], "unknown option '--fuzz', did you mean 'fuzz'?"),
    (["--luod"], "unknown option '--luod', did you mean '--loud'?"),
    (["--loud", "walks"], "expected the subcommand 'walks' as the first word"),
  ])
  func aMistypedOrMisplacedWordIsNamed(words: [String], problem: String) {
    #expect(SampleCommand.problem(words, by: Self.whole) == problem)
  }

  @Test func theHelpListsTheSubcommands() {
    #expect(
      Self.whole.help.hasPrefix(
        """
        USAGE: sample [--loud] [--to FILE] [--help] [--version]
               sample SUBCOMMAND ...

        Does all of it.

        SUBCOMMANDS:
          walks  Walks about.
          fuzz   Breaks things.

          sample SUBCOMMAND --help says more.

        OPTIONS:

        """))
  }

  @Test func aSubcommandHasItsOwnHelpAndTheProgramsVersion() throws {
    #expect(Self.walks.help.hasPrefix("USAGE: sample walks N [--seed S] [--help] [--version]\n"))
    #expect(try Self.walks.parse(["1", "--help"]) == .print(Self.walks.help))
    #expect(try Self.walks.parse(["--version"]) == .print("sample \(Version.current)\n"))
  }
}
