import Measurement

/// One tap followed through the architectures: the call stacks at the moments at which it reached something.
struct TapResults: Codable, Equatable, Sendable {
  /// A function that was on the stack: one of the architecture, or the one of the toolkit through which the architecture
  /// calls itself.
  struct CallFrame: Codable, Equatable, Sendable {
    /// Stands for the type of a function of the toolkit's.
    static let toolkit = "toolkit"

    /// The type that the function belongs to, or ``toolkit``.
    let type: String
    /// The function, such as `doneTapped()`.
    let function: String
  }

  /// What the tap had reached when the stack was read, in the order of the tap.
  enum Destination: String, Codable, CaseIterable, Sendable {
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
  struct Stack: Codable, Equatable, Sendable {
    let destination: Destination
    let frames: [CallFrame]
  }

  /// One architecture's tap.
  struct Trace: Codable, Equatable, Sendable {
    let architecture: String
    let stacks: [Stack]
  }

  /// What was tapped, such as `Done, with two names typed`.
  let tap: String
  let traces: Measured<[Trace]>
}
