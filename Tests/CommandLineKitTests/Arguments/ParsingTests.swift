import CommandLineKit
import Testing

@Suite struct ParsingTests {
  @Test func nothingGivenMeansNothingFound() throws {
    let arguments = try #require(try SampleCommand.run())
    #expect(!arguments.flag("quick"))
    #expect(arguments.value("output") == nil)
    #expect(arguments.values("scenario") == [])
    #expect(arguments.positionals == [])
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

  @Test func aLoneDashIsAValue() throws {
    #expect(try SampleCommand.run("--output", "-")?.value("output") == "-")
    #expect(try SampleCommand.run("-", by: SampleCommand.withFile)?.positionals == ["-"])
  }

  @Test func aDoubleDashEndsTheOptions() throws {
    let arguments = try SampleCommand.run("--quick", "--", "--quick", by: SampleCommand.withFile)
    #expect(arguments?.positionals == ["--quick"])
    #expect(try SampleCommand.run("--", "-h", by: SampleCommand.withFile)?.positionals == ["-h"])
    #expect(try SampleCommand.run("--", "--", by: SampleCommand.withFile)?.positionals == ["--"])
  }

  @Test(arguments: ["-h", "--help"])
  func helpIsAnsweredWhateverElseIsOnTheLine(word: String) throws {
    let invocation = try SampleCommand.plain.parse(["--nonsense", "--output", word])
    #expect(invocation == .tell(SampleCommand.plain.help))
  }

  @Test func integers() throws {
    #expect(try SampleCommand.run()?.integer("samples", in: 1...9) == nil)
    #expect(try SampleCommand.run("--samples=9")?.integer("samples", in: 1...9) == 9)
    #expect(try SampleCommand.run("--samples=-3")?.integer("samples", in: -5...9) == -3)
  }

  @Test(arguments: ["0", "10", "1.5", "ten", " 1", "99999999999999999999"])
  func integersOutsideTheRangeAreRefused(text: String) throws {
    let arguments = try SampleCommand.run("--samples", text)
    #expect(throws: error(.notAnInteger(text, option: "samples", range: 1...9))) {
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
    #expect(throws: error(.notAllowed("MVP", option: "only", allowed: names))) {
      try arguments?.list("only", among: names)
    }
    #expect(throws: error(.notAllowed("MVC,MVP", option: "only", allowed: names))) {
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
    #expect(throws: error(.repeatedValue("MVC", option: "only"))) {
      try arguments?.list("only", among: ["MVC"])
    }
  }

  private func error(_ reason: UsageError.Reason) -> UsageError {
    UsageError(commandName: "compare", reason: reason)
  }
}
