import Measurement
import SourceReading

/// Every architecture of the catalog, compared or not.
///
/// Their instructions, allocations and times are among the counts and the samples of the run.
struct SystemResults: Codable, Equatable, Sendable {
  /// The checks that all of them passed before anything was counted: an architecture with a difference is not counted.
  struct Proof: Codable, Equatable, Sendable {
    let scenarios: Int
    /// The random walks on which all architectures behaved as specified.
    let walks: Int
    /// The scenario screens that left no object alive.
    let screens: Int
    /// The source files that import only what their roles allow.
    let files: Int
  }

  struct System: Codable, Equatable, Sendable {
    let name: String
    /// Its folder, from the root of the package.
    let folder: String
    let sources: StructureResults.ArchitectureSources
    let coupling: CouplingResults
    /// The objects created and left alive by visits to the Add screen.
    let lifetimes: LifetimeResults
    /// The call stacks of a tap on Done on the Add screen.
    let done: Measured<[TapResults.Stack]>
    /// The call stacks of a tap on Cancel on the Add screen.
    let cancel: Measured<[TapResults.Stack]>
  }

  /// An architecture of the catalog that was not measured.
  struct MissingSystem: Codable, Equatable, Sendable {
    let name: String
    let reason: String
  }

  /// The number of contacts with which all architectures are counted and timed.
  static let size = 1_000

  let proof: Proof
  /// In the order of the catalog.
  let systems: [System]
  /// The architectures that don't behave like the others.
  var missing: [MissingSystem] = []
}

/// One tap traced through the architectures: the call stack each time it reached a ``Destination``.
struct TapResults: Codable, Equatable, Sendable {
  /// A function on the stack: one of the architecture, or the toolkit's function through which the architecture calls
  /// itself.
  struct CallFrame: Codable, Equatable, Sendable {
    /// The type name of every toolkit function.
    static let toolkit = "toolkit"

    /// The type that the function belongs to, or ``toolkit``.
    let type: String
    /// The function, such as `doneTapped()`.
    let function: String
  }

  /// The point that the tap had reached when the stack was read. The cases are in the order of the tap.
  enum Destination: String, Codable, CaseIterable, Sendable {
    /// The repository was asked to store the contact.
    case storage
    /// The screen that was tapped was dismissed.
    case dismissal
    /// State that a screen observes was about to change.
    case observedState
    /// The table was updated with the new row.
    case screen
  }

  /// The architecture's part of a call stack, the outermost call first.
  struct Stack: Codable, Equatable, Sendable {
    let destination: Destination
    let frames: [CallFrame]
  }

  struct Trace: Codable, Equatable, Sendable {
    let architecture: String
    let stacks: [Stack]
  }

  /// A description of the tap, such as `Done, with two names typed`.
  let tap: String
  let traces: Measured<[Trace]>
}
