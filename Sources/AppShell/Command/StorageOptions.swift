import CommandLineKit
import ContactsStorage
import ScenarioDriver

/// Where the contacts are kept, as the options say.
struct StorageOptions {
  static let descriptions: [OptionDescription] = [
    .value(
      "database", "FILE",
      """
      Keeps the contacts in that database, which is created if there is none. Without it a person at a terminal has \
      a database in the user's data folder, and each scenario has storage of its own: in memory, or a temporary \
      database if it begins with "given a new database".
      """),
    .flag("in-memory", "Keeps the contacts in memory, until the program ends."),
  ]

  private let database: DatabaseFile?
  private let isInMemory: Bool

  /// Reads the options. Throws `UsageError` where they contradict each other.
  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.requireAtMostOne(of: ["database", "in-memory"])
    database = arguments.value("database").map(DatabaseFile.init(path:))
    isInMemory = arguments.flag("in-memory")
  }

  /// The database of a person at a terminal; nil where the contacts are kept in memory.
  var databaseOfPerson: DatabaseFile? {
    isInMemory ? nil : database ?? .default
  }

  /// Runs the body on the storage for a scenario.
  ///
  /// Throws what the body throws, `StorageFailure`, or `CocoaError` where a temporary database cannot be removed.
  func withStorage<Output>(
    for scenario: Scenario, _ body: (any ScenarioStorage) throws -> Output
  ) throws -> Output {
    if scenario.isGivenNewDatabase && !isInMemory {
      let temporary = try TemporaryDatabase()
      let result = Result { try body(SQLiteScenarioStorage(temporary.file)) }
      try temporary.remove()
      return try result.get()
    }
    guard let database else { return try body(InMemoryScenarioStorage()) }
    return try body(SQLiteScenarioStorage(database))
  }
}
