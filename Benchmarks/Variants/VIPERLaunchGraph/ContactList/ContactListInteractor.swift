import ContactsDomain

/// The use cases of the contacts screen: loading the contacts and keeping them in order.
///
/// It holds the list and finds the row at which a contact goes, since the order is a rule of the domain.
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
  func contact(at index: Int) -> Contact {
    contacts[index]
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  func loadContacts() {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      output?.contactsLoaded(count: contacts.count)
    } catch {
      output?.contactsNotLoaded(error)
    }
  }

  func insert(_ contact: Contact) {
    let index = contacts.insert(contact)
    output?.contactInserted(at: index, count: contacts.count)
  }
}
