import DeclarativeKit
import Testing

import struct TerminalKit.ScreenSnapshot

/// What each view becomes on a text screen.
@Suite struct ContentTests {
  @Test func viewsLieBelowOneAnotherInTheirOrder() {
    struct Screen: View {
      @State private var name = ""

      var body: some View {
        VStack {
          Text("one")
          Group { Text("two") }
        }
        Form {
          Section("Name") { TextField("First name", text: $name) }
          Section { Text("four") }
        }
      }
    }
    let snapshot = TestScreen(Screen()).snapshot
    #expect(snapshot.labels == ["one", "two", "Name", "four"])
    #expect(snapshot.fields.map(\.label) == ["First name"])
    #expect(snapshot.list == nil && snapshot.placeholder == nil && snapshot.leftButton == nil)
  }

  @Test func aTextChangesInItsPlace() throws {
    let names = Names(["Ada"])
    struct Screen: View {
      let names: Names

      var body: some View {
        Text(names.names[0])
      }
    }
    let screen = TestScreen(Screen(names: names))
    screen.perform { names.names = ["Bob"] }
    #expect(screen.labels == ["Bob"])
  }

  @Test func whatIsThereNoLongerLeavesTheScreenAndTheRestKeepsItsOrder() {
    struct Screen: View {
      let switching: Switch

      var body: some View {
        Text("first")
        if switching.isOn { List(Item.list(3)) { Text($0.text) } } else { Text("second") }
        Text("third")
      }
    }
    let switching = Switch()
    let screen = TestScreen(Screen(switching: switching))
    #expect(screen.labels == ["first", "third"] && screen.rows.count == 3)
    screen.perform { switching.isOn = false }
    #expect(screen.labels == ["first", "second", "third"])
    #expect(screen.snapshot.list == nil)
  }

  @Test func whatIsUnavailableIsSaidInPlaceOfTheContent() throws {
    struct Screen: View {
      @State private var isEmpty = true

      var body: some View {
        List(Item.list(isEmpty ? 0 : 2)) { Text($0.text) }
          .overlay {
            if isEmpty {
              ContentUnavailableView {
                Text("Nothing")
              } description: {
                Text("yet")
              } actions: {
                Button("Fill") { isEmpty = false }
              }
            }
          }
      }
    }
    let screen = TestScreen(Screen())
    #expect(screen.snapshot.placeholder == .init(text: "Nothing yet", button: "Fill"))
    #expect(screen.snapshot.list == nil)
    try screen.tap("Fill")
    #expect(screen.snapshot.placeholder == nil)
    #expect(screen.rows == ["row 0", "row 1"])
  }

  @Test func progressIsSaidInPlaceOfTheContentWhereItHasALabel() {
    struct Screen: View {
      let switching: Switch

      var body: some View {
        if switching.isOn { ProgressView("Loading…") } else { Text("loaded") }
      }
    }
    let switching = Switch()
    let screen = TestScreen(Screen(switching: switching))
    #expect(screen.snapshot.placeholder == .init(text: "Loading…", button: nil))
    #expect(screen.snapshot.hasActivity)
    screen.perform { switching.isOn = false }
    #expect(screen.snapshot.placeholder == nil)
    #expect(!screen.snapshot.hasActivity)
  }

  @Test func progressWithoutALabelIsBesideTheContent() {
    struct Screen: View {
      let switching: Switch

      var body: some View {
        Text("content")
        if switching.isOn { ProgressView() }
      }
    }
    let switching = Switch()
    let screen = TestScreen(Screen(switching: switching))
    #expect(screen.snapshot.hasActivity && screen.labels == ["content"])
    screen.perform { switching.isOn = false }
    #expect(!screen.snapshot.hasActivity)
  }

  @Test func progressInWhatIsUnavailableMakesItALoadingScreen() {
    struct Screen: View {
      var body: some View {
        ContentUnavailableView {
          ProgressView()
          Text("Loading…")
        }
      }
    }
    let snapshot = TestScreen(Screen()).snapshot
    #expect(snapshot.placeholder?.text == "Loading…")
    #expect(snapshot.hasActivity)
  }

  @Test func theToolbarIsShownInAStackOnly() {
    struct Screen: View {
      var body: some View {
        Text("content").navigationTitle("Title").toolbar { Button("Go") {} }
      }
    }
    struct InStack: View {
      var body: some View {
        NavigationStack { Screen() }
      }
    }
    let bare = TestScreen(Screen()).snapshot
    #expect(bare.title == "" && bare.rightButton == nil)
    let shown = TestScreen(InStack()).snapshot
    #expect(shown.title == "Title" && shown.rightButton?.title == "Go")
  }

  @Test func itemsSayOnWhichSideTheyAre() {
    struct Screen: View {
      let isEditing: Bool

      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            if isEditing { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          }
        }
      }
    }
    #expect(TestScreen(Screen(isEditing: true)).snapshot.buttons.map(\.title) == ["Cancel", "Done"])
    #expect(TestScreen(Screen(isEditing: false)).snapshot.buttons.map(\.title) == ["Done"])
  }

  @Test func theSearchBarAndItsBindingFollowEachOther() throws {
    struct Screen: View {
      @State private var text = "b"

      var body: some View {
        NavigationStack {
          Text("found \(text)")
            .searchable(text: $text, prompt: "Search names")
            .toolbar { Button("Clear") { text = "" } }
        }
      }
    }
    let screen = TestScreen(Screen())
    #expect(screen.snapshot.searchBar?.label == "Search names")
    #expect(screen.snapshot.searchBar?.text == "b")
    try screen.window.type("ob", into: "Search names")
    #expect(screen.labels == ["found bob"])
    try screen.tap("Clear")
    #expect(screen.snapshot.searchBar?.text == "")
  }

  @Test func aButtonThatHasNoPlaceOnTheScreenEndsTheApp() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TestScreen(Button("Go") {}) }
    }
  }

  @Test func twoButtonsOnOneSideOfTheBarEndTheApp() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = TestScreen(
          NavigationStack {
            Text("content").toolbar {
              Button("One") {}
              Button("Two") {}
            }
          })
      }
    }
  }
}
