import ScenarioDriver
import Testing

/// Every form that a step can have.
@Suite struct StepFormTests {
  @Test(arguments: [
    (#"given contact "Ada" "Lovelace""#, Action.givenContact(firstName: "Ada", lastName: "Lovelace")),
    ("given 1 contact", .givenContacts(count: 1)),
    ("given 25 contacts", .givenContacts(count: 25)),
    ("given 1000000 contacts", .givenContacts(count: 1_000_000)),
    ("given a new database", .givenNewDatabase),
    ("fail next save", .fail(.save, number: 1)),
    ("fail next load", .fail(.load, number: 1)),
    ("fail load 2", .fail(.load, number: 2)),
    ("fail next remove", .fail(.remove, number: 1)),
    ("fail remove 2", .fail(.remove, number: 2)),
    ("storage locked", .storage(.locked)),
  ])
  func stepsBeforeTheLaunch(line: String, action: Action) throws {
    let scenarios = try ScenarioParser.parse("scenario \"S\"\n\(line)\nlaunch", file: "f")
    #expect(scenarios.map { $0.steps.map(\.action) } == [[action, .launch]])
  }

  @Test(arguments: [
    ("relaunch", Action.relaunch),
    ("fail next save", .fail(.save, number: 1)),
    ("fail save 1", .fail(.save, number: 1)),
    ("fail save 3", .fail(.save, number: 3)),
    ("storage read-only", .storage(.readOnly)),
    ("storage locked", .storage(.locked)),
    ("storage available", .storage(.available)),
    (#"tap "Add""#, .tap(button: "Add")),
    (#"type "Ada" into "First name""#, .type("Ada", field: "First name")),
    (#"type "" into """#, .type("", field: "")),
    (#"clear "First name""#, .clear(field: "First name")),
    ("scroll down", .scroll(.down(rows: 1))),
    ("scroll down 3", .scroll(.down(rows: 3))),
    ("scroll up", .scroll(.up(rows: 1))),
    ("scroll up 3", .scroll(.up(rows: 3))),
    ("scroll to row 7", .scroll(.toRow(7))),
    ("scroll to top", .scroll(.toTop)),
    ("scroll to bottom", .scroll(.toBottom)),
    ("select row 3", .select(row: 3)),
    ("delete row 1", .delete(row: 1)),
  ])
  func stepsAfterTheLaunch(line: String, action: Action) throws {
    #expect(try actions(line) == [action])
  }

  @Test(arguments: [
    (#"title "Contacts""#, Action.expect(.title("Contacts"))),
    (#"button "Add""#, .expect(.button("Add", isEnabled: true))),
    (#"button "Add" disabled"#, .expect(.button("Add", isEnabled: false))),
    (#"no button "Add""#, .expect(.noButton("Add"))),
    (#"rows "A""#, .expect(.rows(["A"]))),
    (#"rows "A", "B","C""#, .expect(.rows(["A", "B", "C"]))),
    ("no rows", .expect(.rowCount(0))),
    ("0 rows", .expect(.rowCount(0))),
    ("1 row", .expect(.rowCount(1))),
    ("25 rows", .expect(.rowCount(25))),
    (#"row 2 "B""#, .expect(.row(2, "B", secondaryText: nil))),
    (#"row 2 "B" "b""#, .expect(.row(2, "B", secondaryText: "b"))),
    ("inserted row 2", .expect(.insertedRow(2))),
    ("no inserted row", .expect(.insertedRow(nil))),
    (#"field "First" "Ada""#, .expect(.field("First", text: "Ada"))),
    (#"field "First" empty"#, .expect(.field("First", text: ""))),
    (#"focus "First""#, .expect(.focus("First"))),
    ("no focus", .expect(.focus(nil))),
    (#"label "Ada""#, .expect(.label("Ada"))),
    (#"no label "Ada""#, .expect(.noLabel("Ada"))),
    ("activity", .expect(.activity(true))),
    ("no activity", .expect(.activity(false))),
    (#"alert "Full""#, .expect(.alert("Full"))),
    ("no alert", .expect(.noAlert)),
    (#"placeholder "None""#, .expect(.placeholder("None"))),
    ("no placeholder", .expect(.placeholder(nil))),
  ])
  func expectations(words: String, action: Action) throws {
    #expect(try actions("expect \(words)") == [action])
  }

  @Test(arguments: [
    (#""a \" b""#, "a \" b"), (#""a \\ b""#, #"a \ b"#), (#""\n\r\t""#, "\n\r\t"), (#""\u{1B}""#, "\u{1B}"),
    (#""\u{1F600}""#, "😀"), (#""\u{00000041}""#, "A"), (#""a # b""#, "a # b"), (#""  a  ""#, "  a  "),
    ("\"tab\there\"", "tab\there"), (#""👩‍👩‍👧‍👦""#, "👩‍👩‍👧‍👦"),
  ])
  func quotedTexts(quoted: String, text: String) throws {
    #expect(try actions("expect rows \(quoted), \"end\"") == [.expect(.rows([text, "end"]))])
  }
}
