import ContactsDomain
import Observation

/// The flow between the screens as state, without any view: which screens there are, and what each is made of.
@Observable
final class ContactsCoordinator {
  // MARK: Dependencies

  private let repository: any ContactRepository

  // MARK: State

  let contactListViewModel: ContactListViewModel
  /// Made whenever the Add screen is shown, and there as long as it is.
  var addContactViewModel: AddContactViewModel?

  init(repository: any ContactRepository) {
    self.repository = repository
    contactListViewModel = ContactListViewModel(repository: repository)
  }

  // MARK: Transitions

  func showAddContact() {
    addContactViewModel = AddContactViewModel(repository: repository) { [weak self] contact in
      self?.addContactDidFinish(with: contact)
    }
  }

  private func addContactDidFinish(with contact: Contact?) {
    addContactViewModel = nil
    if let contact {
      contactListViewModel.contactAdded(contact)
    }
  }
}
