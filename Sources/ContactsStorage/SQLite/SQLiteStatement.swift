import CSQLite
import ContactsDomain
import Foundation

/// A prepared statement. Parameters count from 1 and columns from 0, as SQLite counts them.
final class SQLiteStatement {
  private let connection: SQLiteConnection
  private let handle: OpaquePointer

  /// Prepares a statement that is run again and again. Throws ``StorageFailure``.
  init(_ sql: String, on connection: SQLiteConnection) throws(StorageFailure) {
    var handle: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try connection.check(sqlite3_prepare_v3(connection.handle, sql, -1, flags, &handle, nil))
    guard let handle else { throw StorageFailure(.unspecified) }
    self.connection = connection
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Sets a parameter to a text. Throws ``StorageFailure``.
  func bind(_ text: String, at parameter: Int32) throws(StorageFailure) {
    let count = UInt64(text.utf8.count)
    let code = text.withCString {
      sqlite3_bind_text64(handle, parameter, $0, count, csqlite_transient(), UInt8(SQLITE_UTF8))
    }
    try connection.check(code)
  }

  /// Sets a parameter to a number. Throws ``StorageFailure``.
  func bind(_ number: Int64, at parameter: Int32) throws(StorageFailure) {
    try connection.check(sqlite3_bind_int64(handle, parameter, number))
  }

  /// Sets a parameter to the UTF-8 bytes of a text. Throws ``StorageFailure``.
  func bind(bytesOf text: String, at parameter: Int32) throws(StorageFailure) {
    let count = UInt64(text.utf8.count)
    let code = text.withCString {
      sqlite3_bind_blob64(handle, parameter, $0, count, csqlite_transient())
    }
    try connection.check(code)
  }

  /// Moves to the next row; false if there is none, and then the statement may be run again.
  ///
  /// Throws ``StorageFailure``, after which the statement may be run again as well.
  func step() throws(StorageFailure) -> Bool {
    errno = 0
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW {
      return true
    }
    defer { sqlite3_reset(handle) }
    guard code == SQLITE_DONE else {
      throw StorageFailure(sqliteCode: code, systemError: connection.systemError)
    }
    return false
  }

  /// Ends a run before its last row.
  func reset() {
    sqlite3_reset(handle)
  }

  func integer(at column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  /// The text of a column; what is not UTF-8 in it becomes U+FFFD, and NULL becomes empty.
  func text(at column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
