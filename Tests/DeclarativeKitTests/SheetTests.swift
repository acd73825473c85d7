import DeclarativeKit
import Observation
import Testing

import struct TerminalKit.ScreenSnapshot

/// Screens in front of others.
@Suite struct SheetTests {
  private let switching = Switch(isOn: false)
  private let record = Record()

  @Test(arguments: [true, false])
  func itIsInFrontAsLongAsItsBindingSaysSo(isFullScreen: Bool) throws {
    let screen = TestScreen(Root(switching: switching, isFullScreen: isFullScreen, record: record))
    try screen.tap("Open")
    #expect(screen.title == "Sheet")
    try screen.tap("Close")
    #expect(screen.title == "Root")
    #expect(!switching.isOn)
    #expect(record.take() == ["root appeared", "sheet appeared", "sheet disappeared", "dismissed"])
  }

  @Test func itBeginsAnewEachTime() throws {
    let screen = TestScreen(Root(switching: switching, record: record))
    for _ in 0..<2 {
      try screen.tap("Open")
      #expect(screen.snapshot.fields.map(\.text) == [""])
      try screen.window.type("Ada", into: "Name")
      try screen.tap("Close")
    }
  }

  /// Another item is another sheet, with state of its own; the same one with another text is the same sheet.
  @Test func itIsOfItsItem() throws {
    struct Outer: View {
      @Bindable var choice: Choice
      let record: Record

      var body: some View {
        Text("root").sheet(item: $choice.item, onDismiss: dismissed) { Inner(item: $0) }
      }

      private func dismissed() { record.add("dismissed") }
    }
    struct Inner: View {
      let item: Item
      @State private var name = ""
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        NavigationStack {
          TextField("Name", text: $name)
            .navigationTitle(item.text)
            .toolbar { Button("Close") { dismiss() } }
        }
      }
    }
    let choice = Choice()
    let screen = TestScreen(Outer(choice: choice, record: record))
    #expect(screen.labels == ["root"])
    for (id, text, name, dismissals) in [(1, "one", "", 0), (1, "uno", "Ada", 0), (2, "two", "", 1)] {
      screen.perform { choice.item = Item(id: id, text: text) }
      #expect(screen.title == text)
      #expect(screen.snapshot.fields.map(\.text) == [name])
      #expect(record.take().count == dismissals)
      try screen.window.type("Ada", into: "Name")
    }
    try screen.tap("Close")
    #expect(screen.labels == ["root"])
    #expect(choice.item == nil)
    #expect(record.take() == ["dismissed"])
  }

  @Test func itIsToldTheEnvironmentAndHasAStackOfItsOwn() throws {
    struct Outer: View {
      @State private var isPresented = true
      let names: Names

      var body: some View {
        NavigationStack {
          Text("root").navigationTitle("Root").sheet(isPresented: $isPresented) { Inner() }
        }
        .environment(names)
      }
    }
    struct Inner: View {
      @Environment(Names.self) private var names

      var body: some View {
        Text(names.names[0]).navigationTitle("no stack, no title")
      }
    }
    let screen = TestScreen(Outer(names: Names(["Ada"])))
    #expect(screen.labels == ["Ada"])
    #expect(screen.title == "")
  }

  @Test func itGoesWithTheViewThatPresentedIt() {
    struct Outer: View {
      let switching: Switch

      var body: some View {
        if switching.isOn { Presenting() } else { Text("gone") }
      }
    }
    struct Presenting: View {
      @State private var isPresented = true

      var body: some View {
        Text("behind").sheet(isPresented: $isPresented) { Text("in front") }
      }
    }
    let switching = Switch()
    let screen = TestScreen(Outer(switching: switching))
    #expect(screen.labels == ["in front"])
    screen.perform { switching.isOn = false }
    #expect(screen.labels == ["gone"])
  }

  @Test func anAlertOfASheetLiesOverIt() throws {
    struct Outer: View {
      @State private var isPresented = true
      @State private var isAlertPresented = true

      var body: some View {
        Text("root").sheet(isPresented: $isPresented) {
          Text("sheet").alert("Error", isPresented: $isAlertPresented) {
            Button("Leave") { isPresented = false }
          }
        }
      }
    }
    let screen = TestScreen(Outer())
    #expect(screen.snapshot.alert?.title == "Error")
    #expect(screen.labels == ["sheet"])
    try screen.tap("Leave")
    #expect(screen.labels == ["root"])
    #expect(screen.snapshot.alert == nil)
  }
}

private struct Root: View {
  @Bindable var switching: Switch
  var isFullScreen = true
  let record: Record

  var body: some View {
    NavigationStack {
      if isFullScreen {
        content.fullScreenCover(isPresented: $switching.isOn, onDismiss: dismissed) { Sheet(record: record) }
      } else {
        content.sheet(isPresented: $switching.isOn, onDismiss: dismissed) { Sheet(record: record) }
      }
    }
  }

  private var content: some View {
    Text("root")
      .navigationTitle("Root")
      .toolbar { Button("Open") { switching.isOn = true } }
      .onAppear { record.add("root appeared") }
      .onDisappear { record.add("root disappeared") }
  }

  private func dismissed() {
    record.add("dismissed")
  }
}

private struct Sheet: View {
  let record: Record
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      TextField("Name", text: $name)
        .navigationTitle("Sheet")
        .toolbar { Button("Close") { dismiss() } }
        .onAppear { record.add("sheet appeared") }
        .onDisappear { record.add("sheet disappeared") }
    }
  }
}
