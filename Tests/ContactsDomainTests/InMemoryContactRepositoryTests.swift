import ContactsDomain
import Testing

@Suite struct InMemoryContactRepositoryTests {
  private let ada = PersonName(first: "Ada", last: "Lovelace")
  private let alan = PersonName(first: "Alan", last: "Turing")
  private let grace = PersonName(first: "Grace", last: "Hopper")

  @Test func itBeginsEmpty() throws {
    #expect(try InMemoryContactRepository().contacts().isEmpty)
  }

  @Test func identitiesAreInTheOrderOfArrival() throws {
    let repository = InMemoryContactRepository([grace, ada])
    let added = try repository.add(alan)
    #expect(added.id == Contact.ID(rawValue: 3))
    #expect(added.name == alan)
    let identities = try repository.contacts().map(\.id.rawValue)
    #expect(identities == [2, 3, 1])
  }

  @Test func contactsComeInTheirOrder() throws {
    let repository = InMemoryContactRepository([grace, alan])
    _ = try repository.add(ada)
    #expect(try repository.contacts().map(\.name) == [ada, alan, grace])
  }

  @Test func aDuplicateIsAnotherContactAfterItsEquals() throws {
    let repository = InMemoryContactRepository([ada, ada])
    let added = try repository.add(ada)
    let contacts = try repository.contacts()
    #expect(contacts.map(\.id.rawValue) == [1, 2, 3])
    #expect(contacts.last == added)
  }

  @Test func whatWasReadDoesNotChange() throws {
    let repository = InMemoryContactRepository([ada])
    let before = try repository.contacts()
    _ = try repository.add(alan)
    #expect(before.map(\.name) == [ada])
  }

  @Test func insertingLandsWhereLoadingPutsIt() throws {
    var names = RandomNames(seed: 42)
    let repository = InMemoryContactRepository()
    var list = SortedList<Contact>()
    for _ in 0..<500 {
      let contact = try repository.add(names.name())
      _ = list.insert(contact)
    }
    #expect(try list.elementsEqual(repository.contacts()))
  }
}
