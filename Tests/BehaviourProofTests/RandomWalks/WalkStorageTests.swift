import ArchitectureCatalog
import ContactsDomain
import Foundation
import ScenarioDriver
import Testing

@testable import BehaviourProof

/// What is stored has to be as it should, even where no screen shows that it is not.
@MainActor
@Suite struct WalkStorageTests {
  @Test func theRemovalOfAnotherContactIsADifference() throws {
    let good = UnspecifiedApp.architecture("Good")
    let other = Architecture(name: "Other", roles: []) {
      UnspecifiedApp(
        AlteringRepository($0, removed: { id, contacts in contacts.first { $0.id != id }?.id ?? id }),
        otherwise: nil)
    }
    let walk: [Action] = [
      .givenContact(firstName: "a", lastName: "a"), .givenContact(firstName: "b", lastName: "b"), .launch,
      .delete(row: 2),
    ]
    #expect(WalkRunner(architectures: [good], standard: good).firstFailure(in: walk) == nil)
    let failure = try #require(
      WalkRunner(architectures: [other], standard: good).firstFailure(in: walk))
    #expect(failure.step == walk.count - 1)
    #expect(failure.isInStorage)
  }

  /// Both spellings look the same, but only one of them was typed.
  @Test(arguments: ArchitectureCatalog.every)
  func aLastNameThatIsStoredDecomposedIsADifference(good: Architecture) throws {
    let other = Architecture(name: "Other", roles: []) {
      good.makeApp(AlteringRepository($0, stored: \.decomposedStringWithCanonicalMapping))
    }
    let walk: [Action] = [
      .launch, .tap(button: "Add"), .type("a", field: "First name"), .type("\u{E9}", field: "Last name"),
      .tap(button: "Done"),
    ]
    #expect(WalkRunner(architectures: [good]).firstFailure(in: walk) == nil)
    let failure = try #require(WalkRunner(architectures: [other]).firstFailure(in: walk))
    #expect(failure.step == walk.count - 1)
    #expect(failure.isInStorage)
  }
}

extension WalkRunner.Failure {
  fileprivate var isInStorage: Bool {
    if case .storage = kind { true } else { false }
  }
}

/// Passes everything on, but for what is removed or how a name is stored.
private final class AlteringRepository: ContactRepository {
  private let repository: any ContactRepository
  /// Which contact is removed in place of the one that is to be.
  private let removed: (Contact.ID, SortedList<Contact>) -> Contact.ID
  /// How a last name is stored; it is shown as it was typed.
  private let stored: (String) -> String

  init(
    _ repository: any ContactRepository,
    removed: @escaping (Contact.ID, SortedList<Contact>) -> Contact.ID = { id, _ in id },
    stored: @escaping (String) -> String = { $0 }
  ) {
    self.repository = repository
    self.removed = removed
    self.stored = stored
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    try repository.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    let added = try repository.add(PersonName(first: name.first, last: stored(name.last)))
    return Contact(id: added.id, name: name)
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    try repository.remove(removed(id, try repository.contacts()))
  }
}
