import ContactsDomain
import ScenarioDriver

/// A repository in memory whose content can be looked at as it arrived.
final class ArrivalLog: ContactRepository {
  private(set) var arrivals: [Contact] = []

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    SortedList(arrivals)
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    append(name)
  }

  @discardableResult private func append(_ name: PersonName) -> Contact {
    let contact = Contact(id: Contact.ID(rawValue: Int64(arrivals.count + 1)), name: name)
    arrivals.append(contact)
    return contact
  }
}

extension ArrivalLog: ScenarioStorage {
  func makeRepository() -> any ContactRepository { self }

  func give(_ names: some Sequence<PersonName>) throws(StorageFailure) {
    for name in names { append(name) }
  }

  /// A walk asks for no condition.
  func become(_ condition: StorageCondition) throws(StorageFailure) {}
}
