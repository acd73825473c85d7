import TerminalKit

/// What the presenter has the Add screen display.
protocol AddContactDisplayLogic: AnyObject {
  func displayScreen(_ viewModel: AddContact.ShowScreen.ViewModel)
  func displayCancel(_ viewModel: AddContact.Cancel.ViewModel)
  func displayContact(_ viewModel: AddContact.StoreContact.ViewModel)
}

/// The view of the Add screen: makes a request of each event, and shows what comes back.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let interactor: any AddContactBusinessLogic
  private let router: any AddContactRoutingLogic

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(interactor: any AddContactBusinessLogic, router: any AddContactRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.cancelTapped() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
    interactor.showScreen(AddContact.ShowScreen.Request())
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func cancelTapped() {
    interactor.cancel(AddContact.Cancel.Request())
  }

  private func doneTapped() {
    interactor.storeContact(
      AddContact.StoreContact.Request(firstName: firstNameField.text, lastName: lastNameField.text))
  }
}

// MARK: - AddContactDisplayLogic

extension AddContactViewController: AddContactDisplayLogic {
  func displayScreen(_ viewModel: AddContact.ShowScreen.ViewModel) {
    title = viewModel.title
  }

  func displayCancel(_ viewModel: AddContact.Cancel.ViewModel) {
    router.routeToContactList()
  }

  func displayContact(_ viewModel: AddContact.StoreContact.ViewModel) {
    switch viewModel {
    case .stored:
      router.routeToContactList()
    case .refused(let title, let message):
      let alert = AlertController(title: title, message: message)
      alert.addAction(AlertAction(title: "Ok"))
      present(alert)
    }
  }
}
