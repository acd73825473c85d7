import Testing

@testable import CommandLineKit

/// What is said of a line that is not understood: what was expected, and what was found.
@Suite struct UsageErrorTests {
  @Test(arguments: [
    (["--quikc"], "unknown option '--quikc', did you mean '--quick'?"),
    (["-quick"], "unknown option '-quick', did you mean '--quick'?"),
    (["--hlep"], "unknown option '--hlep', did you mean '--help'?"),
    (["--outptu=x"], "unknown option '--outptu', did you mean '--output'?"),
    (["-x"], "unknown option '-x'"),
    (["--=x"], "unknown option '--'"),
    (["--output"], "expected a value DIR after '--output', found the end of the command line"),
    (
      ["--output", "--quick"],
      "expected a value DIR after '--output', found '--quick' (a value that starts with a dash is written --output=DIR)"
    ),
    (
      ["--output", "--", "x"],
      "expected a value DIR after '--output', found '--' (a value that starts with a dash is written --output=DIR)"
    ),
    (["--quick=yes"], "expected no value for '--quick', found 'yes'"),
    (["--help=1"], "expected no value for '--help', found '1'"),
    (["--quick="], "expected no value for '--quick', found ''"),
    (["--quick", "yes"], "unexpected argument 'yes', expected options only"),
    (["--quick", "--quick"], "expected '--quick' at most once, found it again"),
    (["--output=a", "--output=a"], "expected '--output' at most once, found it again"),
    (["--output="], "expected a value DIR for '--output', found an empty one"),
    (["--output", ""], "expected a value DIR for '--output', found an empty one"),
    // The first mistake is reported.
    (["--x", "--output"], "unknown option '--x'"),
    (["--\u{1B}[2J\n"], #"unknown option '--\u{1B}[2J\n'"#),
  ])
  func aLineThatDoesNotFit(words: [String], problem: String) {
    #expect(SampleCommand.problem(words) == problem)
  }

  @Test func placesThatAreTakenOrEmpty() {
    let file = SampleCommand.withFile
    #expect(SampleCommand.problem(["a", "b"], by: file) == "unexpected argument 'b', expected at most 1")
    #expect(SampleCommand.problem([""], by: file) == "expected a value FILE for 'FILE', found an empty one")
  }

  @Test(arguments: [
    ("0", 1...9, "an integer from 1 to 9"), ("10", 1...9, "an integer from 1 to 9"),
    ("1.5", 1...(.max), "an integer of at least 1"), (" 1", (.min)...9, "an integer of at most 9"),
    ("99999999999999999999", (.min)...(.max), "an integer"),
  ])
  func integersOutsideTheRangeAreRefused(text: String, range: ClosedRange<Int>, expected: String) {
    let problem = SampleCommand.problem(["--samples", text]) { arguments throws(UsageError) in
      _ = try arguments.integer("samples", in: range)
    }
    #expect(problem == "expected \(expected) for '--samples', found '\(text)'")
  }

  @Test func choicesRefuseWhatIsNotAllowed() {
    for (subject, name) in [("--only", String?.none), ("these", "these")] {
      let problem = SampleCommand.problem(["--only", "mvc"]) { arguments throws(UsageError) in
        _ = try arguments.choice("only", as: name, among: ["MVC", "MVVM"])
      }
      #expect(
        problem == "expected one of MVC, MVVM for '\(subject)', found 'mvc', did you mean 'MVC'?")
    }
  }

  @Test(arguments: [
    ("MVC,MVP", "expected one of MVC, VIPER for '--only', found 'MVP', did you mean 'MVC'?"),
    (",", "expected a value NAMES for '--only', found an empty one"),
    ("MVC,", "expected a value NAMES for '--only', found an empty one"),
    ("MVC,MVC", "expected each value of '--only' once, found 'MVC' again"),
  ])
  func listsRefuseWhatIsNotAllowedEmptyOrRepeated(list: String, problem: String) {
    let found = SampleCommand.problem(["--only", list]) { arguments throws(UsageError) in
      _ = try arguments.list("only", among: ["MVC", "VIPER"])
    }
    #expect(found == problem)
  }

  @Test func namesRefuseWhatIsNotThere() {
    let names = { (arguments: Arguments) throws(UsageError) in
      _ = try arguments.names("scenario", of: "scenario", among: ["walks", "storage"])
    }
    #expect(SampleCommand.problem(["--scenario", "walks", "--scenario", "walks"], names) == nil)
    #expect(
      SampleCommand.problem(["--scenario", "walks", "--scenario", "walk"], names)
        == "expected the name of a scenario for '--scenario', found 'walk', did you mean 'walks'?")
  }

  @Test func whatDoesNotGoTogetherOrIsMissing() {
    let file = SampleCommand.withFile
    let problem = SampleCommand.problem(["x", "--quick"], by: file) { arguments throws(UsageError) in
      try arguments.requireAtMostOne(of: ["FILE", "quick"])
    }
    #expect(problem == "expected at most one of 'FILE' and '--quick', found both")
    let missing = SampleCommand.problem(["--quick"], by: file) { arguments throws(UsageError) in
      _ = try arguments.required("FILE")
    }
    #expect(missing == "expected an argument FILE, found the end of the command line")
    let companion = SampleCommand.problem(["--quick"], by: file) { arguments throws(UsageError) in
      try arguments.require("FILE", for: ["quick"])
    }
    #expect(companion == "expected 'FILE' beside '--quick', which means nothing without it")
  }

  @Test func aMessageSaysWhereToReadMore() {
    let error = UsageError(commandName: "compare walks", problem: "expected more")
    #expect("\(error)" == "compare walks: expected more; see compare walks --help")
  }
}
