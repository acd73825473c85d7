import ScenarioDriver
import Testing

/// What is said about a step that is not one. The step is the third line of its file.
@Suite struct StepErrorTests {
  private static let stepWords =
    "given, fail, storage, launch, relaunch, tap, type, clear, scroll, select, delete, expect, or a new scenario"

  @Test(arguments: [
    ("tpa \"A\"", "f:3:1: found \"tpa\", expected a step: one of \(stepWords); did you mean \"tap\"?"),
    ("zzzzzzzz", "f:3:1: found \"zzzzzzzz\", expected a step: one of \(stepWords)"),
    ("\"A\"", "f:3:1: found the text \"A\", expected a step: one of \(stepWords)"),
    ("  12", "f:3:3: found the number 12, expected a step: one of \(stepWords)"),
    (", tap", "f:3:1: found a comma, expected a step: one of \(stepWords)"),
    (
      "scenari \"A\"",
      "f:3:1: found \"scenari\", expected a step: one of \(stepWords); did you mean \"scenario\"?"
    ),
    ("Tap \"A\"", "f:3:1: found \"Tap\", expected a step: one of \(stepWords); did you mean \"tap\"?"),
  ])
  func anUnknownStep(line: String, message: String) {
    #expect(complaint(aboutStep: line) == message)
  }

  private static let conditions = "one of \"read-only\", \"locked\", \"available\""
  private static let given = "\"contact\", a number of contacts or \"a new database\""

  @Test(arguments: [
    ("tap", "f:3:4: found the end of the line, expected the title of a button in quotation marks"),
    ("tap # \"A\"", "f:3:5: found the end of the line, expected the title of a button in quotation marks"),
    ("tap Add", "f:3:5: found \"Add\", expected the title of a button in quotation marks"),
    ("tap \"A\" twice", "f:3:9: found \"twice\", expected the end of the line"),
    ("relaunch 2", "f:3:10: found the number 2, expected the end of the line"),
    ("type Ada", "f:3:6: found \"Ada\", expected what is typed in quotation marks"),
    ("type \"A\" \"B\"", "f:3:10: found the text \"B\", expected \"into\""),
    ("type \"A\" ino \"B\"", "f:3:10: found \"ino\", expected \"into\""),
    (
      "type \"A\" into", "f:3:14: found the end of the line, expected the label of a field in quotation marks"
    ),
    ("clear 1", "f:3:7: found the number 1, expected the label of a field in quotation marks"),
    ("fail", "f:3:5: found the end of the line, expected one of \"next\", \"save\", \"load\", \"remove\""),
    (
      "fail sav 3",
      "f:3:6: found \"sav\", expected one of \"next\", \"save\", \"load\", \"remove\"; did you mean \"save\"?"
    ),
    ("fail save", "f:3:10: found the end of the line, expected which save: a number from 1 on"),
    ("fail load 0", "f:3:11: found the number 0, expected which load: a number from 1 on"),
    ("fail next save 2", "f:3:16: found the number 2, expected the end of the line"),
    ("storage", "f:3:8: found the end of the line, expected \(conditions)"),
    ("storage loked", "f:3:9: found \"loked\", expected \(conditions); did you mean \"locked\"?"),
    ("storage readonly", "f:3:9: found \"readonly\", expected \(conditions); did you mean \"read-only\"?"),
    ("storage locked 2", "f:3:16: found the number 2, expected the end of the line"),
    (
      "fail next sav",
      "f:3:11: found \"sav\", expected one of \"save\", \"load\", \"remove\"; did you mean \"save\"?"
    ),
    ("scroll", "f:3:7: found the end of the line, expected one of \"down\", \"up\", \"to\""),
    (
      "scroll dwon", "f:3:8: found \"dwon\", expected one of \"down\", \"up\", \"to\"; did you mean \"down\"?"
    ),
    ("scroll down 0", "f:3:13: found the number 0, expected how many rows: a number from 1 on"),
    ("scroll up far", "f:3:11: found \"far\", expected how many rows: a number from 1 on"),
    ("scroll to", "f:3:10: found the end of the line, expected one of \"row\", \"top\", \"bottom\""),
    ("select 2", "f:3:8: found the number 2, expected \"row\""),
    ("delete row", "f:3:11: found the end of the line, expected the row: a number from 1 on"),
    ("scroll to row 0", "f:3:15: found the number 0, expected the row: a number from 1 on"),
  ])
  func anActionThatIsIncomplete(line: String, message: String) {
    #expect(complaint(aboutStep: line) == message)
  }

