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
  /// The names that are to be stored, in the order of their arrival.
  var storedNames: ArrivedNames { get }
  /// Performs the action and tells what is to come of it.
  mutating func perform(_ action: Action) -> Prediction
}

/// First and last names, without a copy of all of them.
struct ArrivedNames {
  let count: Int
  let name: (Int) -> (first: String, last: String)
}

extension ReferenceModel: WalkOracle {
  var isUnspecified: Bool { false }
  var storedNames: ArrivedNames {
    ArrivedNames(count: stored.count) { [stored] in (stored[$0].first, stored[$0].last) }
  }
}

/// An architecture's app on a walk, with the storage that it writes to: one that is held against an oracle, or whose
/// behaviour the others are to have.
@MainActor
struct WalkSubject: WalkOracle {
  let isUnspecified = true
  private let storage: ArrivalLog
  private var session: ScenarioSession
  /// Before the launch nobody asks for it.
  private(set) var screen = ReferenceModel().screen
  private var comparedArrivals = 0

  init(_ architecture: Architecture) {
    let storage = ArrivalLog()
    self.storage = storage
    session = ScenarioSession(storage: storage, makeApp: architecture.makeApp)
  }

  var storedNames: ArrivedNames {
    ArrivedNames(count: storage.arrivals.count) { [storage] place in
      (storage.arrivals[place].name.first, storage.arrivals[place].name.last)
    }
  }

  mutating func perform(_ action: Action) -> Prediction { Prediction(outcome(of: action)) }

  /// Performs the action. Returns how the app differs from what is expected, nil where it does not.
  mutating func perform(
    _ action: Action, expecting expected: Prediction, stored: ArrivedNames
  ) -> WalkDifference.Kind? {
    let found = outcome(of: action)
    guard Prediction(found) == expected else { return .outcome(expected: expected, found: found) }
    return stores(stored) ? nil : .storage
  }

  private mutating func outcome(of action: Action) -> Transcript.Outcome {
    let outcome = session.perform(action)
    if case .screen(let screen) = outcome { self.screen = screen }
    return outcome
  }

  /// Compares what has arrived since the last time, what arrived before that can't change; after a removal, everything.
  private mutating func stores(_ stored: ArrivedNames) -> Bool {
    let own = storedNames
    guard own.count == stored.count else { return false }
    defer { comparedArrivals = stored.count }
    let first = stored.count < comparedArrivals ? 0 : comparedArrivals
    return (first..<stored.count).allSatisfy { place in
      let (own, stored) = (own.name(place), stored.name(place))
      return own.first.utf8.elementsEqual(stored.first.utf8) && own.last.utf8.elementsEqual(stored.last.utf8)
    }
  }
}

extension Prediction {
  /// What came of an action.
  init(_ outcome: Transcript.Outcome) {
    switch outcome {
    case .done, .held: self = .done
    case .screen(let screen): self = .screen(screen)
    case .failed(let failure): self = .refused(failure.found)
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
