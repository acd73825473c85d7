import ContactsDomain
import Observation

/// The changes since the launch that can be undone, for all screens that offer it.
@Observable
final class HistoryStore {
  // MARK: State

  private var history = History()

  /// The change that is undone next; nil if there is none.
  var last: Change? { history.last }

  // MARK: Changing

  func record(_ change: Change) {
    history.push(change)
  }

  /// Forgets the last change, which has been undone.
  func removeLast() {
    history.removeLast()
  }
}
