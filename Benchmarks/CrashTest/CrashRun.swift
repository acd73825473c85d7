import CommandLineKit
import ContactsDomain
import ContactsStorage
import Foundation
import Measurement

/// A number of processes that work on one database, one after the other, none of which ends by itself.
struct CrashRun {
  /// A process ended before it was killed.
  struct EarlyEnd: Error, CustomStringConvertible {
    let name: String
    let status: Int32

    var description: String { "\(name) ended by itself, with status \(status)" }
  }

  /// The longest that a process works before it is killed, in seconds.
  private static let longest = 0.25

  /// The apps, which take turns.
  let apps: [AppExecutable]
  let kills: Int
  let seed: UInt64

  /// What came of the kills. Throws ``EarlyEnd``, `StorageFailure`, or what the system reports.
  func tally(_ progress: (_ kills: Int) -> Void = { _ in }) throws -> CrashTally {
    try TemporaryFolder.use(named: "crash-test") { try tally(in: $0, progress) }
  }

  private func tally(in folder: URL, _ progress: (_ kills: Int) -> Void) throws -> CrashTally {
    let database = folder.appending(path: "contacts.sqlite")
    let file = DatabaseFile(path: database.path)
    var random = SeededGenerator(seed: seed)
    var tally = CrashTally()
    for round in 0..<kills {
      let scenarios = AddingScenarios(round: round)
      let transcript = folder.appending(path: "transcript")
      let app = apps[round % apps.count]
      let process = try app.start(scenarios.text, database: database, transcript: transcript)
      Interruption.hold(child: process.processIdentifier)
      // Every other time it may not even have opened the database yet.
      if round.isMultiple(of: 2) { try waitForOutput(of: process, in: transcript) }
      Thread.sleep(forTimeInterval: .random(in: 0...Self.longest, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      Interruption.letGo(child: process.processIdentifier)
      guard process.terminationReason == .uncaughtSignal else {
        throw EarlyEnd(name: app.name, status: process.terminationStatus)
      }
      let output = try String(contentsOf: transcript, encoding: .utf8)
      tally.add(
        confirmed: scenarios.confirmed(in: output), stored: try SQLiteContactRepository(file).contacts(),
        problems: try file.integrityProblems())
      progress(round + 1)
    }
    return tally
  }

  private func waitForOutput(of process: Process, in transcript: URL) throws {
    while process.isRunning, try Data(contentsOf: transcript).isEmpty {
      Thread.sleep(forTimeInterval: 0.001)
    }
  }
}
