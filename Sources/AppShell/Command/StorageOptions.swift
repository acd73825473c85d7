import CommandLineKit
import ContactsDomain
import ContactsStorage
import Foundation
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

/// The file of a database in a folder of its own, which is there until it is removed, or until a signal ends the process.
struct TemporaryDatabase {
  private let folder: URL

  /// Creates the folder. Throws `StorageFailure`.
  init() throws(StorageFailure) {
    folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID().uuidString)")
    RemovalOnSignal.arm(files: file.possiblePaths, folder: folder.path)
    do throws(StorageFailure) {
      try file.makeFolder()
    } catch {
      RemovalOnSignal.disarm()
      throw error
    }
  }

  var file: DatabaseFile {
    DatabaseFile(path: folder.appending(path: "contacts.sqlite").path)
  }

  /// Removes the folder with all that is in it. Throws `CocoaError`.
  func remove() throws {
    defer { RemovalOnSignal.disarm() }
    try FileManager.default.removeItem(at: folder)
  }
}

/// Removes files and their folder when a signal ends the process.
///
/// A handler must neither allocate nor take a lock: the paths lie in plain memory, allocated beforehand.
nonisolated enum RemovalOnSignal {
  /// The signals that are handled now, and that the process does not ignore.
  nonisolated(unsafe) private static var handled: [Int32] = []
  /// The paths of the files, of the folder, and nil; nil where nothing is to be removed.
  nonisolated(unsafe) private static var paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

  /// Has the files and then the folder removed from here on. What is not there is passed over.
  static func arm(files: [String], folder: String) {
    disarm()
    let copies = (files + [folder]).map { strdup($0) } + [nil]
    let memory = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: copies.count)
    memory.initialize(from: copies, count: copies.count)
    paths = memory
    handled = DeadlySignals.all.filter { SignalHandler.install(handler, for: $0) }
  }

  /// Has nothing removed any more.
  static func disarm() {
    guard let memory = paths else { return }
    for number in handled { signal(number, SIG_DFL) }
    handled = []
    paths = nil
    var index = 0
    while let path = memory[index] {
      free(path)
      index += 1
    }
    memory.deallocate()
  }

  /// Removes them. In a debug build, sequences allocate as they are iterated, and pointers do not.
  private static func remove() {
    guard let paths else { return }
    var index = 0
    while let path = paths[index] {
      unlink(path)
      rmdir(path)
      index += 1
    }
  }

  private static let handler: SignalHandler.Body = { number in
    RemovalOnSignal.remove()
    signal(number, SIG_DFL)
    raise(number)
  }
}
