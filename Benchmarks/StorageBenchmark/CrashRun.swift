import CommandLineKit
import ContactsDomain
import ContactsStorage
import Foundation
import Measurement

/// A number of processes that work on one database, one after the other, none of which ends by itself.
struct CrashRun {
  /// The longest that a process works before it is killed, in seconds.
  private static let longest = 0.25

  /// The apps, which take turns.
  let apps: [AppExecutable]
  let kills: Int
  let seed: UInt64

  /// What came of the kills. Throws where a process ends before it is killed.
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
      let (process, end) = try app.start(scenarios.text, database: database, transcript: transcript)
      // Every other time it may not even have opened the database yet.
      if round.isMultiple(of: 2) { try waitForOutput(of: process, in: transcript) }
      Thread.sleep(forTimeInterval: .random(in: 0...Self.longest, using: &random))
      kill(process.processIdentifier, SIGKILL)
      let status = process.waitForEnd(end)
      Interruption.unregister(process)
      guard status == SIGKILL else {
        throw CommandFailure.unavailable("\(app.name) ended by itself, with status \(status)")
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

/// One of the apps' programs.
struct AppExecutable {
  let name: String
  private let url: URL

  init(name: String, in folder: URL) throws(CommandFailure) {
    self.name = name
    url = folder.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw .unavailable("there is no program \(url.path.debugDescription); run \"swift build\" first")
    }
  }

  /// Where this program is, and the apps beside it.
  static var folder: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
  }

  /// Starts it on a database with a scenario that it reads from its standard input.
  ///
  /// The transcript goes to a file, which stays readable when the process is killed. Throws `CocoaError` or
  /// `POSIXError`.
  func start(
    _ scenario: String, database: URL, transcript: URL
  ) throws -> (process: Process, end: DispatchSemaphore) {
    let source = transcript.appendingPathExtension("scenario")
    try Data(scenario.utf8).write(to: source)
    try Data().write(to: transcript)
    let process = Process()
    process.executableURL = url
    process.arguments = ["--database", database.path]
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: transcript)
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try Interruption.start(process)
    return (process, end)
  }
}

/// Scenarios that add a contact each: its transcript appears when its row was on the screen.
struct AddingScenarios {
  /// More than a process can add before it is killed.
  private static let count = 500

  /// What tells the contacts of one process from those of the others.
  let round: Int

  var text: String {
    (0..<Self.count).map { number in
      """
      scenario "\(number)"
        launch
        tap "Add"
        type "Round \(round)" into "First name"
        type "Number \(number)" into "Last name"
        tap "Done"
        expect title "Contacts"

      """
    }.joined()
  }

  /// The contacts that a transcript confirms: those whose last expectation held.
  func confirmed(in transcript: String) -> [PersonName] {
    var names: [PersonName] = []
    var number: Substring = ""
    for line in transcript.split(separator: "\n") {
      if line.hasPrefix("scenario ") {
        number = line.split(separator: "\"").dropFirst().first ?? ""
      } else if line == "  expect title \"Contacts\"  # held" {
        names.append(PersonName(first: "Round \(round)", last: "Number \(number)"))
      }
    }
    return names
  }
}
