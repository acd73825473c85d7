import CSQLite
import ContactsDomain
import Foundation

/// An open SQLite database.
final class SQLiteConnection {
  /// How a database is opened.
  enum Access {
    /// Reads the file alone and leaves no trace beside it: no lock, no journal.
    case look
    /// Reads a file and the log beside it that nobody uses, and leaves no trace: no lock, no shared memory.
    case readAlone
    /// Reads a file that is there already, beside others that write.
    case read
    /// Reads and writes a file that is there already.
    case use
  }

  let handle: OpaquePointer
  /// Kept here for SQLite, which does not keep it.
  var busyWait: BusyWait?

  /// Opens the database of that file. Throws ``StorageFailure``.
  init(_ file: URL, _ access: Access) throws(StorageFailure) {
    var handle: OpaquePointer?
    let code =
      switch access {
      case .look:
        sqlite3_open_v2(
          file.absoluteString + "?immutable=1", &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
      case .readAlone:
        sqlite3_open_v2(file.path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, "unix-none")
      case .read:
        sqlite3_open_v2(file.path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
      case .use:
        sqlite3_open_v2(file.path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
      }
    guard code == SQLITE_OK, let handle else {
      let failure = StorageFailure(sqliteCode: code, systemError: sqlite3_system_errno(handle))
      sqlite3_close_v2(handle)
      throw failure
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    if access == .readAlone {
      try check(csqlite_keep_log(handle))
      // Without others the index of the log can be in this connection's own memory.
      try execute("PRAGMA locking_mode = EXCLUSIVE")
    }
  }

  /// The database stays open underneath until the last of its statements is gone.
  deinit {
    sqlite3_close_v2(handle)
  }

  /// The row that was inserted last.
  var lastInsertedRow: Int64 {
    sqlite3_last_insert_rowid(handle)
  }

  /// Runs statements and ignores their rows. Throws ``StorageFailure``.
  func execute(_ sql: String) throws(StorageFailure) {
    errno = 0
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// The first column of the first row, 0 if there is none. Throws ``StorageFailure``.
  func integer(_ sql: String) throws(StorageFailure) -> Int64 {
    let statement = try SQLiteStatement(sql, on: self)
    return try statement.step() ? statement.integer(at: 0) : 0
  }

  /// Does all of it or nothing, while no other connection writes. Throws ``StorageFailure``.
  func transaction(_ body: () throws(StorageFailure) -> Void) throws(StorageFailure) {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      // An error that rolled back already leaves nothing to do; SQLite then refuses, and the first error counts.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Throws ``StorageFailure`` unless the code says that all is well.
  func check(_ code: Int32) throws(StorageFailure) {
    guard code != SQLITE_OK else { return }
    throw StorageFailure(sqliteCode: code, systemError: systemError)
  }

  /// What the system reported. SQLite itself does not keep why it could not commit.
  var systemError: Int32 {
    let kept = sqlite3_system_errno(handle)
    return kept == 0 ? errno : kept
  }
}

extension SQLiteConnection {
  /// Has every operation wait for other connections.
  func waitForOthers(_ wait: BusyWait) {
    busyWait = wait
    sqlite3_busy_handler(
      handle,
      { context, tries in
        guard let context else { return 0 }
        let wait = Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue()
        if tries == 0 { wait.begin() }
        return wait.waitBeforeRetry() ? 1 : 0
      }, Unmanaged.passUnretained(wait).toOpaque())
  }

  /// Has readers and a writer not wait for each other. Throws ``StorageFailure``.
  ///
  /// SQLite does not wait by itself here: of two processes that create the database, one would be refused.
  func switchToWriteAheadLog(_ wait: BusyWait) throws(StorageFailure) {
    wait.begin()
    while true {
      do throws(StorageFailure) {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.reason == .locked, wait.waitBeforeRetry() else { throw error }
      }
    }
  }
}
