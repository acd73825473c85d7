package import ContactsDomain

/// Keeps a database from every other connection for as long as it lives, as another program could.
package final class DatabaseLock {
  private let connection: SQLiteConnection

  /// Locks a database that exists and that nobody uses. Throws `StorageFailure`, `locked` if it is in use after all.
  package init(_ file: DatabaseFile) throws(StorageFailure) {
    connection = try SQLiteConnection(file.url, .use)
    // With a write-ahead log others may read beside a transaction, but not in this mode.
    try connection.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
  }
}
