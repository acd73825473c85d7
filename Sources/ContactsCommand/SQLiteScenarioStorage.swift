import ContactsDomain
import ContactsStorage
import ScenarioDriver

/// A database as the storage of a scenario, whose conditions are real ones.
final class SQLiteScenarioStorage: ScenarioStorage {
  private let file: DatabaseFile
  private var condition = StorageCondition.available
  private var lock: DatabaseLock?

  /// Opens the database and reads it once, so that damage anywhere in it is told before a scenario begins.
  ///
  /// Throws ``UnusableDatabase``, which no scenario could mend.
  init(_ file: DatabaseFile) throws(UnusableDatabase) {
    self.file = file
    let repository = SQLiteContactRepository(file)
    try UnusableDatabase.check(repository, at: file)
    do throws(ContactError) {
      _ = try repository.contacts()
    } catch {
      throw UnusableDatabase(path: file.path, failure: error.storageFailure ?? .unspecified)
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
