/// Keeps contacts for as long as it lives itself, in the order of their arrival.
public final class InMemoryContactRepository: ContactRepository {
  private var arrivals: [Contact] = []

  public init(_ names: some Sequence<PersonName> = []) {
    add(contentsOf: names)
  }

  public func contacts() throws(StorageFailure) -> SortedList<Contact> {
    SortedList(arrivals)
  }

  public func add(_ name: PersonName) throws(ContactError) -> Contact {
    append(name)
  }

  /// Stores contacts in that order.
  public func add(contentsOf names: some Sequence<PersonName>) {
    for name in names {
      _ = append(name)
    }
  }

  private func append(_ name: PersonName) -> Contact {
    let contact = Contact(id: Contact.ID(rawValue: Int64(arrivals.count + 1)), name: name)
    arrivals.append(contact)
    return contact
  }
}
