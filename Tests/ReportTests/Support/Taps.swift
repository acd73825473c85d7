import Results

@testable import Report

/// Ways of a tap that exist only here.
enum Taps {
  static func frame(_ text: String) -> TapResults.CallFrame {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    return TapResults.CallFrame(type: parts[0], function: parts[1])
  }

  static func stack(_ destination: TapResults.Destination, _ frames: String...) -> TapResults.Stack {
    TapResults.Stack(destination: destination, frames: frames.map(frame))
  }

  /// One function for each letter of the name.
  static func trace(_ architecture: String) -> TapResults.Trace {
    trace(architecture, types: architecture.count)
  }

  /// One function of each of so many types.
  static func trace(_ architecture: String, types: Int) -> TapResults.Trace {
    let frames = (0..<types).map { frame("Type\($0).call()") }
    return TapResults.Trace(
      architecture: architecture, stacks: [TapResults.Stack(destination: .storage, frames: frames)])
  }
}
