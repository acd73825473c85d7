import ContactsDomain
import Foundation
import TerminalKit
import TestSupport
import Testing
import VirtualTerminal

@testable import AppShell
@testable import ContactsStorage

/// What a person at a terminal sees of a database that is not as it should be.
@Suite(.waits) struct TerminalStorageTests {
  private let folder: TestFolder
  private let path: String
  private let file: DatabaseFile
  private let waiting = "Waiting for another program"

  init() throws {
    folder = try TestFolder()
    path = try folder.write("", to: "contacts.sqlite")
    file = DatabaseFile(path: path)
  }

  private func start(environment: [String: String] = ["TERM": "xterm"]) throws -> PseudoTerminal {
    try PseudoTerminal(
      arguments: ["--database", path], size: ScreenSize(columns: 70, rows: 14),
      environment: environment)
  }

  @Test func aWaitAtTheLaunchIsShownAndCanBeLeft() throws {
    try SQLiteContactRepository(file).open()
    var lock: DatabaseLock? = try DatabaseLock(file)
    let terminal = try start()
    try terminal.wait(for: waiting)
    // None of these may do anything, neither now nor to what comes next.
    try terminal.type("+q\r\r\u{1B}")
    try terminal.wait(for: "Error")
    try terminal.wait(until: "the database is named") {
      let box = $0.screen.text.split(separator: "\n").map { $0.split(separator: "│") }
      let message = box.filter { $0.count > 1 }.map { $0[1] }.joined()
      // An alert shortens a long path, as that of a folder for temporary files may be.
      return message.filter { $0 != " " }.contains("thedatabase\"\(path.prefix(20))")
    }
    #expect(lock != nil)
    lock = nil
    try terminal.type("\r")
    try terminal.wait(for: "No contacts yet")
    try terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isRestored)
  }

  @Test func whatIsTypedDuringAWaitIsNotHeard() throws {
    let terminal = try start()
    try terminal.wait(for: "No contacts yet")
    try terminal.type("+")
    try terminal.wait(for: "Add Contact")
    try terminal.type("Ada\rLovelace")
    try terminal.wait(for: "Lovelace")
    var lock: SQLiteConnection? = try SQLiteConnection(URL(filePath: path), .use)
    try lock?.execute("BEGIN IMMEDIATE")
    // What comes together with the key that has to wait is typed during the wait as well.
    try terminal.type("\r+")
    try terminal.wait(for: waiting)
    try terminal.type("\r\r+")
    #expect(lock != nil)
    lock = nil
    try terminal.wait(for: ">+Ada Lovelace")
    try terminal.wait(for: " 1 of 1 ")
    try terminal.add("Alan", "Turing")
    try terminal.wait(for: " 2 of 2 ")
    try terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(try SQLiteContactRepository(file).contacts().count == 2)
  }

  @Test func ctrlCLeavesDuringAWait() throws {
    try SQLiteContactRepository(file).open()
    let lock = try DatabaseLock(file)
    let terminal = try start()
    try terminal.wait(for: waiting)
    try terminal.type("\u{3}")
    // The contacts were never there: the program says so when it ends.
    #expect(try terminal.waitForEnd() == .exit(3))
    #expect(terminal.isRestored)
    withExtendedLifetime(lock) {}
  }

  @Test func aSignalEndsTheProgramDuringAWait() throws {
    try SQLiteContactRepository(file).open()
    let lock = try DatabaseLock(file)
    let terminal = try start()
    try terminal.wait(for: waiting)
    terminal.send(SIGTERM)
    #expect(try terminal.waitForEnd() == .signal(SIGTERM))
    #expect(terminal.isRestored)
    withExtendedLifetime(lock) {}
  }

  @Test func aTerminalWithoutControlSequencesIsToldOnce() throws {
    try SQLiteContactRepository(file).open()
    var lock: DatabaseLock? = try DatabaseLock(file)
    let terminal = try start(environment: ["TERM": "dumb"])
    try terminal.wait(for: waiting)
    #expect(lock != nil)
    lock = nil
    try terminal.wait(for: "No contacts yet")
    try terminal.type("q\n")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test func leavingLeavesTheDatabaseInItsOneFile() throws {
    let terminal = try start()
    try terminal.wait(for: "No contacts yet")
    try terminal.add("Ada", "Lovelace")
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(try folder.files == ["contacts.sqlite"])
    #expect(try SQLiteContactRepository(file).contacts().count == 1)
  }

  @Test func aFileThatIsDeletedIsNotReplaced() throws {
    let terminal = try start()
    try terminal.wait(for: "No contacts yet")
    try terminal.add("Ada", "Lovelace")
    for suffix in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: path + suffix) }
    try terminal.type("+")
    try terminal.wait(for: "Add Contact")
    try terminal.type("Alan\rTuring\r")
    for _ in 0..<2 {
      try terminal.wait(for: "deleted")
      try terminal.type("\r")
      try terminal.wait(for: "> Last name   Turing")
      try terminal.type("\r")
    }
    try terminal.wait(for: "deleted")
    try terminal.type("\u{3}")
    try terminal.wait(for: "Leave?")
    try terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func theDefaultIsBelowHome() throws {
    let home = try folder.folder("home")
    let terminal = try PseudoTerminal(
      arguments: [], environment: ["TERM": "xterm", "HOME": home.path])
    try terminal.wait(for: "No contacts yet")
    try terminal.add("Ada", "Lovelace")
    try terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #if !os(macOS)
      let database = home.appending(path: ".local/share/contacts-workbench/contacts.sqlite")
      #expect(try SQLiteContactRepository(DatabaseFile(path: database.path)).contacts().count == 1)
    #endif
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGALRM])
  func aSignalLeavesNoTemporaryDatabaseBehind(signal: Int32) throws {
    let temporary = try folder.folder("temporary")
    let files = { try FileManager.default.contentsOfDirectory(atPath: temporary.path) }
    let scenario = try folder.write(
      "scenario \"Long\"\ngiven a new database\ngiven 1000000 contacts\nlaunch\n", to: "long.scenario")
    let terminal = try PseudoTerminal(
      arguments: ["--scenario", scenario],
      environment: ["TERM": "dumb", "TMPDIR": temporary.path])
    while try files().isEmpty { sched_yield() }
    terminal.send(signal)
    let end = try terminal.waitForEnd()
    #expect(end == .signal(signal), "\(terminal.screen.text)")
    let left = try files()
    #expect(left == [])
  }

  @MainActor @Test func nothingIsSaidOfWhatTakesAMoment() {
    let notice = BusyNotice()
    var texts: [String] = []
    notice.show = { text in
      texts.append(text)
      return false
    }
    #expect(notice.monitor(.loading, .milliseconds(299)))
    #expect(notice.monitor(.waitingForOtherProgram, .milliseconds(299)))
    #expect(texts == [])
    #expect(!notice.monitor(.loading, .milliseconds(300)))
    #expect(texts.count == 1)
  }
}
