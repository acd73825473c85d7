import ContactsDomain
import Foundation

extension SQLiteConnection {
  /// Has readers and a writer not wait for each other. Throws ``StorageFailure``.
  ///
  /// SQLite does not wait by itself here: of two processes that create the database, one would be refused.
  func switchToWriteAheadLog(within timeout: Duration) throws(StorageFailure) {
    let deadline = ContinuousClock.now + timeout
    while true {
      do throws(StorageFailure) {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error == .locked, ContinuousClock.now < deadline else { throw error }
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }
}
