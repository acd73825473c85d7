import TerminalKit

/// What the presenter has the Add screen display.
protocol AddContactDisplayLogic: AnyObject {
  func displayContact(_ viewModel: AddContact.StoreContact.ViewModel)
}

/// The view of the Add screen: starts its use case, and shows what comes back.
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
    title = "Add Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [router] in
      router.routeToContactList()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func doneTapped() {
    interactor.storeContact(
      AddContact.StoreContact.Request(firstName: firstNameField.text, lastName: lastNameField.text))
  }
}

// MARK: - AddContactDisplayLogic

extension AddContactViewController: AddContactDisplayLogic {
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
