import ContactsDomain
import TerminalKit

/// The flow between the screens: creates each scene when it is needed and takes it away when it has ended.
///
/// View models ask for transitions directly, not through the cycle of a scene; Done asks once its use case has ended.
final class ContactsCoordinator {
  // MARK: Dependencies

  private let repository: any ContactRepository

  // MARK: State

  private lazy var contactListViewModel = makeContactListViewModel()
  private(set) lazy var rootViewController: ViewController = makeContactListViewController()

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Private

  private func makeContactListViewModel() -> ContactListViewModel {
    let presenter = ContactListPresenter()
    let interactor = ContactListInteractor(repository: repository, presenter: presenter)
    let viewModel = ContactListViewModel(interactor: interactor, coordinator: self)
    presenter.viewModel = viewModel
    return viewModel
  }

  private func makeContactListViewController() -> ViewController {
    let viewController = ContactListViewController(viewModel: contactListViewModel)
    contactListViewModel.view = viewController
    return viewController
  }

  private func makeAddContactViewController() -> ViewController {
    let presenter = AddContactPresenter()
    let interactor = AddContactInteractor(repository: repository, presenter: presenter)
    let viewModel = AddContactViewModel(interactor: interactor, coordinator: self)
    let viewController = AddContactViewController(viewModel: viewModel)
    presenter.viewModel = viewModel
    viewModel.view = viewController
    return viewController
  }
}

// MARK: - ContactListNavigation

extension ContactsCoordinator: ContactListNavigation {
  func showAddContact() {
    rootViewController.present(makeAddContactViewController())
  }
}

// MARK: - AddContactNavigation

extension ContactsCoordinator: AddContactNavigation {
  func addContactDidFinish(with contact: Contact?) {
    rootViewController.dismiss()
    if let contact {
      contactListViewModel.contactAdded(contact)
    }
  }
}
