import ContactsDomain

/// The use cases of the contacts screen: loading the contacts and keeping them in order.
///
/// It finds the index at which a contact goes, since the order is a rule of the domain; presenter and view only pass it on.
final class ContactListInteractor {
  // MARK: Dependencies

  private let dataManager: any ContactListDataManaging
  weak var output: (any ContactListUseCasesOutput)?

  // MARK: State

  private var contacts = SortedList<Contact>()

  init(dataManager: any ContactListDataManaging) {
    self.dataManager = dataManager
  }
}

// MARK: - ContactListUseCases

extension ContactListInteractor: ContactListUseCases {
  func loadContacts() {
    do throws(StorageFailure) {
      contacts = try dataManager.contacts()
      output?.contactsLoaded(contacts)
    } catch {
      output?.contactsNotLoaded(error)
    }
  }

  func insert(_ contact: Contact) {
    let index = contacts.insert(contact)
    output?.contactInserted(contact, at: index)
  }

  func findFirstContact(beginningWith text: String) {
    output?.firstContactFound(at: contacts.firstRow(beginningWith: text))
  }
}
