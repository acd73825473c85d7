import ContactsDomain
import ContactsStorage
import ScenarioDriver

/// A database as the storage of a scenario, whose conditions are real ones.
final class SQLiteScenarioStorage: ScenarioStorage {
  private let file: DatabaseFile
  private var condition = StorageCondition.available
  private var lock: DatabaseLock?
  /// What stores the contacts that are given, until the app opens the database.
  private var giver: SQLiteContactRepository?

  /// Opens the database and reads it once, so that damage anywhere in it is told before a scenario begins.
  ///
  /// Throws `StorageFailure`, which no scenario could mend.
  init(_ file: DatabaseFile) throws(StorageFailure) {
    self.file = file
    _ = try SQLiteContactRepository(file).contacts()
  }

  func give(_ names: some Sequence<PersonName>) throws(StorageFailure) {
    let giver = giver ?? SQLiteContactRepository(file)
    self.giver = giver
    try giver.add(contentsOf: names)
  }

  func makeRepository() -> any ContactRepository {
    giver = nil
    return switch condition {
    case .available: SQLiteContactRepository(file)
    // Permissions would not do: they do not bind the superuser.
    case .readOnly: SQLiteContactRepository(file, isReadOnly: true)
    // This program holds the lock itself, so that waiting for it would be in vain.
    case .locked: SQLiteContactRepository(file, busyTimeout: .milliseconds(50))
    }
  }

  func become(_ condition: StorageCondition) throws(StorageFailure) {
    giver = nil
    lock = nil
    if condition == .locked { lock = try DatabaseLock(file) }
    self.condition = condition
  }
}
