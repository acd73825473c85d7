import ArchitectureCatalog
import ContactsDomain
import ContactsWorkloads
import Testing

/// Every participant, by name: the tests' arguments are plain values.
@MainActor
enum Participants {
  static let all =
    ArchitectureCatalog.every.map { Participant($0) }
    + [.toolkit, .observed, .domain, .reference, .referenceScreens]
  /// Those that take part in every workload.
  static let regular = all.filter { $0.name != observed && $0.name != referenceScreens }

  nonisolated static let observed = "toolkit + domain, observed"
  nonisolated static let referenceScreens = "reference algorithm, same screens"
  nonisolated static let namesWithScreens =
    ArchitectureCatalog.every.map(\.name) + ["toolkit + domain", observed]
  nonisolated static let names = namesWithScreens + ["bare domain", "reference algorithm", referenceScreens]
}

@MainActor
@Suite struct SubjectTests {
  private static let names = [
    PersonName(first: "Ada", last: "Lovelace"), PersonName(first: "Grace", last: "Hopper"),
    PersonName(first: "Radia", last: "Perlman"),
  ]

  private static func launched(_ name: String) throws -> any WorkloadSubject {
    let subject = try #require(Participants.all.first { $0.name == name }).makeSubject(names)
    subject.launch()
    return subject
  }

  @Test(arguments: Participants.names)
  func launchingShowsTheStoredContacts(name: String) throws {
    let subject = try Self.launched(name)
    #expect(subject.numberOfRows == 3)
    subject.quit()
    #expect(subject.numberOfRows == 0)
    subject.launch()
    #expect(subject.numberOfRows == 3)
    #expect(subject.failure == nil)
  }

  @Test(arguments: Participants.names)
  func anAddedContactIsInItsRowAndInStorage(name: String) throws {
    let subject = try Self.launched(name)
    subject.add(ContactDraft(firstName: "Barbara", lastName: "Liskov"))
    #expect(subject.insertedRow == 1)
    #expect(subject.numberOfRows == 4)
    subject.add(ContactDraft(firstName: "Tim", lastName: "Berners-Lee"))
    #expect(subject.insertedRow == 4)
    subject.quit()
    subject.launch()
    #expect(subject.numberOfRows == 5)
    #expect(subject.failure == nil)
  }

  /// The second change equals the first one, and is one all the same.
  @Test(arguments: Participants.names)
  func twoContactsGoToTheSameRow(name: String) throws {
    let subject = try Self.launched(name)
    for firstName in ["Barbara", "Alan"] {
      subject.add(ContactDraft(firstName: firstName, lastName: "Liskov"))
      #expect(subject.insertedRow == 1)
    }
    #expect(subject.numberOfRows == 5)
  }

  @Test(arguments: Participants.namesWithScreens)
  func theAddScreenOpensAndCloses(name: String) throws {
    let makeApp = try #require(Participants.all.first { $0.name == name }?.makeApp)
    let subject = AppSubject(names: Self.names, makeApp: makeApp)
    subject.launch()
    subject.openAdd()
    #expect(subject.numberOfRows == 0, "the list is covered")
    subject.cancelAdd()
    #expect(subject.numberOfRows == 3)
    #expect(subject.failure == nil)
    subject.cancelAdd()
    #expect(subject.failure != nil, "there is nothing to cancel")
  }
}
