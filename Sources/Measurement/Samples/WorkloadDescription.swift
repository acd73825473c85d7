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
