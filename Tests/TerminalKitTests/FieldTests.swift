import TerminalKit
import Testing

@MainActor @Suite struct FieldTests {
  private let first = TextField(placeholder: "First")
  private let second = TextField(placeholder: "Second")
  private let window: Window

  init() {
    let (first, second) = (first, second)
    window = Window.showing(
      TestScreen {
        $0.view.addSubview(first)
        $0.view.addSubview(second)
      })
  }

  private var focusedFields: [String] {
    window.snapshot().fields.filter(\.isFocused).map(\.label)
  }

  @Test func typingAppendsAndTakesTheFocus() throws {
    #expect(focusedFields == [])
    try window.type("Ada", into: "First")
    #expect(focusedFields == ["First"])
    try window.type(" Augusta", into: "First")
    try window.type("L", into: "Second")
    #expect(window.snapshot().fields.map(\.text) == ["Ada Augusta", "L"])
    #expect(focusedFields == ["Second"])
  }

  @Test func clearingEmptiesAndTakesTheFocus() throws {
    try window.type("Ada", into: "First")
    try window.type("L", into: "Second")
    try window.clear(field: "First")
    #expect(window.snapshot().fields.map(\.text) == ["", "L"])
    #expect(focusedFields == ["First"])
  }

  @Test func anAppSetsTheFocus() {
    second.becomeFirstResponder()
    #expect(focusedFields == ["Second"])
    #expect(second.isFirstResponder)
    #expect(!first.isFirstResponder)
  }

  @Test func theFocusDoesNotShowBehindAnAlertAndReturns() throws {
    first.becomeFirstResponder()
    let alert = AlertController(title: "Error", message: "Full")
    alert.addAction(AlertAction(title: "Ok"))
    window.rootViewController.present(alert)
    #expect(focusedFields == [])
    try window.tap(button: "Ok")
    #expect(focusedFields == ["First"])
  }

  @Test func aFieldThatIsOnNoScreenCannotHaveTheFocus() {
    let field = TextField(placeholder: "Nowhere")
    field.becomeFirstResponder()
    #expect(!field.isFirstResponder)
  }

  @Test func editsByAPersonAreHeardAndOthersAreNot() throws {
    var heard: [String] = []
    first.onEditingChanged { heard.append($0) }
    first.text = "set"
    #expect(heard == [])
    try window.type("!", into: "First")
    try window.clear(field: "First")
    try window.clear(field: "First")
    #expect(heard == ["set!", ""])
  }
}
