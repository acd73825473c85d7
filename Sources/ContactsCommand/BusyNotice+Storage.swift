import ContactsStorage
import TerminalKit

extension BusyNotice {
  /// Tells of storage that takes longer than a moment.
  var monitor: StorageMonitor {
    { [self] activity, elapsed in
      elapsed < .milliseconds(300) || show(activity.notice)
    }
  }
}

extension StorageActivity {
  fileprivate var notice: String {
    switch self {
    case .waitingForOtherProgram: "Waiting for another program to release the database  Esc Stop"
    case .loading: "Loading the contacts  Esc Stop"
    }
  }
}
