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
  /// Made whenever the Add screen is shown, and there as long as it is.
  var addContactViewModel: AddContactViewModel?

  init(repository: any ContactRepository) {
    self.repository = repository
    contactListViewModel = ContactListViewModel(repository: repository)
  }

  // MARK: Screens

  var contactList: some View {
    ContactListRootView(viewModel: contactListViewModel, coordinator: self)
  }

  func addContact(_ viewModel: AddContactViewModel) -> some View {
    AddContactRootView(viewModel: viewModel)
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
