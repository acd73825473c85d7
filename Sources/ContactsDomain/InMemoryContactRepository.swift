/// Keeps contacts for as long as it lives itself, in the order of their arrival.
public final class InMemoryContactRepository: ContactRepository {
  private var arrivals: [Contact] = []
  /// How many contacts have ever arrived.
  private var arrivalCount: Int64 = 0

  public init(_ names: some Sequence<PersonName> = []) {
    add(contentsOf: names)
  }

  public func contacts() throws(StorageFailure) -> SortedList<Contact> {
    SortedList(arrivals)
  }

  public func add(_ name: PersonName) throws(ContactError) -> Contact {
    append(name)
  }

  public func remove(_ id: Contact.ID) throws(StorageFailure) {
    arrivals.removeAll { $0.id == id }
  }

  /// Stores contacts in that order.
  public func add(contentsOf names: some Sequence<PersonName>) {
    for name in names {
      _ = append(name)
    }
  }

  private func append(_ name: PersonName) -> Contact {
    arrivalCount += 1
    let contact = Contact(id: Contact.ID(rawValue: arrivalCount), name: name)
    arrivals.append(contact)
    return contact
  }
}
