import Testing

@testable import AppShell
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

  @Test func whatIsRepeatedOfALineIsNoLongerThanALine() {
    let session = session(rows: ["Ada"])
    let long = String(repeating: "x", count: 3_000)
    let shown = String(repeating: "x", count: 40) + "…"
    #expect(session.respond(to: long) == .message("there is no button \"\(shown)\"; buttons here: \"Add\""))
    #expect(session.respond(to: "/" + long) == .message("no row begins with \"\(shown)\""))
    let exact = String(repeating: "x", count: 40)
    #expect(session.respond(to: "/" + exact) == .message("no row begins with \"\(exact)\""))
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

  @Test func aLineGoesToTheFirstRowThatBeginsWithIt() {
    let session = session(rows: ["Ada", "Adam", "Bob", "Carol", "Dan", "Eve"])
    #expect(session.respond(to: "/adam") == .screen)
    #expect(session.screen.contains("rows 2 to 4 of 6"))
    #expect(session.respond(to: "/ b ") == .screen)
    #expect(session.screen.contains("rows 3 to 5 of 6"))
    #expect(session.respond(to: "/x\u{1B}") == .message(#"no row begins with "x\u{1B}""#))
    #expect(session.screen.contains("rows 3 to 5 of 6"))
    _ = session.respond(to: "Add")
    #expect(session.respond(to: "/b") == .message("there is no list on the screen"))
  }

  @Test func rowsAndFieldsAreCutToTheLine() {
    let long = String(repeating: "日本", count: 50_000)
    let session = session(rows: ["Ada", long])
    #expect(session.screen.split(separator: "\n").last == "  2  日本日本日本日本日本日本日本日本日…")
    session.resize(to: ScreenSize(columns: 14, rows: 7))
    #expect(session.screen.split(separator: "\n").last == "  2  日本日本…")
    _ = session.respond(to: "Add")
    _ = session.respond(to: "First: abcdefgh")
    #expect(session.screen.contains("> First: \"abc…\n"))
  }

  @Test func leavingAsksWhereSomethingWasTyped() {
    let session = session(rows: ["Ada"])
    _ = session.respond(to: "Add")
    _ = session.respond(to: "First: x")
    let question = LineSession.Response.message("What you have typed is not saved. Type q again to leave.")
    #expect(session.respond(to: "q") == question)
    #expect(session.respond(to: "") == .screen)
    #expect(session.respond(to: "q") == question)
    #expect(session.respond(to: "Q") == .leave)
  }
}
