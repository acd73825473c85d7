/// One tap traced through the architectures: the call stack each time it reached a ``Destination``.
package enum TapResults {
  /// A function on the stack: one of the architecture, or the toolkit's function through which the architecture calls
  /// itself.
  package struct CallFrame: Codable, Equatable, Sendable {
    /// The type name of every toolkit function.
    package static let toolkit = "toolkit"

    /// The type that the function belongs to, or ``toolkit``.
    package let type: String
    /// The function, such as `doneTapped()`.
    package let function: String

    /// Whether it is the architecture's, and not the toolkit's.
    package var isOwn: Bool { type != Self.toolkit }
  }

  /// The point that the tap had reached when the stack was read. The cases are in the order of the tap.
  package enum Destination: String, Codable, CaseIterable, Sendable {
    /// The repository was asked to store the contact.
    case storage
    /// The screen that was tapped was dismissed.
    case dismissal
    /// State that a screen observes was about to change.
    case observedState
    /// The rows of a declarative screen got the contact.
    case rows
    /// The table was updated with the new row.
    case screen
  }

  /// The architecture's part of a call stack, the outermost call first.
  package struct Stack: Codable, Equatable, Sendable {
    package let destination: Destination
    package let frames: [CallFrame]
  }
}
