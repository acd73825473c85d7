import CommandLineKit
import ContactsStorage
import Foundation

/// All launches of a plan on two databases, a filled and an empty one, both of which are temporary.
struct LaunchRun {
  let plan: LaunchPlan
  let contacts: Int

  /// The launches of every condition. Throws ``LaunchFailure``, `StorageFailure`, or what the system reports.
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
    // The first one to read the file pays for the system's cache, and is not counted.
    _ = try plan.subjects.first.map { try LaunchProcess(subject: $0, database: filled).launch() }
    let order = plan.order
    for (index, condition) in order.enumerated() {
      progress("launch \(index + 1) of \(order.count)")
      let launch = try LaunchProcess(subject: condition.subject, database: condition.isEmpty ? empty : filled)
        .launch()
      guard launch.rows == (condition.isEmpty ? 0 : contacts) else {
        throw LaunchFailure(description: "\(condition.subject) shows \(launch.rows) rows")
      }
      results.launches[condition, default: []].append(launch)
    }
    return results
  }

  private func size(of file: URL) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
  }
}
