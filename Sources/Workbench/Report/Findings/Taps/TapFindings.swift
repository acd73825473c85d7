import Results

/// The ways that the tap took, or why they were not followed.
struct TapFindings {
  /// In the order of the architectures; empty if the tap was not followed.
  let paths: [TapPath]
  /// Why the tap was not followed; nil if it was.
  let missing: String?

  init(_ results: ComparisonResults) {
    switch results.taps.traces {
    case .measured(let traces):
      paths = results.architectures.compactMap { name in
        traces.first { $0.architecture == name }.map(TapPath.init)
      }
      missing = nil
    case .notMeasured(let reason):
      paths = []
      missing = MarkdownText.withoutFolders(reason)
    }
  }

  func path(of architecture: String) -> TapPath? {
    paths.first { $0.architecture == architecture }
  }
}

/// The way of one tap through an architecture, put together from the stacks at its destinations.
struct TapPath {
  /// A call from one type to another, or the arrival at a destination.
  struct TapCall {
    let sender: String
    /// The sender's own functions on the way, between the one that was called and the one that calls.
    let via: [String]
    let receiver: String
    let text: String
    /// What was reached, if it is no type of the architecture.
    let destination: TapResults.Destination?
  }

  /// What calls into the architecture.
  static let origin = TapResults.CallFrame.toolkit

  let architecture: String
  let steps: [TapCall]
  /// The functions that were called on the way, once for each call.
  let functions: Int
  /// The types whose functions were called, in the order of their first.
  let types: [String]
  /// The functions of the architecture on the deepest stack.
  let depth: Int

  init(_ trace: TapResults.Trace) {
    var steps: [TapCall] = []
    var types: [String] = []
    var functions = 0
    var previous: [TapResults.CallFrame] = []
    for stack in trace.stacks {
      // What the two stacks begin with was called once and goes on.
      let common = zip(previous, stack.frames).prefix { $0 == $1 }.count
      let new = stack.frames.dropFirst(common)
      steps += Self.steps(of: new, after: stack.frames.prefix(common).last, to: stack.destination)
      for frame in new where frame.type != Self.origin {
        functions += 1
        if !types.contains(frame.type) { types.append(frame.type) }
      }
      previous = stack.frames
    }
    architecture = trace.architecture
    self.steps = steps
    self.functions = functions
    self.types = types
    depth = trace.stacks.map { $0.frames.count { $0.type != Self.origin } }.max() ?? 0
  }

  /// All that take part, from left to right.
  var participants: [String] {
    let reached = TapResults.Destination.allCases.map(\.participant)
    return [Self.origin] + types + reached.filter { name in steps.contains { $0.receiver == name } }
  }

  private static func steps(
    of frames: ArraySlice<TapResults.CallFrame>, after caller: TapResults.CallFrame?,
    to destination: TapResults.Destination
  ) -> [TapCall] {
    var steps: [TapCall] = []
    var sender = caller?.type ?? origin
    var via: [String] = []
    for frame in frames {
      guard frame.type != sender else {
        via.append(frame.function)
        continue
      }
      steps.append(
        TapCall(sender: sender, via: via, receiver: frame.type, text: frame.function, destination: nil))
      sender = frame.type
      via = []
    }
    steps.append(
      TapCall(
        sender: sender, via: via, receiver: destination.participant, text: destination.event,
        destination: destination))
    return steps
  }
}

extension TapResults.Destination {
  /// What stands for the destination in a diagram.
  var participant: String {
    switch self {
    case .storage: "repository"
    case .dismissal: "screen stack"
    case .observedState: "observed state"
    case .screen: "table"
    }
  }

  /// What happens there, in a diagram.
  var event: String {
    switch self {
    case .storage: "store the contact"
    case .dismissal: "close the screen"
    case .observedState: "change"
    case .screen: "insert the row"
    }
  }
}
