import ArchitectureCatalog
import ContactsDomain
import Foundation
import ScenarioDriver
import Testing

@testable import Workbench

/// What is stored has to be as it should, even where no screen shows that it is not.
@MainActor
@Suite struct WalkStorageTests {
  @Test func theRemovalOfAnotherContactIsADifference() throws {
    let good = UnspecifiedApp.architecture("Good")
    let other = Architecture(name: "Other", roles: []) {
      UnspecifiedApp(RemovingRepository($0), otherwise: nil)
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
  @Test(arguments: ArchitectureCatalog.all)
  func aLastNameThatIsStoredDecomposedIsADifference(good: Architecture) throws {
    let other = Architecture(name: "Other", roles: []) { good.makeApp(DecomposingRepository($0)) }
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

/// Removes another contact than it is told to.
private final class RemovingRepository: ContactRepository {
  private let repository: any ContactRepository

  init(_ repository: any ContactRepository) {
    self.repository = repository
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    try repository.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    try repository.add(name)
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    let other = try repository.contacts().first { $0.id != id }
    try repository.remove(other?.id ?? id)
  }
}

/// Stores every last name with its letters apart from their marks, and shows it as it was typed.
private final class DecomposingRepository: ContactRepository {
  private let repository: any ContactRepository

  init(_ repository: any ContactRepository) {
    self.repository = repository
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    try repository.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    let last = name.last.decomposedStringWithCanonicalMapping
    let stored = try repository.add(PersonName(first: name.first, last: last))
    return Contact(id: stored.id, name: name)
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    try repository.remove(id)
  }
}
