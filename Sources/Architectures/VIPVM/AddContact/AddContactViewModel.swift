import ContactsDomain

/// What the view of the Add screen tells its view model, and what it reads from it.
protocol AddContactViewModelInput {
  var title: String { get }
  var firstName: String { get }
  var lastName: String { get }
  func viewDidLoad()
  func firstNameChanged(_ text: String)
  func lastNameChanged(_ text: String)
  func cancelTapped()
  func doneTapped()
}

/// What the presenter tells the view model.
protocol AddContactViewModelOutput: AnyObject {
  func contactAdded(_ contact: Contact)
  func contactRefused(message: String)
}

/// Where the Add screen leads: back, with the contact that was added, nil if none was.
protocol AddContactNavigation: AnyObject {
  func addContactDidFinish(with contact: Contact?)
}

/// What has happened, for the view to show beside what its view model holds.
enum AddContactChange: Equatable {
  case opened
  case refused(message: String)
}

/// The state of the Add screen, and which use case or transition its events lead to.
final class AddContactViewModel {
  // MARK: Dependencies

  private let interactor: any AddContactBusinessLogic
  private weak var coordinator: (any AddContactNavigation)?
  weak var view: (any AddContactView)?

  // MARK: State

  let title = "Add Contact"
  private(set) var firstName = ""
  private(set) var lastName = ""

  init(interactor: any AddContactBusinessLogic, coordinator: any AddContactNavigation) {
    self.interactor = interactor
    self.coordinator = coordinator
  }
}

// MARK: - AddContactViewModelInput

extension AddContactViewModel: AddContactViewModelInput {
  func viewDidLoad() {
    view?.update(.opened)
  }

  func firstNameChanged(_ text: String) {
    firstName = text
  }

  func lastNameChanged(_ text: String) {
    lastName = text
  }

  func cancelTapped() {
    coordinator?.addContactDidFinish(with: nil)
  }

  func doneTapped() {
    interactor.addContact(firstName: firstName, lastName: lastName)
  }
}

// MARK: - AddContactViewModelOutput

extension AddContactViewModel: AddContactViewModelOutput {
  func contactAdded(_ contact: Contact) {
    coordinator?.addContactDidFinish(with: contact)
  }

  func contactRefused(message: String) {
    view?.update(.refused(message: message))
  }
}
