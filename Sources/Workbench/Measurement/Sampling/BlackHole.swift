import Foundation

/// Uses `value` in a way that the optimiser must take seriously, so that what computed it is not removed.
///
/// A process that is started with the variable `SHOW_BLACK_HOLE` prints what goes in.
@inline(never)
public func blackHole<Value>(_ value: Value) {
  if isObserved { print(value) }
}

// Only the running process can know its environment: an empty function would be found free of effects and its calls
// removed, together with the work that feeds them.
private let isObserved = ProcessInfo.processInfo.environment["SHOW_BLACK_HOLE"] != nil
