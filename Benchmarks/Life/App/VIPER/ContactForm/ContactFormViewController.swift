import TerminalKit

/// The view of the form: shows what the presenter says and passes on what is tapped, at Done with what was typed:
/// until then nothing depends on it.
final class ContactFormViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any ContactFormPresentation

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(presenter: any ContactFormPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [presenter] in
      presenter.cancelTapped()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
    presenter.viewDidLoad()
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func doneTapped() {
    presenter.doneTapped(firstName: firstNameField.text, lastName: lastNameField.text)
  }
}

// MARK: - ContactFormView

extension ContactFormViewController: ContactFormView {
  func show(title: String) {
    self.title = title
  }

  func show(firstName: String, lastName: String) {
    firstNameField.text = firstName
    lastNameField.text = lastName
  }
}
