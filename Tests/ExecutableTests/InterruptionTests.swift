import Foundation
import TestSupport
import Testing
import VirtualTerminal

extension ExecutableTests {
  /// Programs that run other programs, and are interrupted meanwhile.
  @Suite struct InterruptionTests {
    @Test(
      .enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pgrep"),
        "there is no pgrep to look for processes with"),
      arguments: [SIGINT, SIGTERM, SIGHUP])
    func anInterruptedProgramLeavesNoProcessAndNoFolder(signal: Int32) throws {
      let folder = try TestFolder()
      let files = { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
      let terminal = try PseudoTerminal(
        running: "crash-test", arguments: ["--kills", "100000"],
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

    private func isRunning(withArgument argument: String) throws -> Bool {
      let search = Process()
      search.executableURL = URL(filePath: "/usr/bin/pgrep")
      search.arguments = ["-f", argument]
      search.standardOutput = FileHandle.nullDevice
      try search.run()
      search.waitUntilExit()
      return search.terminationStatus != 1
    }
  }
}
