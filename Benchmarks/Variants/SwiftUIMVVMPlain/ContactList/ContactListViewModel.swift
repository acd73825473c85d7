import ContactsDomain
import ContactsRows
import Observation

/// The state of the contacts screen, and what happens on its events.
///
/// All of it is state, what happens once too: a screen that is described by values is told nothing.
@Observable
final class ContactListViewModel {
  // MARK: Dependencies

  private let repository: any ContactRepository

  // MARK: State

  /// The contacts, nil as long as they have not been loaded.
  private(set) var contacts: ContactRows?
  /// Why they could not be loaded, nil where they were.
  private(set) var failure: String?
  /// The contact to bring into view.
  private(set) var addedContactID: Contact.ID?
  var isAlertPresented = false
  /// Made whenever the Add screen is shown, and there as long as it is.
  var addContactViewModel: AddContactViewModel?

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Inputs

  func loadContacts() {
    do throws(StorageFailure) {
      contacts = ContactRows(try repository.contacts())
      failure = nil
    } catch {
      failure = "The contacts could not be loaded\(error.explanation)"
      isAlertPresented = true
    }
  }

  func addTapped() {
    addContactViewModel = AddContactViewModel(repository: repository) { [weak self] contact in
      self?.contactAdded(contact)
    }
  }

  // MARK: Private

  private func contactAdded(_ contact: Contact) {
    contacts?.insert(contact)
    addedContactID = contact.id
  }
}
