/// A model that tells its observers of its changes, and keeps none of them alive.
class ObservedStore<Observer> {
  private struct Observation {
    weak var observer: AnyObject?
  }

  private var observations: [Observation] = []

  init() {}

  func addObserver(_ observer: Observer) {
    observations.removeAll { $0.observer == nil }
    observations.append(Observation(observer: observer as AnyObject))
  }

  func notifyObservers(_ notify: (Observer) -> Void) {
    for case let observer as Observer in observations.map(\.observer) { notify(observer) }
  }
}
