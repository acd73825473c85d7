import ContactsDomain
import Foundation
import Testing

@testable import ContactsStorage

@Suite("A contact that was confirmed survives the sudden end of the process")
struct KillTests {
  @Test("twenty times over on one database")
  func killed() throws {
    let folder = try TemporaryFolder()
    var random = SplitMix64(state: 20)
    var confirmed = Set<PersonName>()
    for round in 0..<20 {
      let first = "Round \(round)"
      let names = (0..<1_000).map { (first: first, last: "Number \($0)") }
      let running = try Executable(name: Executable.architectures[round % 3]).start(
        AddingScenario.confirming(names), ["--database", folder.file().path], in: folder)
      // Every other time it may not even have opened the database yet.
      if round.isMultiple(of: 2) { try waitForOutput(of: running) }
      Thread.sleep(forTimeInterval: .random(in: 0...0.1, using: &random))
      kill(running.process.processIdentifier, SIGKILL)
      let output = try running.result().output
      #expect(running.process.terminationReason == .uncaughtSignal)
      #expect(!output.contains("FAILED"), "\(output.suffix(1_000))")
      confirmed.formUnion(confirmedNames(in: output, first: first))

      let stored = try folder.repository(busyTimeout: .seconds(5)).contacts()
      #expect(confirmed.isSubset(of: stored.map(\.name)))
      // At most the one that was being added when the process ended.
      #expect(stored.count <= confirmed.count + round + 1)
      try expectIntegrity(of: folder)
    }
    #expect(confirmed.count >= 10)
  }

  private func waitForOutput(of running: Executable.Running) throws {
    while running.process.isRunning, try Data(contentsOf: running.output).isEmpty {
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  private func confirmedNames(in output: String, first: String) -> [PersonName] {
    output.split(separator: "\n").compactMap { line in
      let words = line.split(separator: "\"")
      guard line.hasPrefix("scenario"), words.count == 2 else { return nil }
      return PersonName(first: first, last: String(words[1]))
    }
  }

  private func expectIntegrity(of folder: TemporaryFolder) throws {
    let check = try SQLiteStatement("PRAGMA integrity_check", on: folder.connection())
    #expect(try check.step())
    #expect(check.text(at: 0) == "ok")
  }
}
