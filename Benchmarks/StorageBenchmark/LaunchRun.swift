import CommandLineKit
import ContactsStorage
import Foundation
import Measurement

/// All launches of a plan on two databases, a filled and an empty one, both of which are temporary.
struct LaunchRun {
  let plan: LaunchPlan
  let contacts: Int
  /// What launches one subject: this program, unless another one is given.
  var program = LaunchProcess.program

  /// The launches of every condition.
  func launches(_ progress: (String) -> Void) throws -> LaunchResults {
    try TemporaryFolder.use(named: "storage") { try launches(in: $0, progress) }
  }

  private func launches(in folder: URL, _ progress: (String) -> Void) throws -> LaunchResults {
    progress("storing \(contacts) contacts")
    let (filled, empty) = (folder.appending(path: "filled.sqlite"), folder.appending(path: "empty.sqlite"))
    try SQLiteContactRepository(DatabaseFile(path: filled.path))
      .add(contentsOf: StoredNames(count: contacts, seed: plan.seed))
    try SQLiteContactRepository(DatabaseFile(path: empty.path)).open()
    var results = LaunchResults(contacts: contacts, databaseSize: try size(of: filled))
    // The first launch fills the system's file cache, and is not counted.
    _ = try plan.subjects.first.map { try launch($0, on: filled) }
    let order = plan.order
    for (index, condition) in order.enumerated() {
      progress("launch \(index + 1) of \(order.count)")
      let launch = try launch(condition.subject, on: condition.isEmpty ? empty : filled)
      guard launch.rows == (condition.isEmpty ? 0 : contacts) else {
        throw CommandFailure.unavailable("\(condition.subject) shows \(launch.rows) rows")
      }
      results.launches[condition, default: []].append(launch)
    }
    return results
  }

  private func launch(_ subject: String, on database: URL) throws -> Launch {
    try LaunchProcess(subject: subject, database: database, program: program).launch()
  }

  private func size(of file: URL) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
  }
}

/// Which launches there are, and in which order.
struct LaunchPlan {
  /// A subject on one of the two databases.
  struct Condition: Hashable {
    let subject: String
    let isEmpty: Bool
  }

  let subjects: [String]
  let launches: Int
  let seed: UInt64

  /// Every condition once a round, each round shuffled, so that a change of the machine's speed is
  /// spread over all of them.
  var order: [Condition] {
    let conditions = subjects.flatMap {
      [Condition(subject: $0, isEmpty: false), Condition(subject: $0, isEmpty: true)]
    }
    var generator = SeededGenerator(seed: seed)
    return (0..<launches).flatMap { _ in conditions.shuffled(using: &generator) }
  }
}

/// What the launches of every condition took.
struct LaunchResults {
  /// How many contacts the filled database has.
  let contacts: Int
  /// The bytes of the filled database.
  let databaseSize: Int
  var launches: [LaunchPlan.Condition: [Launch]] = [:]

  func launches(of subject: String, isEmpty: Bool) -> [Launch] {
    launches[LaunchPlan.Condition(subject: subject, isEmpty: isEmpty)] ?? []
  }
}

/// A process of this program that launches one subject once.
struct LaunchProcess {
  let subject: String
  let database: URL
  let program: String

  static var program: String { Bundle.main.executableURL?.path ?? CommandLine.arguments[0] }

  /// What the launch took.
  func launch() throws -> Launch {
    let outcome = try Subprocess.run([program, "launches", "--launch", subject, "--database", database.path])
    guard outcome.status == 0 else {
      throw CommandFailure.unavailable("the launch of \(subject) ended with status \(outcome.status)")
    }
    return try JSONDecoder().decode(Launch.self, from: Data(outcome.output.utf8))
  }
}
