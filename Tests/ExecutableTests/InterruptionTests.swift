import CommandLineKit
import Foundation
import TerminalKit
import TestSupport
import Testing
import VirtualTerminal

extension ExecutableTests {
  /// Programs that run other programs, and are interrupted meanwhile.
  @Suite(.serialized) struct InterruptionTests {
    @Test(
      .enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pgrep"),
        "there is no pgrep to look for processes with"),
      arguments: [SIGINT, SIGTERM, SIGHUP])
    func anInterruptedProgramLeavesNoProcessAndNoFolder(signal: Int32) throws {
      let folder = try TestFolder()
      let files = { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
      let terminal = try PseudoTerminal(
        running: "storage", arguments: ["crash", "--kills", "100000"],
        environment: ["TERM": "dumb", "TMPDIR": folder.path])
      // From the first transcript on, an app is running.
      while try files().isEmpty { sched_yield() }
      let name = try #require(try files().first)
      while !FileManager.default.fileExists(atPath: "\(folder.path)/\(name)/transcript") { sched_yield() }
      terminal.send(signal)
      #expect(try terminal.waitForEnd() == .signal(signal))
      #expect(try files() == [])
      // One that was killed may take a moment to go; one that goes on would be found each time.
      #expect(try (0..<1_000).contains { _ in try !isRunning(withArgument: folder.path) })
    }

    /// A program that ends for nothing but a kill, and one that it has started.
    @Test(
      .enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pgrep"),
        "there is no pgrep to look for processes with"))
    func noneOfWhatAProgramStartedGoesOn() throws {
      let folder = try TestFolder()
      try folder.write("", to: "content")
      // Nothing can be run that this process has open to write, as one that it is just starting may have, too.
      let text = try folder.write(
        """
        #!/bin/sh
        trap "" INT TERM HUP
        tail -f "${0%/*}/content" > /dev/null &
        echo $! > "${0%/*}/started"
        wait
        """, to: "git.text")
      _ = try Subprocess.run(["install", "-m", "755", text, "\(folder.path)/git"])
      let terminal = try PseudoTerminal(
        running: "compare", arguments: ["changes", "--checkout", "name-order", "\(folder.path)/changed"],
        environment: ["TERM": "dumb", "PATH": "\(folder.path):/usr/bin:/bin"])
      let number = {
        Int32(
          String(decoding: try Data(contentsOf: folder.url.appending(path: "started")), as: UTF8.self)
            .dropLast())
      }
      while !FileManager.default.fileExists(atPath: "\(folder.path)/started") { sched_yield() }
      while try number() == nil { sched_yield() }
      defer {
        do {
          if let number = try number() { kill(number, SIGKILL) }
        } catch {
          Issue.record(error)
        }
      }
      terminal.send(SIGINT)
      #expect(try terminal.waitForEnd() == .signal(SIGINT))
      #expect(try (0..<1_000).contains { _ in try !isRunning(withArgument: folder.path) })
    }

    /// Swift's runtime would take the signal for a crash, and go on.
    @Test func `Ctrl-backslash ends a program that has nothing to clean up`() throws {
      let folder = try TestFolder()
      let pipe = folder.url.appending(path: "pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)
      let terminal = try PseudoTerminal(
        running: "MVC", arguments: ["--scenario", pipe], environment: ["TERM": "dumb"])
      // It can be opened once the program reads it.
      var writer: Int32 = -1
      repeat {
        sched_yield()
        writer = open(pipe, O_WRONLY | O_NONBLOCK)
      } while writer < 0
      terminal.send(SIGQUIT)
      #expect(try terminal.waitForEnd() == .signal(SIGQUIT))
      close(writer)
    }

    /// Started to ignore that the terminal goes, a program ignores it, whatever else it does on a signal.
    @Test(arguments: [
      ("MVC", ["--in-memory"], "Leave"), ("MVC", ["--scenario", "many.scenario"], "scenario \"1\""),
      ("storage", ["crash", "--kills", "5"], "1 of 5 killed"),
    ])
    func underNohupAHangupIsIgnored(name: String, arguments: [String], sign: String) throws {
      let folder = try TestFolder()
      let scenarios = (1...50).map { "scenario \"\($0)\"\ngiven a new database\nlaunch\n" }.joined()
      let file = try folder.write(scenarios, to: "many.scenario")
      let temporary = try folder.folder("temporary")
      let line = #"trap "" HUP; exec "$0" "$@""#
      let words = arguments.map { $0 == "many.scenario" ? file : $0 }
      let terminal = try PseudoTerminal(
        "/bin/sh", arguments: ["-c", line, BuiltExecutable(name: name).url.path] + words,
        size: ScreenSize(columns: 40, rows: 8),
        environment: ["TERM": "xterm", "TMPDIR": temporary.path], widthRule: .clusters)
      try terminal.wait(until: "it is at work") {
        String(decoding: $0.output, as: UTF8.self).contains(sign)
      }
      terminal.send(SIGHUP)
      if arguments == ["--in-memory"] {
        // The key to leave may be read before a signal that comes with it: only a later key tells that it is ignored.
        try terminal.type("+")
        try terminal.wait(for: "Return Next field")
        try terminal.type("\u{1B}")
        try terminal.wait(for: "No contacts yet")
      }
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exit(0))
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
    }

    private func isRunning(withArgument argument: String) throws -> Bool {
      try Subprocess.run(["pgrep", "-f", argument]).status != 1
    }
  }
}
