import ScenarioDriver
import Testing

/// Each kind of expectation, where it holds and where it does not.
@MainActor @Suite struct ExpectationTests {
  @Test(arguments: [
    (Moment.twoRows, #"title "Tiny""#), (.twoRows, #"button "Go""#), (.twoRows, #"button "Off" disabled"#),
    (.twoRows, #"no button "Add""#), (.twoRows, #"rows "1", "2""#), (.twoRows, "2 rows"),
    (.twoRows, #"row 2 "2""#), (.twoRows, "no inserted row"), (.twoRows, #"field "Name" "x""#),
    (.twoRows, #"focus "Name""#), (.twoRows, "no alert"), (.twoRows, "no placeholder"),
    (.manyRows, "50 rows"), (.manyRows, #"row 6 "06""#), (.manyRows, #"row 15 "15""#),
    (.manyRows, "no focus"), (.manyRows, #"field "Name" empty"#),
    (.nothing, "no rows"), (.nothing, "0 rows"), (.nothing, #"placeholder "Nothing""#),
    (.nothing, "no inserted row"), (.nothing, "no focus"),
    (.loadFailed, #"button "Reload""#), (.loadFailed, #"placeholder "Broken""#), (.loadFailed, "no rows"),
    (.inserted, "inserted row 3"), (.inserted, #"rows "1", "2", "3""#),
    (.alert, #"alert "saveFailed""#), (.alert, #"button "Ok""#), (.alert, #"no button "Go""#),
    (.alert, #"title "Tiny""#), (.alert, "no focus"), (.alert, "2 rows"),
  ])
  func itHolds(moment: Moment, words: String) throws {
    let transcript = try run("\(moment.rawValue)expect \(words)")
    #expect(transcript.failureMessage == nil)
    #expect(transcript.entries.last?.outcome == .held)
  }

  @Test(arguments: [
    (Moment.twoRows, #"title "tiny""#, #"the title: "tiny""#, #""Tiny""#),
    (.twoRows, #"button "Go" disabled"#, #"the button "Go": disabled"#, "enabled"),
    (.twoRows, #"button "Off""#, #"the button "Off": enabled"#, "disabled"),
    (.twoRows, #"button "Add""#, #"a button "Add""#, #""Off", "Go""#),
    (.twoRows, #"no button "Off""#, #"a button "Off": false"#, "true"),
    (.twoRows, #"rows "1""#, #"the rows: "1""#, #""1", "2""#),
    (.twoRows, #"rows "2", "1""#, #"the rows: "2", "1""#, #""1", "2""#),
    (.manyRows, #"rows "01""#, "all rows on one screen", #"10 of 50; use "expect row" for one of them"#),
    (.nothing, #"rows "1""#, #"the rows: "1""#, "none"),
    (.twoRows, "3 rows", "the number of rows: 3", "2"),
    (.twoRows, "no rows", "the number of rows: 0", "2"),
    (.twoRows, #"row 1 "2""#, #"row 1: "2""#, #""1""#),
    (.manyRows, #"row 5 "05""#, "row 5 on the screen", "rows 6 to 15 of 50"),
    (.manyRows, #"row 16 "16""#, "row 16 on the screen", "rows 6 to 15 of 50"),
    (.nothing, #"row 1 "1""#, "row 1 on the screen", "no rows"),
    (.twoRows, "inserted row 1", "the inserted row: row 1", "none"),
    (.inserted, "inserted row 1", "the inserted row: row 1", "row 3"),
    (.inserted, "no inserted row", "the inserted row: none", "row 3"),
    (.twoRows, #"field "Name" "y""#, #"the field "Name": "y""#, #""x""#),
    (.twoRows, #"field "Name" empty"#, #"the field "Name": """#, #""x""#),
    (.twoRows, #"field "Nam" "x""#, #"a field "Nam""#, #""Name""#),
    (.nothing, #"field "Name" "x""#, #"a field "Name""#, "none"),
    (.twoRows, #"focus "Nam""#, #"the focus: "Nam""#, #""Name""#),
    (.manyRows, #"focus "Name""#, #"the focus: "Name""#, "nowhere"),
    (.twoRows, "no focus", "the focus: nowhere", #""Name""#),
    (.twoRows, #"alert "saveFailed""#, #"the alert: "saveFailed""#, "none"),
    (.alert, #"alert "Full""#, #"the alert: "Full""#, #""saveFailed""#),
    (.alert, "no alert", "the alert: none", #""saveFailed""#),
    (.alert, #"button "Go""#, #"a button "Go""#, #""Ok""#),
    (.nothing, #"placeholder "None""#, #"the placeholder: "None""#, #""Nothing""#),
    (.twoRows, #"placeholder "Nothing""#, #"the placeholder: "Nothing""#, "none"),
    (.nothing, "no placeholder", "the placeholder: none", #""Nothing""#),
  ])
  func itFails(moment: Moment, words: String, expected: String, found: String) throws {
    let transcript = try run("\(moment.rawValue)expect \(words)")
    let failure = try #require(transcript.failure)
    #expect(failure.failure.expected == expected)
    #expect(failure.failure.found == found)
    #expect(failure.failure.screen != nil)
    let line = moment.rawValue.count { $0 == "\n" } + 2
    #expect(transcript.failureMessage == "f:\(line):1: expected \(expected); found \(found)")
  }

  @Test func aTextCalledNoneIsNotNone() throws {
    let transcript = try run("launch\nexpect alert \"none\"")
    #expect(transcript.failure?.failure.expected == #"the alert: "none""#)
    #expect(transcript.failure?.failure.found == "none")
  }

  @Test(arguments: [
    "title \"*\"", "alert \"*\"", "rows \"*\"", "row 1 \"*\"", "field \"*\" empty", "button \"*\"",
  ])
  func aFailureIsShortHoweverLongTheText(words: String) throws {
    for piece in ["a", "\u{301}", "👩‍👩‍👧‍👦"] {
      let long = String(repeating: piece, count: 5_000)
      let transcript = try run("given 1 contact\nlaunch\nexpect \(words.replacing("*", with: long))")
      #expect(try #require(transcript.failureMessage).unicodeScalars.count < 1_200)
    }
  }

  @Test func aDifferenceThatAMessageDoesNotReachHasItsPlace() throws {
    let typed = String(repeating: "a", count: 900)
    let transcript = try run(
      "given 1 contact\nlaunch\ntype \"\(typed)\" into \"Name\"\nexpect field \"Name\" \"\(typed)b\"")
    #expect(transcript.failure?.failure.found.hasSuffix("a… (the same up to character 901)") == true)
  }
}
