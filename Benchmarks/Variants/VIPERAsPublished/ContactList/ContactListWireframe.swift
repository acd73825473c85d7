import ContactsDomain
import TerminalKit

/// Creates the contacts module, and makes the transitions from its screen.
final class ContactListWireframe {
  // MARK: Dependencies

  private let repository: any ContactRepository
  private weak var viewController: ViewController?

  private init(repository: any ContactRepository) {
    self.repository = repository
  }

  static func createModule(repository: any ContactRepository) -> ViewController {
    let dataManager = ContactListDataManager(repository: repository)
    let interactor = ContactListInteractor(dataManager: dataManager)
    let wireframe = ContactListWireframe(repository: repository)
    let presenter = ContactListPresenter(interactor: interactor, wireframe: wireframe)
    let viewController = ContactListViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    wireframe.viewController = viewController
    return viewController
  }
}

// MARK: - ContactListWireframing

extension ContactListWireframe: ContactListWireframing {
  func presentAddContact(delegate: any AddContactDelegate) {
    viewController?.present(AddContactWireframe.createModule(repository: repository, delegate: delegate))
  }
}
