public import ContactsDomain
public import TerminalKit

/// The contacts app in View-Interactor-Presenter-Entity-Router, with all scenes created at launch.
public final class ContactsApp: App {
  private let dependencies: ContactsDependencies

  public init(repository: any ContactRepository) {
    dependencies = ContactsDependencies(repository: repository)
  }

  public var rootViewController: ViewController {
    dependencies.contactList
  }
}

/// Creates every scene at launch, connects its parts, and keeps it for as long as the app runs.
final class ContactsDependencies {
  let contactList: ContactListViewController
  let addContact: AddContactViewController

  init(repository: any ContactRepository) {
    let listInteractor = ContactListInteractor(repository: repository)
    let listRouter = ContactListRouter()
    let listPresenter = ContactListPresenter(interactor: listInteractor, router: listRouter)
    contactList = ContactListViewController(presenter: listPresenter)
    listInteractor.output = listPresenter
    listPresenter.view = contactList

    let addInteractor = AddContactInteractor(repository: repository)
    let addRouter = AddContactRouter()
    let addPresenter = AddContactPresenter(
      interactor: addInteractor, router: addRouter, delegate: listPresenter)
    addContact = AddContactViewController(presenter: addPresenter)
    addInteractor.output = addPresenter
    addPresenter.view = addContact

    addRouter.viewController = addContact
    listRouter.viewController = contactList
    listRouter.addContact = addContact
  }
}
