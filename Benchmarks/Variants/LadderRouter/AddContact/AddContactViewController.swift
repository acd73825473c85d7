import TerminalKit

/// The view of the Add screen: shows its presenter's state and passes on what is typed and tapped.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let presenter: AddContactPresenter

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(presenter: AddContactPresenter) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = presenter.title
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [presenter] in
      presenter.cancelTapped()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [presenter] in presenter.doneTapped() }
    firstNameField.onEditingChanged { [presenter] in presenter.firstNameChanged($0) }
    lastNameField.onEditingChanged { [presenter] in presenter.lastNameChanged($0) }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
    presenter.onError = { [weak self] message in self?.presentError(message) }
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  override func updateProperties() {
    firstNameField.text = presenter.firstName
    lastNameField.text = presenter.lastName
  }

  // MARK: Private

  private func presentError(_ message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}
