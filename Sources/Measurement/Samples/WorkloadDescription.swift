/// What a workload is, in one line, for results and for the person who chooses one.
package struct WorkloadDescription: Codable, Equatable, Sendable {
  package let id: String
  /// One line that tells what is done.
  package let summary: String
  /// What one operation is, such as `contact`.
  package let operation: String

  package init(id: String, summary: String, operation: String) {
    self.id = id
    self.summary = summary
    self.operation = operation
  }
}

/// The workloads that are timed, described apart from the code that runs them, so that they can be listed without it.
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

/// How much of a list is scrolled at once.
package enum ScrollSize {
  /// The rows of a window that is small, so that even ten rows have to be scrolled.
  package static let screenful = 8
  /// The screenfuls of a sample at most.
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
  package static let startUp = "start-up"
  package static let domainInsert = "domain-insert"
  package static let domainBuild = "domain-build"
  package static let memoryContact = "memory-contact"
  package static let memoryScene = "memory-scene"
  package static let memoryRest = "memory-rest"
  package static let memoryLaunch = "memory-launch"
  /// What checks the counters, and is no part of any report.
  package static let knownCost = "known-cost"

  /// Those that are shown in full.
  package static let main = [add, launch, scroll]
}

/// The names of the arms beside the contenders, by whose times others are divided.
package enum ReferenceArm {
  /// What the contenders stand on, without any of their structure.
  package static let toolkit = "toolkit + domain"
  /// The same, with what the screens show bound by Observation.
  package static let observed = "toolkit + domain, observed"
  /// The work alone.
  package static let domain = "bare domain"
  /// The algorithm of the code that others published.
  package static let reference = "reference algorithm"
  /// The same, behind screens without an architecture.
  package static let referenceScreens = "reference algorithm, same screens"
  /// A fixed amount of integer work.
  package static let calibration = "calibration"

  /// Every one that does a workload, in the order in which they are shown.
  package static let all = [toolkit, observed, domain, reference, referenceScreens]

  /// The control: the same contender once more, under another name.
  package static func again(_ name: String) -> String {
    "\(name) again"
  }
}

/// The names of the arms that are compared where no app is around them: lists that keep their elements in order.
package enum ListArm {
  /// The order-statistics tree of GNU's C++ library.
  package static let tree = "pbds"
}

extension Sequence where Element: Equatable {
  /// Each once, where it first stands.
  package var withoutRepetition: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
