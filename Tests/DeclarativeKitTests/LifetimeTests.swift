import DeclarativeKit
import Testing

import struct TerminalKit.ScreenSnapshot

/// Nothing outlives its screen, and no screen its app.
@Suite struct LifetimeTests {
  /// What a screen owns.
  private final class Token {}

  private struct Owner: View {
    @State var token: Token
    @State private var text = ""
    @FocusState private var focus: Bool

    var body: some View {
      NavigationStack {
        List(Item.list(20)) { item in
          NavigationLink(item.text, value: item)
        }
        .navigationTitle("Owner")
        .navigationDestination(for: Item.self) { item in Rows(token: token, name: item.text) }
        .searchable(text: $text)
        .toolbar { Button("Go") { _ = token } }
        TextField("Name", text: $text).focused($focus).onAppear { focus = true }
      }
      .environment(\.isEnabled, true)
    }
  }

  private struct Rows: View {
    let token: Token
    let name: String
    @State private var isAlertPresented = false
    @State private var isSheetPresented = false

    var body: some View {
      List {
        Button("Alert") { isAlertPresented = true }
        Button("Sheet") { isSheetPresented = true }
        ForEach(Item.list(3)) { item in NavigationLink(name + item.text, value: item) }
      }
      .alert("Error", isPresented: $isAlertPresented) { Button("Ok") { _ = token } }
      .sheet(isPresented: $isSheetPresented) { Owner(token: token) }
      .onDisappear { _ = token }
      .task { _ = token }
    }
  }

  private func expectGone(_ use: (TestScreen) throws -> Void) rethrows {
    weak var token: Token?
    do {
      let owned = Token()
      token = owned
      let screen = TestScreen(Owner(token: owned))
      try use(screen)
    }
    #expect(token == nil)
  }

  @Test func aScreenGoesWithItsApp() {
    expectGone { _ in }
  }

  @Test func pushedScreensGoWithTheirApp() throws {
    try expectGone { screen in
      try screen.window.select(row: 3)
      try screen.window.select(row: 2)
      #expect(screen.snapshot.leftButton?.title == "Back")
    }
  }

  @Test func anAlertInFrontGoesWithItsApp() throws {
    try expectGone { screen in
      try screen.window.select(row: 3)
      try screen.window.select(row: 0)
      #expect(screen.snapshot.alert != nil)
    }
  }

  @Test func aSheetInFrontGoesWithItsApp() throws {
    try expectGone { screen in
      try screen.window.select(row: 3)
      try screen.window.select(row: 1)
      #expect(screen.title == "Owner")
    }
  }

  @Test func aScreenThatWasLeftGoesAtOnce() throws {
    weak var token: Token?
    let screen = TestScreen(
      Presenter {
        Owner(token: $0)
      } make: {
        let owned = Token()
        token = owned
        return owned
      })
    try screen.tap("Open")
    #expect(screen.title == "Owner")
    #expect(token != nil)
    screen.perform { screen.window.rootViewController.dismiss() }
    try screen.tap("Close")
    #expect(token == nil)
  }

  private struct Presenter: View {
    let content: (Token) -> Owner
    let make: () -> Token
    @State private var token: Token?

    init(content: @escaping (Token) -> Owner, make: @escaping () -> Token) {
      self.content = content
      self.make = make
    }

    var body: some View {
      NavigationStack {
        Text("root").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Open") { token = make() } }
          ToolbarItem(placement: .cancellationAction) { Button("Close") { token = nil } }
        }
      }
      .sheet(isPresented: Binding(get: { token != nil }, set: { if !$0 { token = nil } })) {
        token.map(content)
      }
    }
  }
}
