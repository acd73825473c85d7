package import ArchitectureCatalog
package import ContactsDomain
import Measurement
package import TerminalKit

/// Something that can do what the workloads ask for: an architecture or a baseline.
package struct Participant {
  /// Creates an app on this storage.
  package typealias AppFactory = (any ContactRepository) throws -> any App

  /// The name in results.
  package let name: String
  /// Creates its app on any storage; nil for a participant that has no screens, or a list of its own behind them.
  package let makeApp: AppFactory?
  /// Creates one with these contacts in its storage; it has not been launched.
  package let makeSubject: ([PersonName]) -> any WorkloadSubject
  /// Whether each addition takes longer the more contacts there are, in proportion.
  package let isLinear: Bool

  /// A participant with screens.
  package init(name: String, makeApp: @escaping AppFactory) {
    self.name = name
    self.makeApp = makeApp
    makeSubject = { AppSubject(names: $0, makeApp: makeApp) }
    isLinear = false
  }

  /// A participant without screens.
  package init(
    name: String, isLinear: Bool = false, makeSubject: @escaping ([PersonName]) -> any WorkloadSubject
  ) {
    self.name = name
    makeApp = nil
    self.makeSubject = makeSubject
    self.isLinear = isLinear
  }

  /// An architecture, under its own name unless another is given.
  package init(_ architecture: Architecture, name: String? = nil) {
    let makeApp = architecture.makeApp
    self.init(name: name ?? architecture.name) { (repository: any ContactRepository) in makeApp(repository) }
  }
}

extension Participant {
  /// The screens without an architecture.
  package static let toolkit = Participant(name: ReferenceParticipant.toolkit) {
    (repository: any ContactRepository) in
    try ToolkitApp(repository: repository)
  }

  /// The same screens, bound by Observation.
  package static let observed = Participant(name: ReferenceParticipant.observed) {
    (repository: any ContactRepository) in
    try ObservedApp(repository: repository)
  }

  /// The work without screens.
  package static let domain = Participant(name: ReferenceParticipant.domain) { (names: [PersonName]) in
    DomainSubject(names: names)
  }

  /// The algorithm that others published.
  package static let reference = Participant(name: ReferenceParticipant.reference, isLinear: true) {
    (names: [PersonName]) in
    ReferenceSubject(names: names)
  }

  /// The same algorithm behind screens.
  package static let referenceScreens = Participant(
    name: ReferenceParticipant.referenceScreens, isLinear: true
  ) {
    (names: [PersonName]) in
    let storage = ReferenceStorage(names)
    return AppSubject(names: []) { _ in ReferenceApp(storage: storage) }
  }
}

/// A participant at work, on storage of its own.
package protocol WorkloadSubject: AnyObject {
  /// Loads the contacts and shows the first of them.
  func launch()
  /// Lets go of everything but storage.
  func quit()
  /// Adds a contact and shows it at its place.
  func add(_ draft: ContactDraft)
  /// Refuses a contact without a name.
  func reject()
  /// Opens the Add screen, where there is one.
  func openAdd()
  /// Closes the Add screen and adds nothing.
  func cancelAdd()
  /// Moves the list so that the row is at the top of the screen, where there is a screen.
  func show(row: Int)
  /// Formats the rows that come into view on the way down, and those that do on the way back up.
  func scroll(along path: ScrollPath)
  /// The number of rows that can be seen or scrolled to.
  var numberOfRows: Int { get }
  /// The row of the contact that was added last; nil where none was.
  var insertedRow: Int? { get }
  /// What went wrong, if anything did; a subject that fails does not count as measured.
  var failure: (any Error)? { get }
}

/// Where there is no screen.
extension WorkloadSubject {
  package func openAdd() {}
  package func cancelAdd() {}
  package func show(row: Int) {}
}

extension Participant {
  /// The architectures, each under its own name.
  package static func architectures(_ architectures: [Architecture]) -> [Participant] {
    architectures.map { Participant($0) }
  }

  /// What stands beside the architectures.
  package static let baselines = [toolkit, domain, reference]
}
