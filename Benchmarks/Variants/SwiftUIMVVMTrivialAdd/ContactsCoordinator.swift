import ContactsDomain
import Observation

/// The flow between the screens as state, without any view: which screens there are, and what the first one shows.
@Observable
final class ContactsCoordinator {
  // MARK: State

  let contactListViewModel: ContactListViewModel
  var isAddContactPresented = false

  init(repository: any ContactRepository) {
    contactListViewModel = ContactListViewModel(repository: repository)
  }

  // MARK: Transitions

  func showAddContact() {
    isAddContactPresented = true
  }

  func addContactDidFinish(with contact: Contact?) {
    isAddContactPresented = false
    if let contact {
      contactListViewModel.contactAdded(contact)
    }
  }
}
