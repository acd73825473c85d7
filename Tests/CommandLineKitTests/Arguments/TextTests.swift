import Testing

@testable import CommandLineKit

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("abcd", "acbd", 1), ("quick", "quikc", 1), ("ca", "abc", 3),
  ])
  func distances(source: String, target: String, expected: Int) {
    #expect(Suggestion.distance(from: Array(source), to: Array(target)) == expected)
  }

  @Test func theNearestIsChosenAndTheFirstOfEquals() {
    #expect(Suggestion.closest(to: "tab", among: ["tap", "table", "tabs"]) == "tap")
    #expect(Suggestion.closest(to: "tabe", among: ["tap", "table"]) == "table")
    #expect(Suggestion.closest(to: "viper", among: ["MVC", "VIPER"]) == "VIPER")
  }

  @Test func whatOnlyOneBeginsWithIsCompleted() {
    #expect(Suggestion.closest(to: "scen", among: ["seed", "scenario", "sizes"]) == "scenario")
    #expect(Suggestion.closest(to: "DATA", among: ["database", "in-memory"]) == "database")
    #expect(Suggestion.closest(to: "list", among: ["list-workloads", "list-everything"]) == nil)
    #expect(Suggestion.closest(to: "s", among: ["scenario"]) == nil)
  }

  @Test func nothingNearMeansNoSuggestion() {
    #expect(Suggestion.closest(to: "x", among: ["y", "z"]) == nil)
    #expect(Suggestion.closest(to: "", among: ["a"]) == nil)
    #expect(Suggestion.closest(to: "quick", among: []) == nil)
    #expect(Suggestion.closest(to: "verbose", among: ["output"]) == nil)
    #expect(Suggestion.closest(to: String(repeating: "x", count: 1_000_000), among: ["output"]) == nil)
  }
}

@Suite struct VisibleTextTests {
  @Test func harmlessTextIsOnlyQuoted() {
    #expect(VisibleText.quoted("") == "''")
    #expect(VisibleText.quoted("Zoë 🙂 日本") == "'Zoë 🙂 日本'")
  }

  @Test func whatATerminalWouldObeyOrHideIsEscaped() {
    #expect(VisibleText.quoted("a\tb\r\n") == #"'a\tb\r\n'"#)
    #expect(VisibleText.quoted("\u{0}\u{7F}\u{9B}") == #"'\u{0}\u{7F}\u{9B}'"#)
    #expect(VisibleText.quoted("\u{202E}\u{2028}\u{200B}") == #"'\u{202E}\u{2028}\u{200B}'"#)
  }

  @Test func aWordOfAShellMayHoldAnApostrophe() {
    #expect(VisibleText.shellWord("it's a \n") == "'it'\\''s a \n'")
  }

  @Test func aLongTextIsCut() {
    #expect(VisibleText.abbreviated("abcde", to: 5) == "abcde")
    #expect(VisibleText.abbreviated("abcdef", to: 5) == "abcde…")
    // One character may have any number of scalars.
    #expect(
      VisibleText.abbreviated("a" + String(repeating: "\u{301}", count: 9), to: 3) == "a\u{301}\u{301}…")
    #expect(VisibleText.quoted(String(repeating: "x", count: 1_000_000)).count == VisibleText.limit + 3)
  }

  @Test func aWrittenEscapeDiffersFromTheCharacter() {
    #expect(VisibleText.quoted(#"a\nb"#) == #"'a\\nb'"#)
  }
}
