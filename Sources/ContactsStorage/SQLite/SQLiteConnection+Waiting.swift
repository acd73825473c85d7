import CSQLite
import ContactsDomain

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
        return wait.retries() ? 1 : 0
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
        guard error.reason == .locked, wait.retries() else { throw error }
      }
    }
  }
}
