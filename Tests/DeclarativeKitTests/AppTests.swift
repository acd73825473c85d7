import DeclarativeKit
import Testing

import protocol TerminalKit.App
import struct TerminalKit.ScreenSnapshot
import class TerminalKit.Window

/// An app of views is run as any other app is.
@Suite struct AppTests {
  struct Contacts: DeclarativeKit.App {
    @State private var isOpen = false

    var body: some Scene {
      WindowGroup {
        NavigationStack {
          Text(isOpen ? "opened" : "root")
            .toolbar { Button("Open") { isOpen = true } }
            .navigationDestination(isPresented: $isOpen) { Text("pushed") }
        }
      }
    }
  }

  @Test func itsWindowShowsItsFirstScreenAndItsStateLasts() throws {
    let app: any TerminalKit.App = HostedApp(Contacts())
    let window = Window(rootViewController: app.rootViewController)
    window.makeKeyAndVisible()
    #expect(window.snapshot().labels == ["root"])
    try window.tap(button: "Open")
    #expect(window.snapshot().labels == ["pushed"])
    try window.tap(button: "Back")
    #expect(window.snapshot().labels == ["root"])
  }

  @Test func aHostShowsTheViewThatItIsGivenLater() {
    let host = HostingController(rootView: Text("first"))
    let window = Window(rootViewController: host)
    window.makeKeyAndVisible()
    window.handleEvent { host.rootView = Text("second") }
    #expect(window.snapshot().labels == ["second"])
  }
}
