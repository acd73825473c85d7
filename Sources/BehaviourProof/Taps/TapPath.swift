package import SourceReading

/// The path of one tap through an architecture, put together from the call stacks at its destinations.
package struct TapPath {
  /// A call from one type to another, or the arrival at a destination.
  package struct TapCall {
    package let sender: String
    /// The sender's own functions between the one that was called and the one that makes this call.
    package fileprivate(set) var via: [String]
    package let receiver: String
    package let text: String
    /// The number of calls above this one in the tree.
    package let depth: Int

    /// Whether the toolkit makes the call because state has changed, after the change has returned.
    package var isLater: Bool { sender == TapResults.Destination.observedState.participant }
  }

  /// The caller of the architecture.
  package static let origin = TapResults.CallFrame.toolkit

  package let architecture: String
  package let steps: [TapCall]
  /// The number of function calls on the path.
  package let functions: Int
  /// The types whose functions were called, in the order of their first call.
  package let types: [String]
  /// The number of calls from one type of the architecture to another.
  package let hops: Int

  /// - Parameter types: the types of the architecture, whose sources show what the stacks don't; empty if the sources
  ///   were not read.
  package init(_ trace: TapResults.Trace, types coupling: [CouplingResults.TypeCoupling]) {
    var steps: [TapCall] = []
    var types: [String] = []
    var functions = 0
    var previous: [TapResults.CallFrame] = []
    var start = FirstCall(name: Self.origin, depth: 0)
    for stack in trace.stacks {
      // The frames that both stacks begin with are the same calls, which have not returned.
      let common = zip(previous, stack.frames).prefix { $0 == $1 }.count
      let changed = steps.last { $0.receiver == TapResults.Destination.observedState.participant }
      if common == 0, let changed { start = FirstCall(name: changed.receiver, depth: changed.depth + 1) }
      steps += Self.steps(of: stack, after: common, from: start)
      for frame in stack.frames.dropFirst(common) where frame.type != Self.origin {
        functions += 1
        if !types.contains(frame.type) { types.append(frame.type) }
      }
      previous = stack.frames
    }
    architecture = trace.architecture
    self.steps = Self.withDomain(steps, coupling)
    self.functions = functions
    self.types = types
    hops = steps.count { types.contains($0.sender) && types.contains($0.receiver) }
  }

  /// The caller of a stack's first function: the toolkit, or changed state through the toolkit.
  private struct FirstCall {
    let name: String
    let depth: Int
  }

  private static func steps(
    of stack: TapResults.Stack, after common: Int, from start: FirstCall
  ) -> [TapCall] {
    var steps: [TapCall] = []
    var (sender, depth, via) = (start.name, start.depth, [String]())
    for (index, frame) in stack.frames.enumerated() {
      guard frame.type != sender else {
        if index >= common { via.append(frame.function) }
        continue
      }
      if index >= common {
        steps.append(
          TapCall(sender: sender, via: via, receiver: frame.type, text: frame.function, depth: depth))
      }
      (sender, depth, via) = (frame.type, depth + 1, [])
    }
    let end = stack.destination
    steps.append(
      TapCall(sender: sender, via: via, receiver: end.participant, text: end.event, depth: depth))
    return steps
  }

  /// Adds the steps that the domain does: checking the names before they are stored, and finding the row's place after
  /// that. No stack shows these, but the source of the calling type does.
  private static func withDomain(
    _ steps: [TapCall], _ types: [CouplingResults.TypeCoupling]
  ) -> [TapCall] {
    guard let store = steps.firstIndex(where: { $0.receiver == TapResults.Destination.storage.participant })
    else { return steps }
    func holds(_ name: String, _ rule: (CouplingResults.TypeCoupling) -> Bool) -> Bool {
      types.contains { $0.name == name && rule($0) }
    }
    var result = steps
    let place = steps[store...].firstIndex { holds($0.receiver) { $0.domain.contains("SortedList") } }
    if let place {
      let find = TapCall(
        sender: steps[place].receiver, via: [], receiver: "SortedList", text: "find the row",
        depth: steps[place].depth + 1)
      result.insert(find, at: place + 1)
    }
    let step = steps[store]
    if holds(step.sender, { $0.makes.contains("ContactDraft") }) {
      let check = TapCall(
        sender: step.sender, via: step.via, receiver: "ContactDraft", text: "check the names",
        depth: step.depth)
      result[store].via = []
      result.insert(check, at: store)
    }
    return result
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
