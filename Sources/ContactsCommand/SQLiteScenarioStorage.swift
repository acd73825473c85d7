import ContactsDomain
import ContactsStorage
import ScenarioDriver

/// A database as the storage of a scenario, whose conditions are real ones.
final class SQLiteScenarioStorage: ScenarioStorage {
  private let file: DatabaseFile
  private var condition = StorageCondition.available
  private var lock: DatabaseLock?

  /// Opens the database once. Throws ``UnusableDatabase``, which no scenario could mend.
  init(_ file: DatabaseFile) throws(UnusableDatabase) {
    self.file = file
    do {
      try SQLiteContactRepository(file).open()
    } catch {
      throw UnusableDatabase(path: file.path, failure: error)
    }
  }

  func makeRepository() -> any ContactRepository {
    switch condition {
    case .available: SQLiteContactRepository(file)
    // Permissions would not do: they do not bind the superuser.
    case .readOnly: SQLiteContactRepository(file, isReadOnly: true)
    // This program holds the lock itself, so that waiting for it would be in vain.
    case .locked: SQLiteContactRepository(file, busyTimeout: .milliseconds(50))
    }
  }

  func become(_ condition: StorageCondition) throws(StorageFailure) {
    lock = nil
    if condition == .locked { lock = try DatabaseLock(file) }
    self.condition = condition
  }
}
