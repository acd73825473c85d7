import Testing

@testable import ScenarioDriver

@MainActor @Suite struct TranscriptTests {
  @Test func itTellsEveryStepAndTheScreenAfterIt() throws {
    let transcript = try run(
      "  given 2 contacts\n  launch\n  type \"3\" into \"Name\" # a number\n  tap \"Go\"\n  expect 3 rows")
    #expect(
      transcript.description == """
        scenario "S"
          given 2 contacts
          launch
            | (Off) Tiny                                  [Go]
            |   1  1
            |   2  2
            |   Name: ""
          type "3" into "Name" # a number
            | (Off) Tiny                                  [Go]
            |   1  1
            |   2  2
            | > Name: "3"
          tap "Go"
            | (Off) Tiny                                  [Go]
            |   1  1
            |   2  2
            | + 3  3
            | > Name: "3"
          expect 3 rows  # held

        """)
  }

  @Test func itTellsWhatFailedAndTheWholeScreen() throws {
    let transcript = try run("launch\nexpect title \"Other\"\nexpect no rows")
    #expect(
      transcript.description == """
        scenario "S"
          launch
            | (Off) Tiny                                  [Go]
            |   Nothing
          expect title "Other"  # FAILED: expected the title: "Other"; found "Tiny"
            | (Off) Tiny                                  [Go]
            |   Nothing

        """)
    #expect(transcript.failureMessage == #"f:3:1: expected the title: "Other"; found "Tiny""#)
  }

  @Test func noLineIsAsLongAsWhatSomeoneWrote() throws {
    let long = String(repeating: "x", count: 100_000)
    let source = "scenario \"\(long)\"\n launch\n expect title \"\(long)\"\n"
    let scenario = try #require(try ScenarioParser.parse(source, file: "long.scenario").first)
    let transcript = Transcript(
      scenario: scenario.name,
      entries: scenario.steps.map { Transcript.Entry(step: $0, outcome: .done) })
    #expect(transcript.lines.count == 3)
    #expect(transcript.lines.allSatisfy { $0.count < 1_100 })
    #expect(transcript.lines[0].hasPrefix("scenario \"xxx"))
    #expect(transcript.lines[2].hasSuffix("xxx…"))
  }

  @Test func whatAScenarioTypesDoesNotDriveTheTerminal() throws {
    let transcript = try run(
      "given 1 contact\nlaunch\ntype \"\\u{1B}[2J\\n\" into \"Name\"\ntap \"Go\"\ntap \"\u{1B}\"")
    let categories = transcript.lines.joined().unicodeScalars.map(\.properties.generalCategory)
    #expect(!categories.contains(.control))
    #expect(transcript.failure != nil)
  }
}
