/// What several screens share: tells those who observe it what has changed, for as long as they live.
class Store<Change> {
  /// Who is told of changes; a value, so that nothing is left of a screen that has gone.
  private struct Observer {
    weak var object: AnyObject?
    let notify: (Change) -> Void
  }

  private var observers: [Observer] = []

  init() {}

  /// Has the observer told of each change, once it has happened, for as long as the observer lives.
  func observe<Object: AnyObject>(_ observer: Object, _ handler: @escaping (Object, Change) -> Void) {
    observers.removeAll { $0.object == nil }
    observers.append(
      Observer(object: observer) { [weak observer] change in
        if let observer { handler(observer, change) }
      })
  }

  func notifyObservers(of change: Change) {
    for observer in observers { observer.notify(change) }
  }
}
