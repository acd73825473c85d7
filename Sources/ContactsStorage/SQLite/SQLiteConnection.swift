import CSQLite
import ContactsDomain
import Foundation

/// An open SQLite database.
final class SQLiteConnection {
  /// How a database is opened.
  enum Access {
    /// Reads the file alone and leaves no trace beside it: no lock, no journal.
    case look
    /// Reads a file that is there already, beside others that write.
    case read
    /// Reads and writes a file that is there already.
    case use
  }

  let handle: OpaquePointer

  /// Opens the database of that file. Throws ``StorageFailure``.
  init(_ file: URL, _ access: Access) throws(StorageFailure) {
    var handle: OpaquePointer?
    let code =
      switch access {
      case .look:
        sqlite3_open_v2(
          file.absoluteString + "?immutable=1", &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
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
  }

  /// The database stays open underneath until the last of its statements is gone.
  deinit {
    sqlite3_close_v2(handle)
  }

  /// The row that was inserted last.
  var lastInsertedRow: Int64 {
    sqlite3_last_insert_rowid(handle)
  }

  /// Whether the file was moved, deleted or replaced since it was opened.
  var isFileGone: Bool {
    var hasMoved: Int32 = 0
    let code = sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    return code == SQLITE_OK && hasMoved != 0
  }

  /// Has every operation wait for other connections as long as that.
  func setBusyTimeout(_ timeout: Duration) {
    sqlite3_busy_timeout(handle, Int32(clamping: timeout / .milliseconds(1)))
  }

  /// Runs statements and ignores their rows. Throws ``StorageFailure``.
  func execute(_ sql: String) throws(StorageFailure) {
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
    throw StorageFailure(sqliteCode: code, systemError: sqlite3_system_errno(handle))
  }
}

extension Int32 {
  fileprivate init(clamping value: Double) {
    self = Int32(Swift.min(Swift.max(value, 0), Double(Int32.max)))
  }
}
