import ArchitectureCatalog
import ContactsDomain
import ScenarioDriver
import TerminalKit

/// What is to come of an action.
enum Prediction: Equatable {
  /// The action touched storage only.
  case done
  case screen(ScreenSnapshot)
  /// A person can't do this on the screen as it is, for this reason.
  case refused(String)
}

/// Tells what is to come of each step of a walk.
@MainActor
protocol WalkOracle {
  /// Whether there may be more to do on its screens than what is specified.
  var isUnspecified: Bool { get }
  /// What a person is to see now.
  var screen: ScreenSnapshot { get }
  /// What is to be stored, in the order of its arrival.
  var stored: [ReferenceContact] { get }
  /// Performs the action and tells what is to come of it.
  mutating func perform(_ action: Action) -> Prediction
}

extension ReferenceModel: WalkOracle {
  var isUnspecified: Bool { false }
}

/// An app whose behaviour the others are to have.
@MainActor
struct AppOracle: WalkOracle {
  let isUnspecified = true
  private let log = ArrivalLog()
  private var session: ScenarioSession
  /// Before the launch nobody asks for it.
  private(set) var screen = ReferenceModel().screen
  private(set) var stored: [ReferenceContact] = []

  init(_ architecture: Architecture) {
    session = ScenarioSession(storage: log, makeApp: architecture.makeApp)
  }

  mutating func perform(_ action: Action) -> Prediction {
    let outcome = session.perform(action)
    if log.arrivals.count != stored.count {
      stored = log.arrivals.enumerated().map { place, contact in
        ReferenceContact(first: contact.name.first, last: contact.name.last, arrival: place)
      }
    }
    switch outcome {
    case .done, .held: return .done
    case .failed(let failure): return .refused(failure.found)
    case .screen(let screen):
      self.screen = screen
      return .screen(screen)
    }
  }
}

/// What architectures are held against on a walk.
enum WalkStandard {
  /// What is specified.
  case model
  /// What this one does.
  case architecture(Architecture)

  @MainActor
  func makeOracle() -> any WalkOracle {
    switch self {
    case .model: ReferenceModel()
    case .architecture(let architecture): AppOracle(architecture)
    }
  }
}

/// One architecture's app on a walk, with the storage that it writes to.
@MainActor
struct WalkSubject {
  private let storage: ArrivalLog
  private var session: ScenarioSession
  private var comparedArrivals = 0

  init(_ architecture: Architecture) {
    let storage = ArrivalLog()
    self.storage = storage
    session = ScenarioSession(storage: storage, makeApp: architecture.makeApp)
  }

  /// Performs the action. Returns how the app differs from what is expected, nil where it does not.
  mutating func perform(
    _ action: Action, expecting expected: Prediction, stored: [ReferenceContact]
  ) -> WalkDifference.Kind? {
    let found = session.perform(action)
    guard expected.isMet(by: found) else { return .outcome(expected: expected, found: found) }
    return stores(stored) ? nil : .storage
  }

  /// Compares what has arrived since the last time, what arrived before that can't change; after a removal, everything.
  private mutating func stores(_ stored: [ReferenceContact]) -> Bool {
    guard storage.arrivals.count == stored.count else { return false }
    defer { comparedArrivals = stored.count }
    if stored.count < comparedArrivals { comparedArrivals = 0 }
    return (comparedArrivals..<stored.count).allSatisfy { place in
      let name = storage.arrivals[place].name
      return name.first.utf8.elementsEqual(stored[place].first.utf8)
        && name.last.utf8.elementsEqual(stored[place].last.utf8)
    }
  }
}

extension Prediction {
  fileprivate func isMet(by found: Transcript.Outcome) -> Bool {
    switch (self, found) {
    case (.done, .done): true
    case (.screen(let expected), .screen(let screen)): expected == screen
    case (.refused(let reason), .failed(let failure)): reason == failure.found
    default: false
    }
  }
}

/// A repository in memory that keeps the contacts in the order of their arrival.
final class ArrivalLog: ContactRepository {
  private(set) var arrivals: [Contact] = []
  /// How many contacts have ever arrived.
  private var arrivalCount: Int64 = 0

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    SortedList(arrivals)
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    append(name)
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    arrivals.removeAll { $0.id == id }
  }

  @discardableResult private func append(_ name: PersonName) -> Contact {
    arrivalCount += 1
    let contact = Contact(id: Contact.ID(rawValue: arrivalCount), name: name)
    arrivals.append(contact)
    return contact
  }
}

extension ArrivalLog: ScenarioStorage {
  func makeRepository() -> any ContactRepository { self }

  func give(_ names: some Sequence<PersonName>) throws(StorageFailure) {
    for name in names { append(name) }
  }

  /// Does nothing: no walk has a step that asks for a condition.
  func become(_ condition: StorageCondition) throws(StorageFailure) {}
}
