import Measurement
import ScenarioDriver
import TerminalKit
import Testing

/// What a file may look like around its steps.
@Suite struct FileFormTests {
  private static let plain = "scenario \"S\"\nlaunch\ntap \"A\"\n"

  private func actions(_ bytes: [UInt8]) throws -> [[Action]] {
    try ScenarioParser.parse(bytes, file: "f").map { $0.steps.map(\.action) }
  }

  @Test(arguments: [
    plain,
    "scenario \"S\"\r\nlaunch\r\ntap \"A\"\r\n",
    "scenario \"S\"\rlaunch\rtap \"A\"",
    "\u{FEFF}" + plain,
    "# first\n\n  # second\nscenario \"S\" # name\nlaunch # start\n\n\ttap \"A\"# end\n# last",
    "   scenario   \"S\"   \n  launch\t\n\t tap\t\"A\"  ",
    "scenario\"S\"\nlaunch\ntap\"A\"",
  ])
  func theSameStepsInManyForms(text: String) throws {
    #expect(try actions(Array(text.utf8)) == [[.launch, .tap(button: "A")]])
  }

  @Test func aFileMayHoldManyScenarios() throws {
    let scenarios = try ScenarioParser.parse(
      "scenario \"A\"\n  launch\n\nscenario \"B\"\n  given 1 contact\n  launch\n", file: "dir/x.scenario")
    #expect(scenarios.map(\.name) == ["A", "B"])
    #expect(scenarios.map(\.steps.count) == [1, 2])
    #expect(scenarios.map(\.location.description) == ["dir/x.scenario:1:1", "dir/x.scenario:4:1"])
  }

  @Test func aStepKnowsItsTextAndItsPlace() throws {
    let scenario = try #require(
      ScenarioParser.parse("scenario \"S\"\r\n  launch\r\n\t tap \"Add\" # why  \r\n", file: "f").first)
    #expect(scenario.steps.map(\.text) == ["launch", "tap \"Add\" # why"])
    #expect(scenario.steps.map(\.location.description) == ["f:2:3", "f:3:3"])
  }

  /// What `quoted` writes is what the parser reads, so that a transcript can become a scenario.
  @Test(arguments: 1...4)
  func anyTextCanBeQuotedAndReadAgain(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let awkward: [Unicode.Scalar] = [
      "\"", "\\", "#", ",", " ", "\n", "\r", "\u{301}", "\u{200D}", "\u{600}", "\u{1B}", "\u{2028}", "a", "é",
      "\u{1112}", "\u{1161}", "👩", "🇫", "\u{FE0F}",
    ]
    for _ in 0..<500 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        scalars.append(awkward.randomElement(using: &generator) ?? "a")
      }
      let text = String(scalars)
      guard case .tap(let read)? = try ScenarioDriverTests.actions("tap \(text.quoted)").first else {
        Issue.record("\(text.quoted) is not read as a text")
        continue
      }
      #expect(Array(read.unicodeScalars) == Array(scalars), "\(text.quoted)")
    }
  }
}
