import ContactsDomain
import DeclarativeKit
import Observation

/// The flow between the screens: which one is in front, and what each is made of.
///
/// A root view asks it for the next screen, and knows of none but its own.
@Observable
final class ContactsCoordinator {
  // MARK: Dependencies

  private let repository: any ContactRepository

  // MARK: State

  private let contactListViewModel: ContactListViewModel
  var isAddContactPresented = false

  init(repository: any ContactRepository) {
    self.repository = repository
    contactListViewModel = ContactListViewModel(repository: repository)
  }

  // MARK: Screens

  var contactList: some View {
    ContactListRootView(viewModel: contactListViewModel, coordinator: self)
  }

  var addContact: some View {
    AddContactRootView(
      viewModel: AddContactViewModel(repository: repository, onFinish: addContactDidFinish))
  }

  // MARK: Transitions

  func showAddContact() {
    isAddContactPresented = true
  }

  private func addContactDidFinish(with contact: Contact?) {
    isAddContactPresented = false
    if let contact {
      contactListViewModel.contactAdded(contact)
    }
  }
}
