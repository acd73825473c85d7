import TerminalKit
import TestSupport
import Testing
import VirtualTerminal

/// A terminal without control sequences is talked to line by line.
@Suite(.waits) struct TerminalLineTests {
  @Test(arguments: [["TERM": "dumb"], [:]])
  func linesDoWhatKeysDo(environment: [String: String]) throws {
    let terminal = try PseudoTerminal(
      size: ScreenSize(columns: 100, rows: 60), environment: environment)
    try terminal.wait(for: "  No contacts yet\n>")
    try terminal.type("Add\n")
    try terminal.wait(for: "> First name: \"\"")
    try terminal.type("First name: Zoë\nLast name: Quinn\n")
    try terminal.wait(for: "> Last name: \"Quinn\"")
    try terminal.type("Save\n")
    try terminal.wait(for: "there is no button \"Save\"; buttons here: \"Cancel\", \"Done\"")
    try terminal.type("done\n")
    try terminal.wait(for: "+ 1  Zoë Quinn")
    try terminal.type("/x\n")
    try terminal.wait(for: "no row begins with \"x\"")
    try terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(!terminal.output.contains(0x1B))
  }
}
