/// One tap followed through the architectures: the call stacks at the moments at which it reached something.
package struct TapResults: Codable, Equatable, Sendable {
  /// A function that was on the stack: one of the architecture, or the one of the toolkit through which the architecture
  /// calls itself.
  package struct CallFrame: Codable, Equatable, Sendable {
    /// Stands for the type of a function of the toolkit's.
    package static let toolkit = "toolkit"

    /// The type that the function belongs to, or ``toolkit``.
    package let type: String
    /// The function, such as `doneTapped()`.
    package let function: String

    package init(type: String, function: String) {
      self.type = type
      self.function = function
    }
  }

  /// What the tap had reached when the stack was read, in the order of the tap.
  package enum Destination: String, Codable, CaseIterable, Sendable {
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
  package struct Stack: Codable, Equatable, Sendable {
    package let destination: Destination
    package let frames: [CallFrame]

    package init(destination: Destination, frames: [CallFrame]) {
      self.destination = destination
      self.frames = frames
    }
  }

  /// One architecture's tap.
  package struct Trace: Codable, Equatable, Sendable {
    package let architecture: String
    package let stacks: [Stack]

    package init(architecture: String, stacks: [Stack]) {
      self.architecture = architecture
      self.stacks = stacks
    }
  }

  /// What was tapped, such as `Done, with two names typed`.
  package let tap: String
  package let traces: Measured<[Trace]>

  package init(tap: String, traces: Measured<[Trace]>) {
    self.tap = tap
    self.traces = traces
  }
}
