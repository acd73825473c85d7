import CommandLineKit
import Testing

@Suite struct UsageErrorTests {
  @Test func unknownOptionsGetASuggestionIfOneIsNear() {
    #expect(
      SampleCommand.failure(of: "--quikc") == .unknownOption("--quikc", suggestion: "--quick"))
    #expect(
      SampleCommand.failure(of: "-quick") == .unknownOption("-quick", suggestion: "--quick"))
    #expect(SampleCommand.failure(of: "--hlep") == .unknownOption("--hlep", suggestion: "--help"))
    #expect(SampleCommand.failure(of: "--outptu=x") == .unknownOption("--outptu", suggestion: "--output"))
    #expect(SampleCommand.failure(of: "-x") == .unknownOption("-x", suggestion: nil))
    #expect(SampleCommand.failure(of: "--=x") == .unknownOption("--", suggestion: nil))
  }

  @Test func missingValues() {
    #expect(
      SampleCommand.failure(of: "--output")
        == .missingValue("output", placeholder: "DIR", followedBy: nil))
    #expect(
      SampleCommand.failure(of: "--output", "--quick")
        == .missingValue("output", placeholder: "DIR", followedBy: "--quick"))
    #expect(
      SampleCommand.failure(of: "--output", "--", "x")
        == .missingValue("output", placeholder: "DIR", followedBy: "--"))
  }

  @Test func valuesWhereNoneBelong() {
    #expect(SampleCommand.failure(of: "--quick=yes") == .valueForFlag("quick", value: "yes"))
    #expect(SampleCommand.failure(of: "--quick=") == .valueForFlag("quick", value: ""))
    #expect(SampleCommand.failure(of: "--quick", "yes") == .unexpectedArgument("yes", accepted: 0))
    #expect(
      SampleCommand.failure(of: "a", "b", by: SampleCommand.withFile)
        == .unexpectedArgument("b", accepted: 1))
  }

  @Test func repetition() {
    #expect(SampleCommand.failure(of: "--quick", "--quick") == .repeatedOption("quick"))
    #expect(SampleCommand.failure(of: "--output=a", "--output=a") == .repeatedOption("output"))
  }

  @Test func emptyValues() {
    let expected = UsageError.Reason.emptyValue("--output", placeholder: "DIR")
    #expect(SampleCommand.failure(of: "--output=") == expected)
    #expect(SampleCommand.failure(of: "--output", "") == expected)
    #expect(
      SampleCommand.failure(of: "", by: SampleCommand.withFile)
        == .emptyValue("FILE", placeholder: "FILE"))
  }

  @Test func theFirstMistakeIsReported() {
    #expect(SampleCommand.failure(of: "--x", "--output") == .unknownOption("--x", suggestion: nil))
  }

  @Test(arguments: [
    (
      UsageError.Reason.unknownOption("--quikc", suggestion: "--quick"),
      "unknown option '--quikc', did you mean '--quick'?"
    ),
    (.unknownOption("-x", suggestion: nil), "unknown option '-x'"),
    (
      .missingValue("output", placeholder: "DIR", followedBy: nil),
      "expected a value DIR after '--output', found the end of the command line"
    ),
    (
      .missingValue("output", placeholder: "DIR", followedBy: "-x"),
      "expected a value DIR after '--output', found '-x' (a value that starts with a dash is written --output=DIR)"
    ),
    (.valueForFlag("quick", value: "1"), "expected no value for '--quick', found '1'"),
    (.repeatedOption("quick"), "expected '--quick' at most once, found it again"),
    (
      .missingCompanion("--only", neededFor: "--samples"),
      "expected '--only' beside '--samples', which means nothing without it"
    ),
    (.conflict("FILE", "--list"), "expected at most one of 'FILE' and '--list', found both"),
    (.missingArgument(placeholder: "FILE"), "expected an argument FILE, found the end of the command line"),
    (
      .unknownSubcommand("wlaks", suggestion: "walks"), "unknown subcommand 'wlaks', did you mean 'walks'?"
    ),
    (.misplacedSubcommand("walks"), "expected the subcommand 'walks' as the first word"),
    (.unexpectedArgument("a", accepted: 0), "unexpected argument 'a', expected options only"),
    (.unexpectedArgument("b", accepted: 1), "unexpected argument 'b', expected at most 1"),
    (
      .emptyValue("--output", placeholder: "DIR"),
      "expected a value DIR for '--output', found an empty one"
    ),
    (
      .notAllowed("mvc", subject: "--only", allowed: ["MVC", "MVVM"]),
      "expected one of MVC, MVVM for '--only', found 'mvc', did you mean 'MVC'?"
    ),
    (.repeatedValue("MVC", subject: "--only"), "expected each value of '--only' once, found 'MVC' again"),
    (
      .notAnInteger("x", subject: "--n", range: 1...9), "expected an integer from 1 to 9 for '--n', found 'x'"
    ),
    (
      .notAnInteger("x", subject: "--n", range: 1...(.max)),
      "expected an integer of at least 1 for '--n', found 'x'"
    ),
    (
      .notAnInteger("x", subject: "--n", range: (.min)...9),
      "expected an integer of at most 9 for '--n', found 'x'"
    ),
    (.notAnInteger("x", subject: "--n", range: (.min)...(.max)), "expected an integer for '--n', found 'x'"),
  ])
  func messagesNameWhatWasFoundAndWhatWasExpected(reason: UsageError.Reason, text: String) {
    let error = UsageError(commandName: "compare", reason: reason)
    #expect(error.message == "compare: \(text); see compare --help")
    #expect("\(error)" == error.message)
  }

  @Test func controlCharactersAreShownEscaped() {
    let error = UsageError(commandName: "c", reason: .unknownOption("--\u{1B}[2J\n", suggestion: nil))
    #expect(error.message == #"c: unknown option '--\u{1B}[2J\n'; see c --help"#)
  }
}
