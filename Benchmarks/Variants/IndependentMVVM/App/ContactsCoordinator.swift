import ContactsDomain
import TerminalKit

/// Builds the screens, and leads from one to the other.
final class ContactsCoordinator {
  let navigationController: NavigationController

  private let repository: any ContactRepository
  private let contactListViewModel: ContactListViewModel

  init(repository: any ContactRepository) {
    self.repository = repository
    contactListViewModel = ContactListViewModel(repository: repository)
    navigationController = NavigationController(
      rootViewController: ContactListViewController(viewModel: contactListViewModel))
    contactListViewModel.onAdd = { [weak self] in self?.showAddContact() }
  }

  private func showAddContact() {
    let viewModel = AddContactViewModel(repository: repository)
    viewModel.onSave = { [weak self] contact in
      self?.navigationController.dismiss()
      self?.contactListViewModel.insert(contact)
    }
    viewModel.onCancel = { [weak self] in self?.navigationController.dismiss() }
    navigationController.present(
      NavigationController(rootViewController: AddContactViewController(viewModel: viewModel)))
  }
}
