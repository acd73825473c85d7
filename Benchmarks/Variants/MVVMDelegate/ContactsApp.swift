public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-ViewModel, with delegates.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  public init(repository: any ContactRepository) {
    rootViewController = ContactListViewController(viewModel: ContactListViewModel(repository: repository))
  }
}
