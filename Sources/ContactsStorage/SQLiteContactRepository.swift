public import ContactsDomain

/// Keeps contacts in an SQLite database, where they outlive the process and the computer's power.
///
/// The database is opened when it is needed first. After a failure it is opened anew, so that trying again can help.
public final class SQLiteContactRepository: ContactRepository {
  private let file: DatabaseFile
  private let access: SQLiteConnection.Access
  private let schema: DatabaseSchema
  private let busyTimeout: Duration
  private(set) var database: ContactDatabase?

  /// - Parameters:
  ///   - isReadOnly: whether the contacts are only read, from a database that is there already.
  ///   - busyTimeout: how long an operation waits for other programs that use the database.
  public convenience init(
    _ file: DatabaseFile, isReadOnly: Bool = false, busyTimeout: Duration = .seconds(5)
  ) {
    self.init(file, isReadOnly ? .read : .use, schema: .current, busyTimeout: busyTimeout)
  }

  init(
    _ file: DatabaseFile, _ access: SQLiteConnection.Access = .use, schema: DatabaseSchema,
    busyTimeout: Duration
  ) {
    self.file = file
    self.access = access
    self.schema = schema
    self.busyTimeout = busyTimeout
  }

  /// Opens the database now. Throws ``StorageFailure``.
  public func open() throws(StorageFailure) {
    try perform { _ in }
  }

  public func contacts() throws(ContactError) -> SortedList<Contact> {
    do throws(StorageFailure) {
      return try perform { database throws(StorageFailure) in SortedList(try database.contacts()) }
    } catch {
      throw .loadFailed(error)
    }
  }

  public func add(_ name: PersonName) throws(ContactError) -> Contact {
    do throws(StorageFailure) {
      return try perform { database throws(StorageFailure) in try database.add(name) }
    } catch {
      throw .saveFailed(error)
    }
  }

  /// Stores contacts in one transaction, all of them or none. Throws `ContactError.saveFailed(_:)`.
  public func add(contentsOf names: some Sequence<PersonName>) throws(ContactError) {
    do throws(StorageFailure) {
      try perform { database throws(StorageFailure) in try database.add(contentsOf: names) }
    } catch {
      throw .saveFailed(error)
    }
  }

  private func perform<Result>(
    _ operation: (ContactDatabase) throws(StorageFailure) -> Result
  ) throws(StorageFailure) -> Result {
    do throws(StorageFailure) {
      return try operation(openDatabase())
    } catch {
      database = nil
      throw error
    }
  }

  private func openDatabase() throws(StorageFailure) -> ContactDatabase {
    if let database {
      // Writing to a deleted file would succeed, and be lost with it.
      guard !database.isFileGone else { throw .missing }
      return database
    }
    let database = try ContactDatabase(file, access, schema: schema, busyTimeout: busyTimeout)
    self.database = database
    return database
  }
}
