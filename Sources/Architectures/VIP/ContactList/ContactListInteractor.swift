import ContactsDomain

/// The use cases of the contacts screen.
protocol ContactListBusinessLogic {
  func loadContacts()
  func insertContact(_ request: ContactList.InsertContact.Request)
}

/// Loads the contacts, keeps them in order and finds the row at which a new one goes.
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
      presenter.presentContacts(.loaded(contacts))
    } catch {
      presenter.presentContacts(.failed(error))
    }
  }

  func insertContact(_ request: ContactList.InsertContact.Request) {
    let index = contacts.insert(request.contact)
    presenter.presentInsertedContact(
      ContactList.InsertContact.Response(contact: request.contact, index: index))
  }
}
