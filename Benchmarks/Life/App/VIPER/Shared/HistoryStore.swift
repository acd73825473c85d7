import ContactsDomain

/// Hears that something else, or nothing any more, is to be undone next.
protocol HistoryStoreObserver: AnyObject {
  func historyChanged()
}

/// Keeps what can be undone, for the stores that change something and for those who undo it.
final class HistoryStore {
  private struct Observer {
    weak var value: (any HistoryStoreObserver)?
  }

  // MARK: State

  private var history = History()
  private var observers: [Observer] = []

  // MARK: Outputs

  /// The change that is undone next; nil if there is none.
  var last: Change? { history.last }

  // MARK: Inputs

  /// Has the observer hear of what changes from now on, for as long as it lives.
  func addObserver(_ observer: any HistoryStoreObserver) {
    observers.removeAll { $0.value == nil }
    observers.append(Observer(value: observer))
  }

  func push(_ change: Change) {
    history.push(change)
    notify()
  }

  func removeLast() {
    history.removeLast()
    notify()
  }

  // MARK: Private

  private func notify() {
    for observer in observers { observer.value?.historyChanged() }
  }
}
