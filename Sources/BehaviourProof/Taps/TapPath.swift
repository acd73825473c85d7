/// The path of one tap through an architecture, put together from the call stacks at its destinations.
package struct TapPath {
  /// The number of function calls on the path.
  package private(set) var functions = 0
  /// The types whose functions were called, in the order of their first call.
  package private(set) var types: [String] = []
  /// The number of calls from one type of the architecture to another.
  package private(set) var hops = 0

  package init(_ stacks: [TapResults.Stack]) {
    var previous: [TapResults.CallFrame] = []
    for stack in stacks {
      // The frames that both stacks begin with are the same calls, which have not returned.
      let common = zip(previous, stack.frames).prefix { $0 == $1 }.count
      let callers = [TapResults.CallFrame?.none] + stack.frames
      for (caller, frame) in zip(callers, stack.frames).dropFirst(common) where frame.isOwn {
        functions += 1
        if !types.contains(frame.type) { types.append(frame.type) }
        if let caller, caller.isOwn, caller.type != frame.type { hops += 1 }
      }
      previous = stack.frames
    }
  }
}

extension TapResults.Destination {
  /// The name of the destination in a diagram.
  var participant: String { description.participant }
  /// The event at the destination, in a diagram.
  package var event: String { description.event }

  private var description: (participant: String, event: String) {
    switch self {
    case .storage: ("repository", "store the contact")
    case .dismissal: ("screen stack", "close the screen")
    case .observedState: ("observed state", "change")
    case .rows: ("rows", "insert the contact")
    case .screen: ("table", "insert the row")
    }
  }
}