  @Test(arguments: [
    ("given", "f:2:6: found the end of the line, expected \(given)"),
    (
      "given contac \"A\" \"B\"",
      "f:2:7: found \"contac\", expected \(given); did you mean \"contact\"?"
    ),
    ("given a database", "f:2:9: found \"database\", expected \"new\""),
    (
      "given a new databse", "f:2:13: found \"databse\", expected \"database\""
    ),
    ("given contact \"A\"", "f:2:18: found the end of the line, expected the last name in quotation marks"),
    ("given contact", "f:2:14: found the end of the line, expected the first name in quotation marks"),
    ("given 0 contacts", "f:2:7: found the number 0, expected how many contacts: a number from 1 on"),
    ("given 2", "f:2:8: found the end of the line, expected one of \"contacts\", \"contact\""),
    ("given 1000001 contacts", "f:2:7: found the number 1000001, expected at most 1000000"),
    (
      "given 99999999999999999999 contacts",
      "f:2:7: found the number 99999999999999999999, expected at most 1000000"
    ),
  ])
  func somethingGivenThatIsIncomplete(line: String, message: String) {
    #expect(complaint(about: "scenario \"S\"\n\(line)\nlaunch") == message)
  }

  private static let subjects = [
    "title", "button", "rows", "row", "inserted", "field", "focus", "label", "activity", "alert",
    "placeholder", "no",
  ].map { "\"\($0)\"" }.joined(separator: ", ")

  @Test(arguments: [
    ("", "f:3:7: found the end of the line, expected one of \(subjects)"),
    ("titel \"A\"", "f:3:8: found \"titel\", expected one of \(subjects); did you mean \"title\"?"),
    ("title", "f:3:13: found the end of the line, expected the title in quotation marks"),
    ("button", "f:3:14: found the end of the line, expected the title of a button in quotation marks"),
    ("button \"A\" enabled", "f:3:19: found \"enabled\", expected the end of the line"),
    ("rows", "f:3:12: found the end of the line, expected what the first row shows in quotation marks"),
    ("rows \"A\",", "f:3:17: found the end of the line, expected what the next row shows in quotation marks"),
    ("rows \"A\" \"B\"", "f:3:17: found the text \"B\", expected the end of the line"),
    ("3 row \"A\"", "f:3:14: found the text \"A\", expected the end of the line"),
    ("3", "f:3:9: found the end of the line, expected one of \"rows\", \"row\""),
    ("row \"A\"", "f:3:12: found the text \"A\", expected the row: a number from 1 on"),
    ("row 0 \"A\"", "f:3:12: found the number 0, expected the row: a number from 1 on"),
    ("row 1", "f:3:13: found the end of the line, expected what the row shows in quotation marks"),
    ("inserted 1", "f:3:17: found the number 1, expected \"row\""),
    ("inserted row", "f:3:20: found the end of the line, expected the row: a number from 1 on"),
    ("field", "f:3:13: found the end of the line, expected the label of a field in quotation marks"),
    (
      "field \"A\"",
      "f:3:17: found the end of the line, expected \"empty\", or what is in the field in quotation marks"
    ),
    ("focus", "f:3:13: found the end of the line, expected the label of a field in quotation marks"),
    ("alert", "f:3:13: found the end of the line, expected the message of the alert in quotation marks"),
    (
      "placeholder",
      "f:3:19: found the end of the line, expected the text in place of the content in quotation marks"
    ),
    (
      "no title",
      "f:3:11: found \"title\", expected one of \"button\", \"rows\", \"inserted\", \"focus\", \"label\", \"activity\", \"alert\","
        + " \"placeholder\""
    ),
    ("no inserted", "f:3:19: found the end of the line, expected \"row\""),
    ("no button", "f:3:17: found the end of the line, expected the title of a button in quotation marks"),
  ])
  func anExpectationThatIsIncomplete(words: String, message: String) {
    #expect(complaint(aboutStep: "expect \(words)".trimmed) == message)
  }
}

extension String {
  fileprivate var trimmed: String {
    hasSuffix(" ") ? String(dropLast()) : self
  }
}
