import DeclarativeKit
import Testing

import struct TerminalKit.ScreenSnapshot

/// Which field a person types into, and how views set it and hear of it.
@Suite struct FocusTests {
  private var focused: (TestScreen) -> String? {
    { screen in screen.snapshot.fields.first(where: \.isFocused)?.label }
  }

  @Test func aScreenChoosesItsFieldAsItAppears() {
    #expect(focused(TestScreen(NameFields())) == "Last")
  }

  @Test func anActionMovesTheFocus() throws {
    let screen = TestScreen(NameFields())
    try screen.tap("First")
    #expect(focused(screen) == "First")
    #expect(screen.labels == ["first"])
  }

  @Test func viewsHearOfTheFocusThatAPersonHasMoved() throws {
    let screen = TestScreen(NameFields())
    #expect(screen.labels == ["last"])
    try screen.window.type("A", into: "First")
    #expect(screen.labels == ["first"])
  }

  @Test func oneFieldIsFocusedByATruthValue() {
    struct Single: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Other", text: $text)
        TextField("Mine", text: $text).focused($isFocused)
        Text("x").onAppear { isFocused = true }
      }
    }
    #expect(focused(TestScreen(Single())) == "Mine")
  }
}

private struct NameFields: View {
  private enum Field {
    case first, last
  }

  @State private var first = ""
  @State private var last = ""
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Text(focus.map { $0 == .first ? "first" : "last" } ?? "none")
      TextField("First", text: $first).focused($focus, equals: .first)
      TextField("Last", text: $last).focused($focus, equals: .last)
        .onAppear { focus = .last }
        .toolbar { Button("First") { focus = .first } }
    }
  }
}
