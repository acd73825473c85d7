import Testing

@testable import ScenarioDriver

/// What is said about steps that stand in the wrong place.
@Suite struct StructureErrorTests {
  private static let end = "found the end of the file, expected scenario \"…\""

  @Test(arguments: [
    ("", "f:1:1: \(end)"),
    ("\u{FEFF}", "f:1:1: \(end)"),
    ("# nothing\n\n", "f:3:1: \(end)"),
    ("launch", #"f:1:1: found "launch", expected "scenario""#),
    ("\n  senario \"S\"", #"f:2:3: found "senario", expected "scenario""#),
    ("scenario", "f:1:9: found the end of the line, expected the name of the scenario in quotation marks"),
    ("scenario S", #"f:1:10: found "S", expected the name of the scenario in quotation marks"#),
    ("scenario \"S\" launch", #"f:1:14: found "launch", expected the end of the line"#),
  ])
  func aFileWithoutScenario(text: String, message: String) {
    #expect(complaint(about: text) == message)
  }

  @Test func aScenarioIsGivenNoMoreThanOneStepMayGive() {
    let given = "scenario \"S\"\ngiven 999999 contacts\n  given contact \"A\" \"B\"\n"
    #expect(complaint(about: given + "launch") == nil)
    // Each scenario counts for itself.
    #expect(complaint(about: given + "launch\n" + given + "launch") == nil)
    #expect(
      complaint(about: given + "  given 1000000 contacts\nlaunch")
        == "f:4:3: found 2000000 contacts given so far, expected at most 1000000 in a scenario")
    #expect(
      complaint(about: given + "given contact \"C\" \"D\"\nlaunch")
        == "f:4:1: found 1000001 contacts given so far, expected at most 1000000 in a scenario")
  }

  @Test(arguments: [
    ("scenario \"S\"", "f:1:1: found a scenario without \"launch\", expected one that starts the app"),
    (
      "scenario \"A\"\nscenario \"B\"\nlaunch",
      "f:1:1: found a scenario without \"launch\", expected one that starts the app"
    ),
    ("scenario \"S\"\ntap \"A\"\nlaunch", #"f:2:1: found "tap", expected "launch" before it"#),
    ("scenario \"S\"\n expect no rows", #"f:2:2: found "expect", expected "launch" before it"#),
    (
      "scenario \"S\"\nrelaunch",
      #"f:2:1: found "relaunch", expected "launch" before it"#
    ),
    (
      "scenario \"S\"\nlaunch\n  launch",
      #"f:3:3: found "launch", expected "relaunch", since the app runs"#
    ),
    (
      "scenario \"S\"\nlaunch\ngiven 2 contacts",
      #"f:3:1: found "given", expected what is given before "launch""#
    ),
    (
      "scenario \"S\"\nstorage locked\ngiven 2 contacts\nlaunch",
      #"f:3:1: found "given", expected what is given before "storage""#
    ),
    (
      "scenario \"S\"\ngiven 2 contacts\ngiven a new database\nlaunch",
      #"f:3:1: found "given", expected a new database as the first step of its scenario"#
    ),
  ])
  func stepsInTheWrongPlace(text: String, message: String) {
    #expect(complaint(about: text) == message)
  }

  @Test func aStorageConditionEndsWithItsScenario() {
    let text = "scenario \"A\"\nstorage locked\nlaunch\nscenario \"B\"\ngiven 2 contacts\nlaunch"
    #expect(complaint(about: text) == nil)
  }

  @Test func theErrorTellsItsPartsOneByOne() {
    let expected = ScenarioSyntaxError(
      location: SourceLocation(file: "f", line: 2, column: 9), found: "\"loked\"",
      expected: "one of \"read-only\", \"locked\", \"available\"", suggestion: "locked")
    #expect(throws: expected) { try ScenarioParser.parse("scenario \"S\"\nstorage loked", file: "f") }
  }

  @Test func theFirstErrorIsTheOneReported() {
    let message = complaint(about: "scenario \"S\"\nlaunch\ntap\nfoo\n")
    #expect(message?.hasPrefix("f:3:4:") == true)
  }
}
