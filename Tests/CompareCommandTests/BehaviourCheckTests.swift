import ArchitectureCatalog
import ContactsDomain
import Report
import Results
import ScenarioDriver
import Testing

@testable import CompareCommand

@MainActor
@Suite struct BehaviourCheckTests {
  private let scenario = """
    scenario "A contact goes to its place"
      given contact "Ada" "Lovelace"
      launch
      tap "Add"
      type "Alan" into "First name"
      type "Turing" into "Last name"
      tap "Done"
      expect 2 rows
    """

  @Test func theCatalogBehavesTheSame() throws {
    let results = try BehaviourCheck(ArchitectureCatalog.all).run(BuiltInScenarios.all())
    #expect(results.scenarios.count >= 20)
    #expect(results.transcriptBytes > 10_000)
    #expect(results.scenarios.allSatisfy { $0.screens > 0 })
  }

  @Test func countsStepsExpectationsAndScreens() throws {
    let results = try BehaviourCheck(ArchitectureCatalog.all).run(parsed(scenario))
    let counted = try #require(results.scenarios.first)
    #expect(counted.actions == 6)
    #expect(counted.expectations == 1)
    #expect(counted.screens == 5)
  }

  @Test func anArchitectureThatShowsSomethingElseIsNamedWithADiff() throws {
    let broken = try brokenArchitecture()
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck([ArchitectureCatalog.all[0], broken]).run(parsed(scenario))
    }
    let first = ArchitectureCatalog.all[0].name
    #expect(
      error.description == """
        Broken differs from \(first) in the scenario "A contact goes to its place"
        - \(first)
        + Broken
          …
            given contact "Ada" "Lovelace"
            launch
              | Contacts                                   [Add]
        -     |   1  Ada Lovelace
        +     |   1  Ada Lovelace!
            tap "Add"
              | [Cancel] Add Contact                      [Done]
              | > First name: ""
          …
              | > Last name: "Turing"
            tap "Done"
              | Contacts                                   [Add]
        -     |   1  Ada Lovelace
        -     | + 2  Alan Turing
        +     |   1  Ada Lovelace!
        +     | + 2  Alan Turing!
            expect 2 rows  # held
        """)
  }

  @Test func anArchitectureThatFailsAScenarioIsNamedWithThePlace() throws {
    let failing = scenario + "\n  expect 3 rows\n"
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck([ArchitectureCatalog.all[0]]).run(parsed(failing))
    }
    #expect(error.description.contains("fails the scenario \"A contact goes to its place\""))
    #expect(error.description.contains("test.scenario:9:3: expected the number of rows: 3; found 2"))
  }

  private func parsed(_ text: String) throws -> [Scenario] {
    try ScenarioParser.parse(text, file: "test.scenario")
  }

  /// The first architecture over a repository that spoils every name.
  private func brokenArchitecture() throws -> Architecture {
    let first = ArchitectureCatalog.all[0]
    return Architecture(name: "Broken", roles: first.roles) { first.makeApp(SpoilingRepository($0)) }
  }
}

/// Hands out every contact with an exclamation mark.
private final class SpoilingRepository: ContactRepository {
  private let repository: any ContactRepository

  init(_ repository: any ContactRepository) {
    self.repository = repository
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    SortedList(try repository.contacts().map(spoiled))
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    spoiled(try repository.add(name))
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    try repository.remove(id)
  }

  private func spoiled(_ contact: Contact) -> Contact {
    Contact(id: contact.id, name: PersonName(first: contact.name.first, last: contact.name.last + "!"))
  }
}
