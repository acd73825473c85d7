import Testing

@testable import CommandLineKit

@Suite struct ParsingTests {
  @Test func nothingGivenMeansNothingFound() throws {
    let arguments = try #require(try SampleCommand.run())
    #expect(!arguments.flag("quick"))
    #expect(arguments.value("output") == nil)
    #expect(arguments.values("scenario") == [])
    #expect(try arguments.integer("samples", in: 1...9) == nil)
    #expect(try arguments.choice("only", among: []) == nil)
    #expect(try arguments.list("only", among: []) == nil)
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
    #expect(try arguments.integer("seed", in: -9...9) == -7)
    #expect(throws: UsageError.self) { try arguments.integer("N", in: 1...9) }
  }

  @Test func aPositionalArgumentThatMayBeRepeatedTakesTheRest() throws {
    let command = CommandDescription(
      name: "sample", summary: "Does it.", options: [.flag("loud", "Loudly.")],
      positionals: [
        PositionalDescription("DIR", "Where."), PositionalDescription("ID", "Which.", isRepeatable: true),
      ])
    #expect(command.help.hasPrefix("USAGE: sample [DIR] [ID]... [--loud]"))
    let arguments = try #require(try SampleCommand.run("here", "b", "--loud", "a", by: command))
    #expect(arguments.value("DIR") == "here")
    #expect(arguments.values("ID") == ["b", "a"])
    let error = UsageError(commandName: "sample", problem: "unexpected argument 'a', expected at most 1")
    #expect(throws: error) { try arguments.requireAtMostOne("ID") }
    #expect(throws: Never.self) { try arguments.requireAtMostOne("DIR") }
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

  @Test func valuesAreReadForWhatTheyAre() throws {
    let names = ["MVC", "MVVM", "VIPER"]
    #expect(try SampleCommand.run("--samples=9")?.integer("samples", in: 1...9) == 9)
    #expect(try SampleCommand.run("--samples=-3")?.integer("samples", in: -5...9) == -3)
    #expect(try SampleCommand.run("--samples=3,1")?.integers("samples", in: 1...9) == [3, 1])
    #expect(try SampleCommand.run("--only=MVVM")?.choice("only", among: names) == "MVVM")
    #expect(try SampleCommand.run("--only", "VIPER,MVC")?.list("only", among: names) == ["VIPER", "MVC"])
    #expect(try SampleCommand.run("7", by: SampleCommand.withFile)?.integer("FILE", in: 1...9) == 7)
    #expect(try SampleCommand.run("x", by: SampleCommand.withFile)?.required("FILE") == "x")
  }
}
