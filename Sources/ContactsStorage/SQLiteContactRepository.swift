package import ContactsDomain

/// Keeps contacts in an SQLite database, where they outlive the process and the computer's power.
///
/// The database is opened, and created if there is none, when it is needed first. After a failure it is opened anew, so
/// that trying again can help; but then nothing is created, and contacts are added only to the file whose contacts were
/// given: a screen that shows them must not show one from another file among them.
package final class SQLiteContactRepository: ContactRepository {
  private let file: DatabaseFile
  private let isReadOnly: Bool
  private let schema: DatabaseSchema
  private let wait: BusyWait
  /// The database that was opened last. It stays open until there is another one: no other file can have its identity
  /// as long as it is.
  private(set) var database: ContactDatabase?
  /// Whether the database has to be opened anew.
  private var isStale = false
  /// Why the contacts were not given when they were asked for last; nil if they were.
  package private(set) var loadFailure: StorageFailure?

  /// - Parameters:
  ///   - isReadOnly: whether the contacts are only read, from a database that is there already.
  ///   - busyTimeout: how long an operation waits for other programs that use the database, if not the standard time.
  ///   - monitor: is told what takes its time, and can end that.
  package convenience init(
    _ file: DatabaseFile, isReadOnly: Bool = false, busyTimeout: Duration? = nil,
    monitor: @escaping StorageMonitor = { _, _ in true }
  ) {
    let wait = BusyWait(limit: busyTimeout ?? BusyWait.standardLimit, monitor: monitor)
    self.init(file, isReadOnly: isReadOnly, schema: .current, wait: wait)
  }

  init(_ file: DatabaseFile, isReadOnly: Bool = false, schema: DatabaseSchema, wait: BusyWait) {
    self.file = file
    self.isReadOnly = isReadOnly
    self.schema = schema
    self.wait = wait
  }

  /// Opens the database now. Throws ``StorageFailure``.
  package func open() throws(StorageFailure) {
    try perform(onAnyFile: false) { _ in }
  }

  /// Closes the database: where nobody else uses it, all of it is in its one file from here on.
  package func close() {
    database = nil
  }

  package func contacts() throws(StorageFailure) -> SortedList<Contact> {
    do throws(StorageFailure) {
      loadFailure = nil
      return try perform(onAnyFile: true) { database throws(StorageFailure) in
        SortedList(try database.contacts())
      }
    } catch {
      loadFailure = error
      throw error
    }
  }

  package func add(_ name: PersonName) throws(ContactError) -> Contact {
    do throws(StorageFailure) {
      return try perform(onAnyFile: false) { database throws(StorageFailure) in try database.add(name) }
    } catch {
      throw .saveFailed(error)
    }
  }

  package func remove(_ id: Contact.ID) throws(StorageFailure) {
    try perform(onAnyFile: false) { database throws(StorageFailure) in try database.remove(id) }
  }

  /// Stores contacts in one transaction, all of them or none. Throws `StorageFailure`.
  package func add(contentsOf names: some Sequence<PersonName>) throws(StorageFailure) {
    try perform(onAnyFile: false) { database throws(StorageFailure) in
      try database.add(contentsOf: names)
    }
  }

  // MARK: Private

  /// - Parameter onAnyFile: whether it may be another file than the one that was opened before.
  private func perform<Result>(
    onAnyFile: Bool, _ operation: (ContactDatabase) throws(StorageFailure) -> Result
  ) throws(StorageFailure) -> Result {
    do throws(StorageFailure) {
      let database = try openDatabase(onAnyFile: onAnyFile)
      let result = try operation(database)
      // What was written to a file that is deleted is lost with it.
      guard !database.isFileGone else { throw StorageFailure(.missing) }
      return result
    } catch {
      isStale = true
      throw StorageFailure(error.reason, path: error.path ?? file.path)
    }
  }

  private func openDatabase(onAnyFile: Bool) throws(StorageFailure) -> ContactDatabase {
    if let database, !isStale, !database.isSnapshot, !database.isFileGone { return database }
    if database == nil { try file.create() }
    let opened = try open(forReading: onAnyFile)
    if let database, !onAnyFile, database.identity != opened.identity { throw StorageFailure(.missing) }
    database = opened
    isStale = false
    return opened
  }

  /// On a full disk a database can be read all the same, but not as one that is to be written.
  private func open(forReading: Bool) throws(StorageFailure) -> ContactDatabase {
    let companions = file.companions
    do throws(StorageFailure) {
      return try ContactDatabase(file, isReadOnly: isReadOnly, schema: schema, wait: wait)
    } catch {
      guard [.full, .tooLarge].contains(error.reason) else { throw error }
      file.removeUnusedCompanions(besides: companions)
      guard forReading, file.hasContent else { throw error }
      return try ContactDatabase(file, isReadOnly: true, schema: schema, wait: wait)
    }
  }
}
