import Testing

@testable import TerminalKit

@MainActor
@Suite struct TerminalLineModeTests {
  private func session(rows: [String]) -> LineSession {
    let window = Window(
      rootViewController: SampleListController(rows: rows), size: ScreenSize(columns: 40, rows: 7))
    window.makeKeyAndVisible()
    return LineSession(window: window)
  }

  @Test func linesDoWhatKeysDo() {
    let session = session(rows: ["Ada"])
    #expect(session.respond(to: "  add ") == .screen)
    #expect(session.respond(to: "first: Zoë") == .screen)
    #expect(session.respond(to: "Second :a: b") == .screen)
    #expect(session.respond(to: "First:") == .screen)
    #expect(session.respond(to: "First:x") == .screen)
    #expect(session.respond(to: "") == .screen)
    #expect(session.screen.contains(#"First: "x""#))
    #expect(session.respond(to: "Done") == .screen)
    #expect(session.screen.contains("x a: b"))
  }

  @Test func whatCannotBeDoneIsSaid() {
    let session = session(rows: ["Ada"])
    #expect(session.respond(to: "Remove") == .message(#"there is no button "Remove"; buttons here: "Add""#))
    #expect(
      session.respond(to: "First: x") == .message(#"there is no button "First: x"; buttons here: "Add""#))
    #expect(
      session.respond(to: "\u{1B}[2J") == .message(##"there is no button "\u{1B}[2J"; buttons here: "Add""##))
    #expect(session.respond(to: "?") == .message(LineSession.help))
    #expect(session.respond(to: "q") == .leave)
  }

  @Test func aListIsScrolledByPages() {
    let session = session(rows: (1...10).map { "Row \($0)" })
    #expect(session.respond(to: "down") == .screen)
    #expect(session.screen.contains("rows 4 to 6 of 10"))
    #expect(session.respond(to: "up") == .screen)
    #expect(session.screen.contains("rows 1 to 3 of 10"))
    _ = session.respond(to: "Add")
    #expect(session.respond(to: "down") == .message("there is no list on the screen"))
  }
}
