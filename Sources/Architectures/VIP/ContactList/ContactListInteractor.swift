import ContactsDomain

/// The events of the contacts screen.
protocol ContactListBusinessLogic {
  func showScreen(_ request: ContactList.ShowScreen.Request)
  func loadContacts(_ request: ContactList.LoadContacts.Request)
  func showRow(_ request: ContactList.ShowRow.Request)
  func findRow(_ request: ContactList.FindRow.Request)
  func openAddContact(_ request: ContactList.OpenAddContact.Request)
  func insertAddedContact(_ request: ContactList.InsertAddedContact.Request)
}

/// What other scenes hand over to the contacts screen.
protocol ContactListDataStore: AnyObject {
  /// The contact that the Add screen has stored and the list does not show yet.
  var addedContact: Contact? { get set }
}

/// The use cases of the contacts screen: loading the contacts and keeping them in order.
final class ContactListInteractor: ContactListDataStore {
  // MARK: Dependencies

  private let repository: any ContactRepository
  private let presenter: any ContactListPresentationLogic

  // MARK: State

  private var contacts = SortedList<Contact>()
  var addedContact: Contact?

  init(repository: any ContactRepository, presenter: any ContactListPresentationLogic) {
    self.repository = repository
    self.presenter = presenter
  }
}

// MARK: - ContactListBusinessLogic

extension ContactListInteractor: ContactListBusinessLogic {
  func showScreen(_ request: ContactList.ShowScreen.Request) {
    presenter.presentScreen(ContactList.ShowScreen.Response())
  }

  func loadContacts(_ request: ContactList.LoadContacts.Request) {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      presenter.presentContacts(.loaded(numberOfContacts: contacts.count))
    } catch {
      presenter.presentContacts(.failed(error))
    }
  }

  func showRow(_ request: ContactList.ShowRow.Request) {
    presenter.presentRow(ContactList.ShowRow.Response(contact: contacts[request.index]))
  }

  func findRow(_ request: ContactList.FindRow.Request) {
    let index = contacts.firstRow(beginningWith: request.beginning)
    presenter.presentFoundRow(ContactList.FindRow.Response(index: index))
  }

  func openAddContact(_ request: ContactList.OpenAddContact.Request) {
    presenter.presentAddContact(ContactList.OpenAddContact.Response())
  }

  func insertAddedContact(_ request: ContactList.InsertAddedContact.Request) {
    guard let contact = addedContact else { return }
    addedContact = nil
    let index = contacts.insert(contact)
    presenter.presentInsertedContact(
      ContactList.InsertAddedContact.Response(index: index, numberOfContacts: contacts.count))
  }
}
