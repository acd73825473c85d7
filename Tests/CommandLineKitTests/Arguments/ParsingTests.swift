import CommandLineKit
import Testing

@Suite struct ParsingTests {
  @Test func nothingGivenMeansNothingFound() throws {
    let arguments = try #require(try SampleCommand.run())
    #expect(!arguments.flag("quick"))
    #expect(arguments.value("output") == nil)
    #expect(arguments.values("scenario") == [])
  }

  @Test func bothSpellingsOfAValueAreTheSame() throws {
    #expect(try SampleCommand.run("--output", "a b") == SampleCommand.run("--output=a b"))
  }

  @Test func anAttachedValueMayContainAnythingEvenAnEqualsSign() throws {
    let arguments = try SampleCommand.run("--output=--quick=1")
    #expect(arguments?.value("output") == "--quick=1")
    #expect(arguments?.flag("quick") == false)
  }

  @Test func aRepeatableOptionKeepsTheOrder() throws {
    let arguments = try SampleCommand.run("--scenario", "b", "--quick", "--scenario=a", "--scenario", "b")
    #expect(arguments?.values("scenario") == ["b", "a", "b"])
    #expect(arguments?.flag("quick") == true)
  }

  @Test func aNegativeNumberIsAValueAndNoOption() throws {
    let command = CommandDescription(
      name: "sample", summary: "Does it.", options: [.value("seed", "S", "Where to begin.")],
      positionals: [PositionalDescription("N", "How many.")])
    let arguments = try #require(try SampleCommand.run("-5", "--seed", "-7", by: command))
    #expect(try arguments.integer("N", in: -9...9) == -5)
    for (name, text, subject) in [("N", "-5", "N"), ("seed", "-7", "--seed")] {
      let reason = UsageError.Reason.notAnInteger(text, subject: subject, range: 1...9)
      #expect(throws: UsageError(commandName: "sample", reason: reason)) {
        try arguments.integer(name, in: 1...9)
      }
    }
  }

  @Test func aPositionalArgumentThatMayBeRepeatedTakesTheRest() throws {
    let command = CommandDescription(
      name: "sample", summary: "Does it.", options: [.flag("loud", "Loudly.")],
      positionals: [
        PositionalDescription("DIR", "Where."), PositionalDescription("ID", "Which.", isRepeatable: true),
      ])
    #expect(command.help.hasPrefix("USAGE: sample [DIR] [ID]... [--loud]"))
    let arguments = try SampleCommand.run("here", "b", "--loud", "a", by: command)
    #expect(arguments?.value("DIR") == "here")
    #expect(arguments?.values("ID") == ["b", "a"])
    #expect(throws: UsageError(commandName: "sample", reason: .unexpectedArgument("a", accepted: 1))) {
      try arguments?.requireAtMostOne("ID")
    }
    #expect(throws: Never.self) { try arguments?.requireAtMostOne("DIR") }
  }

  @Test func aLoneDashIsAValue() throws {
    #expect(try SampleCommand.run("--output", "-")?.value("output") == "-")
    #expect(try SampleCommand.run("-", by: SampleCommand.withFile)?.value("FILE") == "-")
  }

  @Test func aDoubleDashEndsTheOptions() throws {
    let arguments = try SampleCommand.run("--quick", "--", "--quick", by: SampleCommand.withFile)
    #expect(arguments?.value("FILE") == "--quick")
    #expect(try SampleCommand.run("--", "-h", by: SampleCommand.withFile)?.value("FILE") == "-h")
    #expect(try SampleCommand.run("--", "--", by: SampleCommand.withFile)?.value("FILE") == "--")
  }

  @Test(arguments: ["-h", "--help"])
  func helpIsAnsweredWhateverElseIsOnTheLine(word: String) throws {
    let invocation = try SampleCommand.plain.parse(["--nonsense", "--output", word])
    #expect(invocation == .print(SampleCommand.plain.help))
  }

  @Test func integers() throws {
    #expect(try SampleCommand.run()?.integer("samples", in: 1...9) == nil)
    #expect(try SampleCommand.run("--samples=9")?.integer("samples", in: 1...9) == 9)
    #expect(try SampleCommand.run("--samples=-3")?.integer("samples", in: -5...9) == -3)
  }

  @Test(arguments: ["0", "10", "1.5", "ten", " 1", "99999999999999999999"])
  func integersOutsideTheRangeAreRefused(text: String) throws {
    let arguments = try SampleCommand.run("--samples", text)
    #expect(throws: error(.notAnInteger(text, subject: "--samples", range: 1...9))) {
      try arguments?.integer("samples", in: 1...9)
    }
  }

  @Test func choicesAndLists() throws {
    let names = ["MVC", "MVVM", "VIPER"]
    #expect(try SampleCommand.run()?.list("only", among: names) == nil)
    #expect(try SampleCommand.run()?.choice("only", among: names) == nil)
    #expect(try SampleCommand.run("--only=MVVM")?.choice("only", among: names) == "MVVM")
    #expect(try SampleCommand.run("--only", "VIPER,MVC")?.list("only", among: names) == ["VIPER", "MVC"])
  }

  @Test func choicesAndListsRefuseWhatIsNotAllowed() throws {
    let names = ["MVC", "MVVM"]
    let arguments = try SampleCommand.run("--only", "MVC,MVP")
    #expect(throws: error(.notAllowed("MVP", subject: "--only", allowed: names))) {
      try arguments?.list("only", among: names)
    }
    #expect(throws: error(.notAllowed("MVC,MVP", subject: "--only", allowed: names))) {
      try arguments?.choice("only", among: names)
    }
  }

  @Test func listsRefuseEmptyAndRepeatedElements() throws {
    for text in [",", "MVC,", ",MVC"] {
      let arguments = try SampleCommand.run("--only", text)
      #expect(throws: error(.emptyValue("--only", placeholder: "NAMES"))) {
        try arguments?.list("only", among: ["MVC"])
      }
    }
    let arguments = try SampleCommand.run("--only", "MVC,MVC")
    #expect(throws: error(.repeatedValue("MVC", subject: "--only"))) {
      try arguments?.list("only", among: ["MVC"])
    }
  }

  @Test func positionalArgumentsAreReadAsOptionsAreAndNamedByTheirPlaceholder() throws {
    #expect(try SampleCommand.run("7", by: SampleCommand.withFile)?.integer("FILE", in: 1...9) == 7)
    let file = try SampleCommand.run("x", by: SampleCommand.withFile)
    #expect(
      throws: UsageError(commandName: "MVC", reason: .notAnInteger("x", subject: "FILE", range: 1...9))
    ) {
      try file?.integer("FILE", in: 1...9)
    }
    #expect(throws: UsageError(commandName: "MVC", reason: .conflict("FILE", "--quick"))) {
      try SampleCommand.run("x", "--quick", by: SampleCommand.withFile)?
        .requireAtMostOne(of: ["FILE", "quick"])
    }
  }

  @Test func whatIsRequiredIsMissed() throws {
    #expect(try SampleCommand.run("x", by: SampleCommand.withFile)?.required("FILE") == "x")
    let none = try SampleCommand.run("--quick", by: SampleCommand.withFile)
    #expect(throws: UsageError(commandName: "MVC", reason: .missingArgument(placeholder: "FILE"))) {
      try none?.required("FILE")
    }
    #expect(throws: UsageError(commandName: "MVC", reason: .missingCompanion("FILE", neededFor: "--quick"))) {
      try none?.require("FILE", for: ["quick"])
    }
  }

  private func error(_ reason: UsageError.Reason) -> UsageError {
    UsageError(commandName: "compare", reason: reason)
  }
}
