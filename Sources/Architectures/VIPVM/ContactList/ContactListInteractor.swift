import ContactsDomain

/// The use cases of the contacts screen.
protocol ContactListBusinessLogic {
  func loadContacts()
  func insert(_ contact: Contact)
  func fetchRow(at index: Int)
  func findRow(beginningWith text: String)
}

/// Loads the contacts, keeps them in order and finds each one's row.
final class ContactListInteractor {
  // MARK: Dependencies

  private let repository: any ContactRepository
  private let presenter: any ContactListPresentationLogic

  // MARK: State

  private var contacts = SortedList<Contact>()

  init(repository: any ContactRepository, presenter: any ContactListPresentationLogic) {
    self.repository = repository
    self.presenter = presenter
  }
}

// MARK: - ContactListBusinessLogic

extension ContactListInteractor: ContactListBusinessLogic {
  func loadContacts() {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      presenter.presentContacts(count: contacts.count)
    } catch {
      presenter.presentLoadFailure(error)
    }
  }

  func insert(_ contact: Contact) {
    let index = contacts.insert(contact)
    presenter.presentInsertedContact(at: index, count: contacts.count)
  }

  func fetchRow(at index: Int) {
    presenter.presentRow(of: contacts[index])
  }

  func findRow(beginningWith text: String) {
    presenter.presentFoundRow(contacts.firstRow(beginningWith: text))
  }
}
