/// One tap followed through the architectures: the call stacks at the moments at which it reached something.
public struct TapResults: Codable, Equatable, Sendable {
  /// A function of the architecture that was on the stack.
  public struct Frame: Codable, Equatable, Sendable {
    /// The type that the function belongs to.
    public let type: String
    /// The function, such as `doneTapped()`.
    public let function: String

    public init(type: String, function: String) {
      self.type = type
      self.function = function
    }
  }

  /// What the tap had reached when the stack was read, in the order of the tap.
  public enum Destination: String, Codable, CaseIterable, Sendable {
    /// The repository was asked to store the contact.
    case storage
    /// The screen that was tapped has gone.
    case dismissal
    /// State that a screen observes was about to change.
    case observedState
    /// The table was told of its new row.
    case screen
  }

  /// The architecture's part of a call stack, the outermost call first.
  public struct Stack: Codable, Equatable, Sendable {
    public let destination: Destination
    public let frames: [Frame]

    public init(destination: Destination, frames: [Frame]) {
      self.destination = destination
      self.frames = frames
    }
  }

  /// One architecture's tap.
  public struct Trace: Codable, Equatable, Sendable {
    public let architecture: String
    public let stacks: [Stack]

    public init(architecture: String, stacks: [Stack]) {
      self.architecture = architecture
      self.stacks = stacks
    }
  }

  /// What was tapped, such as `Done, with two names typed`.
  public let tap: String
  public let traces: Measured<[Trace]>

  public init(tap: String, traces: Measured<[Trace]>) {
    self.tap = tap
    self.traces = traces
  }
}
