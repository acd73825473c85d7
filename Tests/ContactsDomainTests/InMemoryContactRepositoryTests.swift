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

  @Test func whatIsRemovedIsGoneAndItsIdentityIsNotUsedAgain() throws {
    let repository = InMemoryContactRepository([ada, alan, grace])
    let before = try repository.contacts()
    for number in [3, 3, 1, 77] as [Int64] { try repository.remove(Contact.ID(rawValue: number)) }
    #expect(try repository.contacts().map(\.name) == [alan])
    #expect(try repository.add(ada).id == Contact.ID(rawValue: 4))
    for contact in try repository.contacts() { try repository.remove(contact.id) }
    #expect(try repository.contacts().isEmpty)
    #expect(try repository.add(ada).id == Contact.ID(rawValue: 5))
    #expect(before.map(\.name) == [grace, ada, alan].sorted { $0.sortKey < $1.sortKey })
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
