import ContactsDomain

/// The use cases of the contacts screen: loading the contacts and keeping them in order.
///
/// It holds the list and finds the row at which a contact goes, since the order is a rule of the domain; the presenter asks
/// for one contact at a time and gets its names alone.
final class ContactListInteractor {
  // MARK: Dependencies

  private let repository: any ContactRepository
  weak var output: (any ContactListUseCasesOutput)?

  // MARK: State

  private var contacts = SortedList<Contact>()

  init(repository: any ContactRepository) {
    self.repository = repository
  }
}

// MARK: - ContactListUseCases

extension ContactListInteractor: ContactListUseCases {
  func contact(at index: Int) -> ListedContact {
    ListedContact(contacts[index])
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  func loadContacts() {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      output?.contactsLoaded(count: contacts.count)
    } catch {
      output?.contactsNotLoaded(explanation: error.explanation)
    }
  }

  func insert(_ contact: AddedContact) {
    let index = contacts.insert(Contact(contact))
    output?.contactInserted(at: index, count: contacts.count)
  }
}

// MARK: - Values

extension ListedContact {
  fileprivate init(_ contact: Contact) {
    self.init(firstName: contact.name.first, lastName: contact.name.last)
  }
}

extension Contact {
  fileprivate init(_ contact: AddedContact) {
    self.init(
      id: ID(rawValue: contact.id), name: PersonName(first: contact.firstName, last: contact.lastName))
  }
}
