import ArchitectureCatalog
import ContactsDomain
import ScenarioDriver
import Testing

/// Every architecture does what every scenario says, and shows the same screens on the way.
@MainActor @Suite struct ParityTests {
  private func transcript(of scenario: Scenario, in architecture: Architecture) -> Transcript {
    ScenarioDriver(makeApp: architecture.makeApp).run(scenario)
  }

  @Test(arguments: try BuiltInScenarios.all(), ArchitectureCatalog.all)
  func everyExpectationHolds(scenario: Scenario, architecture: Architecture) {
    let transcript = transcript(of: scenario, in: architecture)
    #expect(transcript.failureMessage == nil)
    #expect(transcript.entries.count == scenario.steps.count)
  }

  @Test(arguments: try BuiltInScenarios.all(), ArchitectureCatalog.all)
  func everyScreenIsTheSame(scenario: Scenario, architecture: Architecture) throws {
    let first = try transcript(of: scenario, in: #require(ArchitectureCatalog.all.first))
    let transcript = transcript(of: scenario, in: architecture)
    #expect(transcript == first)
    #expect(Array(transcript.description.utf8) == Array(first.description.utf8))
  }

  @Test(arguments: ArchitectureCatalog.all)
  func aRunCanBeRepeated(architecture: Architecture) throws {
    for scenario in try BuiltInScenarios.all() {
      #expect(transcript(of: scenario, in: architecture) == transcript(of: scenario, in: architecture))
    }
  }

  // MARK: That a difference shows

  @Test(arguments: ArchitectureCatalog.all)
  func anAppThatMisplacesNewRowsIsNotTheSame(architecture: Architecture) throws {
    let scenario = try scenario(
      "given contact \"Grace\" \"Hopper\"\nlaunch\ntap \"Add\"\ntype \"Ada\" into \"First name\"\n"
        + "type \"Lovelace\" into \"Last name\"\ntap \"Done\"")
    let broken = ScenarioDriver { AppendingApp(repository: $0) }.run(scenario)
    let transcript = transcript(of: scenario, in: architecture)
    #expect(broken.failureMessage == nil)
    #expect(broken != transcript)
    #expect(broken.description != transcript.description)
    // The first screens are the same: it is the last one alone that differs.
    #expect(broken.entries.dropLast() == transcript.entries.dropLast())
  }

  @Test(arguments: ArchitectureCatalog.all)
  func aRepositoryThatMisnamesIsNotTheSame(architecture: Architecture) throws {
    let broken = Architecture(name: "Broken", roles: []) {
      architecture.makeApp(ShoutingRepository($0))
    }
    let scenario = try scenario("given contact \"Ada\" \"Lovelace\"\nlaunch")
    #expect(transcript(of: scenario, in: broken) != transcript(of: scenario, in: architecture))
  }

  private func scenario(_ lines: String) throws -> Scenario {
    try #require(ScenarioParser.parse("scenario \"S\"\n\(lines)", file: "f").first)
  }
}

/// Gives every last name in capitals.
private final class ShoutingRepository: ContactRepository {
  private let repository: any ContactRepository

  init(_ repository: any ContactRepository) {
    self.repository = repository
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    let contacts = try repository.contacts()
    return SortedList(
      contacts.map {
        Contact(id: $0.id, name: PersonName(first: $0.name.first, last: $0.name.last.uppercased()))
      })
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    try repository.add(name)
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    try repository.remove(id)
  }
}
