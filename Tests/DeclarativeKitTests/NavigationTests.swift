import DeclarativeKit
import Observation
import Testing

import struct TerminalKit.ScreenSnapshot

/// Screens that are pushed: by values in a path, and by bindings.
@Suite struct NavigationTests {
  private let record = Record()
  private let path = Path()

  @Test func aRowOpensTheScreenOfItsValueAndBackLeadsToTheList() throws {
    let screen = TestScreen(Folders(path: path, record: record))
    try screen.window.select(row: 2)
    #expect(screen.title == "row 2")
    #expect(path.items.map(\.id) == [2])
    try screen.tap("Back")
    #expect(screen.title == "Folders")
    #expect(path.items.isEmpty)
    #expect(screen.rows.count == 3)
  }

  @Test func screensLieOnScreens() throws {
    let screen = TestScreen(Folders(path: path, record: record))
    try screen.window.select(row: 0)
    try screen.tap("Deeper")
    try screen.tap("Deeper")
    #expect(screen.title == "row 2")
    try screen.tap("Back")
    #expect(screen.title == "row 1")
    #expect(path.items.map(\.id) == [0, 1])
  }

  @Test func theStackFollowsItsPath() {
    let screen = TestScreen(Folders(path: path, record: record))
    screen.perform { path.items = Item.list(3) }
    #expect(screen.title == "row 2")
    screen.perform { path.items = [Item(id: 0, text: "row 0"), Item(id: 7, text: "other")] }
    #expect(screen.title == "other")
    screen.perform { path.items = [] }
    #expect(screen.title == "Folders")
  }

  @Test func dismissTakesTheScreenAwayThatItWasToldTo() throws {
    struct Closing: View {
      var body: some View {
        NavigationStack {
          List(Item.list(3)) { item in NavigationLink(item.text, value: item.id) }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Detail(number: $0) }
        }
      }
    }
    struct Detail: View {
      let number: Int
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        Text("\(number)").navigationTitle("Detail").toolbar { Button("Close") { dismiss() } }
      }
    }
    let screen = TestScreen(Closing())
    try screen.window.select(row: 1)
    #expect(screen.title == "Detail")
    try screen.tap("Close")
    #expect(screen.title == "Root")
  }

  @Test func whatIsUnderAPushedScreenDisappearsAndAppearsAgain() throws {
    let screen = TestScreen(Folders(path: path, record: record))
    #expect(record.take() == ["folders appeared", "stack appeared"])
    try screen.window.select(row: 0)
    #expect(record.take() == ["folders disappeared", "row 0 appeared"])
    try screen.tap("Back")
    #expect(record.take() == ["row 0 disappeared", "folders appeared"])
  }

  @Test func aScreenIsPushedAsLongAsItsBindingSaysSo() throws {
    let switching = Switch(isOn: false)
    struct Root: View {
      @Bindable var switching: Switch

      var body: some View {
        NavigationStack {
          Text("root")
            .navigationTitle("Root")
            .toolbar { Button("Open") { switching.isOn = true } }
            .navigationDestination(isPresented: $switching.isOn) { Counter().navigationTitle("Pushed") }
        }
      }
    }
    let screen = TestScreen(Root(switching: switching))
    try screen.tap("Open")
    #expect(screen.title == "Pushed")
    try screen.tap("More")
    #expect(screen.labels == ["count 1"])
    try screen.tap("Back")
    #expect(screen.title == "Root")
    #expect(!switching.isOn)
    screen.perform { switching.isOn = true }
    #expect(screen.labels == ["count 0"])
    screen.perform { switching.isOn = false }
    #expect(screen.title == "Root")
  }

  /// Another item is another screen, with state of its own; Back takes the item away.
  @Test func aScreenIsPushedAsLongAsThereIsAnItem() throws {
    struct Root: View {
      @Bindable var choice: Choice

      var body: some View {
        NavigationStack {
          Text("root")
            .navigationTitle("Root")
            .navigationDestination(item: $choice.item) { Counter().navigationTitle($0.text) }
        }
      }
    }
    let choice = Choice()
    let screen = TestScreen(Root(choice: choice))
    #expect(screen.title == "Root")
    for item in Item.list(2) {
      screen.perform { choice.item = item }
      #expect(screen.title == item.text)
      #expect(screen.labels == ["count 0"])
      try screen.tap("More")
      #expect(screen.labels == ["count 1"])
    }
    try screen.tap("Back")
    #expect(screen.title == "Root")
    #expect(choice.item == nil)
  }

  @Test func aPushedScreenFollowsWhatItsStackReads() throws {
    let names = Names(["Ada"])
    struct Root: View {
      let names: Names
      @State private var isOpen = true

      var body: some View {
        NavigationStack {
          Text("root").navigationDestination(isPresented: $isOpen) { [first = names.names[0]] in Text(first) }
        }
      }
    }
    let screen = TestScreen(Root(names: names))
    #expect(screen.labels == ["Ada"])
    screen.perform { names.names = ["Bob"] }
    #expect(screen.labels == ["Bob"])
  }
}

@Observable
private final class Path {
  var items: [Item] = []
}

private struct Folders: View {
  @Bindable var path: Path
  let record: Record

  var body: some View {
    NavigationStack(path: $path.items) {
      List(Item.list(3)) { item in
        NavigationLink(value: item) { Text(item.text) }
      }
      .navigationTitle("Folders")
      .onAppear { record.add("folders appeared") }
      .onDisappear { record.add("folders disappeared") }
      .navigationDestination(for: Item.self) { item in
        Text(item.text)
          .navigationTitle(item.text)
          .onAppear { record.add("\(item.text) appeared") }
          .onDisappear { record.add("\(item.text) disappeared") }
          .toolbar { NavigationLink("Deeper", value: Item(id: item.id + 1, text: "row \(item.id + 1)")) }
      }
    }
    .onAppear { record.add("stack appeared") }
  }
}
