import ContactsDomain
import TerminalKit

/// The flow between the screens: creates each scene when it is needed and takes it away when it has ended.
///
/// Without it a view would have to create the next scene, and with that know what its view model is made of.
final class ContactsCoordinator {
  // MARK: Dependencies

  private let repository: any ContactRepository

  // MARK: State

  private lazy var contactListViewModel = ContactListViewModel(repository: repository) { [weak self] in
    self?.showAddContact()
  }
  private(set) lazy var rootViewController: ViewController = ContactListViewController(
    viewModel: contactListViewModel)

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Private

  private func showAddContact() {
    let addContact = AddContactViewController(repository: repository) { [weak self] contact in
      self?.addContactDidFinish(with: contact)
    }
    rootViewController.present(addContact)
  }

  private func addContactDidFinish(with contact: Contact?) {
    rootViewController.dismiss()
    if let contact {
      contactListViewModel.contactAdded(contact)
    }
  }
}
