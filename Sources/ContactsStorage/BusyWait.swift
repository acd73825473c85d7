package import ContactsDomain
import Foundation

/// What may take longer than a moment.
package enum StorageActivity: Sendable {
  /// Another program keeps the database to itself.
  case waitingForOtherProgram
  /// The contacts are read.
  case loading
}

/// Is told again and again what goes on and for how long already, and answers whether it is to go on.
package typealias StorageMonitor = (StorageActivity, _ elapsed: Duration) -> Bool

/// How operations wait: for other programs no longer than a limit, and only while the monitor answers to go on.
final class BusyWait {
  /// How long an operation waits where nothing else is asked for.
  static let standardLimit: Duration = .seconds(5)

  private let limit: Duration
  private let pause: () -> Void
  private let monitor: StorageMonitor
  private var start = ContinuousClock.now

  init(
    limit: Duration, pause: @escaping () -> Void = { Thread.sleep(forTimeInterval: 0.01) },
    monitor: @escaping StorageMonitor
  ) {
    self.limit = limit
    self.pause = pause
    self.monitor = monitor
  }

  /// Begins to count the time.
  func begin() {
    start = .now
  }

  func shouldContinue(_ activity: StorageActivity) -> Bool {
    monitor(activity, .now - start)
  }

  /// Lets some time pass and returns whether to try again what another program keeps from being done.
  ///
  /// The monitor answers just before the try: what is called off by then is not done. What is called off during the try
  /// is called off too late, and may be done.
  func waitBeforeRetry() -> Bool {
    guard .now - start < limit else { return false }
    pause()
    return shouldContinue(.waitingForOtherProgram)
  }
}

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
