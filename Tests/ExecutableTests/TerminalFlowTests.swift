import ArchitectureCatalog
import TerminalKit
import TestSupport
import Testing
import VirtualTerminal

/// What a person at a terminal sees and does: the same in every architecture.
@Suite(.waits) struct TerminalFlowTests {
  @Test(arguments: ArchitectureCatalog.every.map(\.name))
  func contactsAreAdded(architecture: String) throws {
    let terminal = try PseudoTerminal(running: architecture)
    try terminal.wait(forScreen: emptyList)
    #expect(terminal.screen.title == "Contacts in \(architecture)")
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)

    try terminal.type("a")
    try terminal.wait(
      forScreen: """
        [Cancel]      Add Contact         [Done]
        ────────────────────────────────────────

        > First name

          Last name
        ────────────────────────────────────────
        Return Next field  Esc Cancel  Tab Next
        """)
    try terminal.wait(until: "the cursor is in the first field") {
      $0.screen.isCursorVisible && $0.screen.cursor == (3, 14)
    }
    try terminal.type("Adax\u{7F}\tLov\u{1B}[D\u{1B}[D\u{1B}[Cx\u{1B}[D\u{1B}[3~\u{5}elace")
    try terminal.wait(for: "  First name  Ada\n\n> Last name   Lovelace\n")
    try terminal.type("\r")
    try terminal.wait(
      forScreen: """
                        Contacts           [Add]
        ────────────────────────────────────────
        >+Ada Lovelace



        ─────────────────────────────── 1 of 1 ─
        a Add  / Find  q Leave  ? Keys  ↑↓ Move
        """)
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isRestored)
    #expect(terminal.screen.unknown == [])
  }

  @Test func aLongListIsScrolled() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(forScreen: emptyList)
    for name in ["ada", "Bob", "Émile", "eve", "Frank", "Grace", "日本"] { try terminal.add(name, "X") }
    try terminal.type("\u{1B}[H")
    try terminal.wait(for: "> ada X\n  Bob X\n  Émile X\n  eve X\n")
    try terminal.type("\u{1B}[6~")
    try terminal.wait(for: "  eve X\n> Frank X\n  Grace X\n  日本 X\n")
    try terminal.wait(for: " 5 of 7 ─")
    try terminal.type("/e")
    try terminal.wait(for: "> Émile X\n")
    try terminal.type("\rg")
    try terminal.wait(for: "> ada X\n")
    try terminal.type("\u{1B}[F")
    try terminal.wait(for: "> 日本 X\n")
    terminal.resize(to: ScreenSize(columns: 12, rows: 5))
    try terminal.wait(forScreen: "Conta… [Add]\n────────────\n> 日本 X\n─── 7 of 7 ─\na Add")
    try terminal.type("\u{1B}[A")
    try terminal.wait(for: "> Grace X\n")
    terminal.resize(to: ScreenSize(columns: 1, rows: 1))
    try terminal.type("\u{C}\u{1B}[B\u{1B}[A")
    terminal.resize(to: ScreenSize(columns: 40, rows: 8))
    try terminal.wait(for: "> Grace X\n  日本 X\n")
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screen.unknown == [])
  }

  @Test func whatIsPastedDrivesNothing() throws {
    let terminal = try PseudoTerminal()
    try terminal.type("+")
    try terminal.wait(for: "Add Contact")
    try terminal.paste("Zoë\u{1B}]2;Owned\u{7}\u{1B}[2J\u{3}\r日本\r")
    try terminal.wait(for: "> First name  Zoë]2;Owned[2J 日本\n")
    try terminal.type("\u{15}👨‍👩‍👧e\u{301}\u{1B}[D\u{1B}[D\u{1B}[3~\r\u{202E}\r")
    try terminal.wait(for: "Error")
    try terminal.type("\r")
    try terminal.wait(for: "  First name  e\u{301}\n\n> Last name   \\u{202E}\n")
    #expect(terminal.screen.title == "Contacts in \(ExecutableTests.executable)")
    try terminal.type("\u{4}\u{15}\u{4}")
    try terminal.type("\u{3}")
    try terminal.wait(for: "Leave?")
    try terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screen.unknown == [])
  }

  @Test func aPasteWithoutEndIsNotTheEndOfTheKeyboard() throws {
    let terminal = try PseudoTerminal()
    try terminal.type("a")
    try terminal.wait(for: "Add Contact")
    try terminal.type("\u{1B}[200~Ada")
    try terminal.wait(for: "> First name  Ada\n")
    try terminal.type("\u{3}")
    try terminal.wait(for: "Leave?")
    try terminal.type("\r\rLovelace\r")
    try terminal.wait(for: ">+Ada Lovelace")
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  private let emptyList = """
                    Contacts           [Add]
    ────────────────────────────────────────

                No contacts yet


    ────────────────────────────────────────
    Return Add  q Leave  ? Keys  Tab Next
    """
}
