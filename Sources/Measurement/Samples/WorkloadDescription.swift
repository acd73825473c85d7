/// Describes a workload in results, and to a person who chooses one.
package struct WorkloadDescription: Codable, Equatable, Sendable {
  package let id: String
  /// What the workload does, in one line.
  package let summary: String
  /// The noun for one operation, such as `contact`.
  package let operation: String

  package init(id: String, summary: String, operation: String) {
    self.id = id
    self.summary = summary
    self.operation = operation
  }
}

/// The timed workloads. They are described apart from the code that runs them, so that they can be listed without it.
extension WorkloadDescription {
  /// In the order in which a person meets them.
  package static let timed = [add, addRejected, openCancel, launch, scroll, screenful, domainInsert]

  package static let add = WorkloadDescription(
    id: WorkloadID.add,
    summary: "Add a contact at a random place: Add, first name, last name, Done, and its row is there",
    operation: "contact")
  package static let addRejected = WorkloadDescription(
    id: WorkloadID.addRejected,
    summary: "Fail to add a contact without a name: Add, Done, an alert, Ok, Cancel", operation: "attempt")
  package static let openCancel = WorkloadDescription(
    id: WorkloadID.openCancel, summary: "Open the Add screen and cancel it", operation: "screen")
  package static let launch = WorkloadDescription(
    id: WorkloadID.launch,
    summary: "Launch the app on stored contacts: load them, put them in order, show the first screen",
    operation: "launch")
  package static let scroll = WorkloadDescription(
    id: WorkloadID.scroll,
    summary: """
      Format the rows of the whole list by scrolling down and back, a screenful of \(ScrollSize.screenful) rows at a \
      time, in stretches of at most \(ScrollSize.longestStretch * ScrollSize.screenful) rows a sample
      """,
    operation: "row")
  package static let screenful = WorkloadDescription(
    id: WorkloadID.screenful,
    summary: "Scroll down by a screenful of \(ScrollSize.screenful) rows, and back up",
    operation: "way there and back")
  package static let domainInsert = WorkloadDescription(
    id: WorkloadID.domainInsert,
    summary: "Insert a contact into a sorted list and learn its row, with no app around it",
    operation: "contact")
}

/// How much of a list one sample scrolls.
package enum ScrollSize {
  /// The rows of a window: few, so that even a list of ten rows has to be scrolled.
  package static let screenful = 8
  /// The maximum number of screenfuls in a sample.
  package static let longestStretch = 125
}

/// The ids of the workloads: no other place writes one as a string.
package enum WorkloadID {
  package static let add = "add"
  package static let addRejected = "add-rejected"
  package static let openCancel = "open-cancel"
  package static let launch = "launch"
  package static let scroll = "scroll"
  package static let screenful = "screenful"
  package static let domainInsert = "domain-insert"
  package static let domainBuild = "domain-build"
  package static let memoryContact = "memory-contact"
  package static let memoryScene = "memory-scene"
  package static let memoryRest = "memory-rest"
  package static let memoryLaunch = "memory-launch"
  /// The workload that checks the counters; no report shows it.
  package static let knownCost = "known-cost"

  /// The workloads that reports show in full.
  package static let main = [add, launch, scroll]
}

/// The names of the participants other than the compared ones, whose times serve as divisors.
package enum ReferenceParticipant {
  /// The toolkit and the domain that all participants use, with no architecture.
  package static let toolkit = "toolkit + domain"
  /// The same, with the screens bound by Observation.
  package static let observed = "toolkit + domain, observed"
  /// The work without screens.
  package static let domain = "bare domain"
  /// The algorithm of published code by others.
  package static let reference = "reference algorithm"
  /// The same, behind screens without an architecture.
  package static let referenceScreens = "reference algorithm, same screens"
  /// A fixed amount of integer work.
  package static let calibration = "calibration"

  /// Every participant that performs a workload, in the order in which reports show them.
  package static let all = [toolkit, observed, domain, reference, referenceScreens]

  /// The name of a participant's control, which is the same participant measured again.
  package static func again(_ name: String) -> String {
    "\(name) again"
  }
}

/// The names of the participants in workloads without an app: lists that keep their elements in order.
package enum ListParticipant {
  /// The order-statistics tree of GNU's C++ library.
  package static let tree = "pbds"
}

extension Sequence where Element: Equatable {
  /// Each element once, at its first position.
  package var withoutRepetition: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
