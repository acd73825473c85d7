import Foundation

/// Uses `value` in a way that the optimiser must take seriously, so that what computed it is not removed.
@inline(never)
public func blackHole<Value>(_ value: Value) {
  if isObserved { print(value) }
}

// No process has a negative id, but only the running process can know that: an empty function would be found
// free of effects and its calls removed, together with the work that feeds them.
private let isObserved = ProcessInfo.processInfo.processIdentifier < 0
