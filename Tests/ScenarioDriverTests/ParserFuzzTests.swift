import Fuzzing
import ScenarioDriver
import TerminalKit
import Testing

/// Whatever the bytes, the parser gives scenarios or one readable error, and never ends the process.
@Suite struct ParserFuzzTests {
  private static let words = [
    "scenario", "launch", "relaunch", "given", "contact", "tap", "type", "into", "expect", "rows", "row",
    "no", "scroll", "to", "top", "down", "fail", "next", "storage", "locked", "a", "new", "database", "save",
    "\"A\"", "\"", "\\", "7", "0", ",", "#", "\n", "\r\n", "\t", "é", "👩‍👩‍👧‍👦", "\u{301}", "\u{600}",
    "\u{2028}", "\\u{41}",
  ]

  @Test(arguments: 1...4)
  func wordsOfTheLanguageInAnyOrder(seed: UInt64) throws {
    let texts = Self.words.flatMap { first in
      Self.words.map { "scenario \"S\"\nlaunch\n\(first) \($0)" }
    }
    let tally = try Fuzzer(seed: seed).run(.scenarioParser(texts: texts), inputs: 2_000)
    // Few pairs of words are a step; without any, the half of the parser that understands would not be tried.
    #expect(tally.understood > 10)
  }

  @Test func mutationsOfScenariosThatAreBuiltIn() throws {
    let tally = try Fuzzer(seed: 1).run(.scenarioParser(BuiltInScenarios.all()), inputs: 4_000)
    #expect(tally.inputs == 4_000)
    // An input that is always refused, or never, tests one half of the parser only.
    #expect((120...3_200).contains(tally.understood))
  }

  @Test func withoutMistakesTheyAllParse() throws {
    for scenario in try BuiltInScenarios.all() {
      let source = (["scenario \(scenario.name.quoted)"] + scenario.steps.map(\.text)).joined(separator: "\n")
      let again = try ScenarioParser.parse(source, file: "f")
      #expect(again.map(\.name) == [scenario.name])
      #expect(again.first?.steps.map(\.action) == scenario.steps.map(\.action))
    }
  }
}
