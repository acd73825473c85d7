import ContactsDomain

/// The use cases of the contacts screen.
protocol ContactListUseCases {
  var numberOfContacts: Int { get }
  func contact(at index: Int) -> Contact
  func firstRow(beginningWith text: String) -> Int?
  func loadContacts() throws(StorageFailure)
  /// Returns the index at which the contact is now.
  func insert(_ contact: Contact) -> Int
}

/// Loads the contacts and keeps them in order.
final class ContactListInteractor {
  // MARK: Dependencies

  private let repository: any ContactRepository

  // MARK: State

  private var contacts = SortedList<Contact>()

  init(repository: any ContactRepository) {
    self.repository = repository
  }
}

// MARK: - ContactListUseCases

extension ContactListInteractor: ContactListUseCases {
  var numberOfContacts: Int {
    contacts.count
  }

  func contact(at index: Int) -> Contact {
    contacts[index]
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  func loadContacts() throws(StorageFailure) {
    contacts = try repository.contacts()
  }

  func insert(_ contact: Contact) -> Int {
    contacts.insert(contact)
  }
}
