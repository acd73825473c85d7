import Foundation
import TerminalKit
import TestSupport
import Testing
import VirtualTerminal

/// Every way out gives the terminal back.
@Suite(.waits) struct TerminalEndTests {
  private func running() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(running: "MVC")
    try terminal.type("+")
    try terminal.wait(for: "Return Next field")
    #expect(!terminal.isRestored)
    return terminal
  }

  private static let deadlySignals: [Int32] = {
    let common = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGUSR1, SIGUSR2,
      SIGPIPE,
      SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
    ]
    #if os(Linux)
      return common + [SIGIO, SIGPWR, SIGSTKFLT, 35, 64]
    #else
      return common
    #endif
  }()

  @Test(arguments: deadlySignals)
  func aSignalEndsTheAppAsItWouldWithoutAHandler(signal: Int32) throws {
    let terminal = try running()
    terminal.send(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
    #expect(terminal.isRestored)
    #expect(terminal.screen.unknown == [])
  }

  @Test func goingOnAfterAStopTakesTheTerminalAgain() throws {
    let terminal = try running()
    terminal.send(SIGCONT)
    try terminal.wait(until: "the screen was taken twice") {
      String(decoding: $0.output, as: UTF8.self).count(of: "\u{1B}[?1049h") == 2
    }
    try terminal.wait(for: "Return Next field")
    // Without a shell nothing would continue a stopped process, so the system does not stop it.
    try terminal.type("\u{1A}")
    try terminal.wait(until: "the screen was taken again") {
      String(decoding: $0.output, as: UTF8.self).count(of: "\u{1B}[?1049h") == 3
    }
    try terminal.type("\u{1B}")
    try terminal.wait(for: "No contacts yet")
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isRestored)
  }

  #if os(Linux)
    /// One that the signal does not reach, in a session without a terminal of its own, finds out by the end of its input.
    @Test(arguments: [true, false])
    func aTerminalThatIsClosedIsAHangup(isSignalled: Bool) throws {
      let session = isSignalled ? "" : "/usr/bin/setsid "
      // The shell ends when the program does, and tells how.
      let line = #"trap : HUP; \#(session)"$0" --in-memory; exit $?"#
      let terminal = try PseudoTerminal(
        "/bin/sh", arguments: ["-c", line, BuiltExecutable(name: "MVC").url.path],
        size: ScreenSize(columns: 40, rows: 8), environment: ["TERM": "xterm"], widthRule: .clusters)
      try terminal.wait(for: "q Leave")
      let end = try terminal.hangUp()
      #expect(end == .exit(128 + SIGHUP))
    }
  #endif

  /// What a program may leave behind, each by itself.
  @Test(arguments: [
    ("", true), ("stty -icanon", false), ("stty -echo", false), ("stty -isig", false), ("stty -opost", false),
    ("printf '\\033[?1049h'", false), ("printf '\\033[?25l'", false), ("printf '\\033[?2004h'", false),
    ("printf '\\033[?7l'", false),
  ])
  func aTerminalIsRestoredWhereNothingIsLeft(line: String, isRestored: Bool) throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-c", line], size: .standard, environment: ["TERM": "xterm"],
      widthRule: .clusters)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isRestored == isRestored)
  }

  @Test func aTerminalThatHasNoRowsGetsAScreenAllTheSame() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      arguments: ["-c", #"stty rows 0; exec "$0" --in-memory"#, BuiltExecutable(name: "MVC").url.path],
      size: .standard, environment: ["TERM": "xterm"], widthRule: .clusters)
    try terminal.wait(for: "q Leave")
  }

  @Test func noColourIsShownWhereNoneIsWanted() throws {
    for (variables, isColoured) in [(["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false)] {
      let terminal = try PseudoTerminal(running: "MVC", environment: variables)
      try terminal.wait(for: "q Leave")
      try terminal.type("q")
      _ = try terminal.waitForEnd()
      let parameters = terminal.screen.styles.flatMap { $0.split(separator: ";") }
      #expect(parameters.contains { (Int($0) ?? 0) >= 30 } == isColoured)
    }
  }
}

extension String {
  fileprivate func count(of text: String) -> Int {
    components(separatedBy: text).count - 1
  }
}
