import ArchitectureCatalog
import Measurement
import ScenarioDriver
import TerminalKit
import TestSupport
import Testing

@testable import BehaviourProof

/// Steps of a walk, and which simpler ones are tried in their place.
@MainActor @Suite(.waits) struct WalkStepsTests {
  /// One more or one fewer would not fail.
  @Test func whatIsGivenOneByOneIsGivenAtOnce() {
    let walk = ["b", "c", "d"].map { Action.givenContact(firstName: $0, lastName: $0) } + [.launch]
    var shrinker = Shrinker { actions in
      actions.reduce(0) { $0 + $1.givenContacts } == 3 ? actions.firstIndex(of: .launch) : nil
    }
    #expect(shrinker.shrink(walk, failingAt: 3) == [.givenContacts(count: 3), .launch])
  }

  /// Of so many steps shrinking would take longer than anybody waits.
  @Test func notMoreThanThreeThousandWalksAreTried() {
    var tried = 0
    var shrinker = Shrinker { _ in
      tried += 1
      return nil
    }
    let walk = [.launch] + Array(repeating: Action.select(row: 1), count: 1_600)
    #expect(shrinker.shrink(walk, failingAt: 1_600) == walk)
    #expect(tried == 3_000)
  }

  @Test func oneThatIsGivenByItselfKeepsItsName() {
    var shrinker = Shrinker { $0.reduce(0) { $0 + $1.givenContacts } == 1 ? $0.count - 1 : nil }
    let walk: [Action] = [.givenContact(firstName: "a", lastName: "a"), .launch]
    #expect(shrinker.shrink(walk, failingAt: 1) == walk)
  }

  /// A contact that takes four steps to add may as well be there already, wherever they stand.
  @Test(arguments: 1...2) func whatIsAddedIsGiven(behind: Int) {
    let add: [Action] = [
      .tap(button: "Add"), .type("b", field: "f"), .type("c", field: "g"), .tap(button: "Done"),
    ]
    let rest = Array(repeating: Action.relaunch, count: behind)
    var shrinker = Shrinker { actions in
      let added = actions.indices.count { actions[$0...].starts(with: add) }
      let isEnough = added + actions.reduce(0) { $0 + $1.givenContacts } >= 1
      return isEnough && actions.count { $0 == .relaunch } == behind ? actions.count - 1 : nil
    }
    #expect(
      shrinker.shrink([.launch] + add + rest, failingAt: 4 + behind) == [
        .givenContacts(count: 1), .launch,
      ] + rest)
  }

  @Test func aFormIsDoneByTheButtonThatItHas() {
    let walk = WalkGenerator.walk(seed: 1, steps: 100, oracle: FilledForm())
    #expect(walk.count { $0 == .tap(button: "Save") } > 50)
  }

  @Test(arguments: [true, false]) func whatAFormShowsIsToldPartByPart(isFocused: Bool) {
    let screen = ScreenSnapshot(
      title: "Form", leftButton: .init(title: "Cancel", isEnabled: true),
      rightButton: .init(title: "Done", isEnabled: false), list: nil,
      fields: [.init(label: "First name", text: "Ada", isFocused: isFocused)],
      placeholder: nil, alert: nil)
    let focus = isFocused ? "focus \"First name\"" : "no focus"
    #expect(
      screen.expectations(insteadOf: nil)
        == [
          "title \"Form\"", "button \"Cancel\"", "button \"Done\" disabled", "field \"First name\" \"Ada\"",
          focus,
          "no alert", "no placeholder", "no rows", "no inserted row",
        ].map { "expect \($0)" })
  }

  /// Rows are counted from 1; of a list that is longer than the screen each is told with its place.
  @Test(
    arguments: [
      (5, nil, ["no inserted row", "5 rows", "row 3 \"a\"", "row 4 \"b\""]),
      (2, 1, ["inserted row 2", "rows \"a\", \"b\""]),
    ] as [(Int, Int?, [String])])
  func whatAListShowsIsToldPartByPart(count: Int, inserted: Int?, rows: [String]) {
    let screen = ScreenSnapshot(
      title: "List", leftButton: nil, rightButton: nil,
      list: .init(
        firstRow: count == 5 ? 2 : 0, visibleRows: ["a", "b"], numberOfRows: count, insertedRow: inserted),
      fields: [], placeholder: .init(text: "None", button: nil),
      alert: ReferenceWording.alert("Oh", buttons: ["Ok"]))
    #expect(
      screen.expectations(insteadOf: nil).filter { !$0.hasPrefix("expect button") }
        == (["title \"List\"", "no focus", "alert \"Oh\"", "placeholder \"None\""] + rows).map {
          "expect \($0)"
        })
  }

  @Test func aButtonTooManyIsToldAndAShortListIsOneLine() {
    let list = ScreenSnapshot.List(
      firstRow: 0, visibleRows: ["a a", "b b"], numberOfRows: 2, insertedRow: nil)
    let screen = { (button: String?) in
      ScreenSnapshot(
        title: "Contacts", leftButton: button.map { .init(title: $0, isEnabled: true) }, rightButton: nil,
        list: list, fields: [], placeholder: nil, alert: nil)
    }
    let steps = screen(nil).expectations(insteadOf: screen("Edit"))
    #expect(screen("Edit").expectations(insteadOf: nil).contains("expect button \"Edit\""))
    #expect(steps.contains("expect no button \"Edit\"") && steps.contains("expect rows \"a a\", \"b b\""))
    let text = WalkDifference.Kind.outcome(expected: .done, found: .screen(screen("Edit"))).scenario(
      named: "x", remark: "y", after: [.launch], oracle: ReferenceModel())
    #expect(text.contains("# It shows:\n#   ") && text.contains("  expect no button \"Edit\"\n"))
  }
}

private struct FilledForm: WalkOracle {
  let isUnspecified = true
  let storedNames = ArrivedNames(count: 0) { _ in ("", "") }
  let screen = ScreenSnapshot(
    title: "Note", leftButton: nil, rightButton: .init(title: "Save", isEnabled: true), list: nil,
    fields: [.init(label: "Text", text: "a", isFocused: true)], placeholder: nil, alert: nil)

  mutating func perform(_ action: Action) -> Prediction { .done }
}
