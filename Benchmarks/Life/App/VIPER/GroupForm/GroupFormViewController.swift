import TerminalKit

/// The view of the form: shows what the presenter says and passes on what is tapped, at Done with what was typed.
final class GroupFormViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any GroupFormPresentation

  // MARK: Views

  private let nameField = TextField(placeholder: "Name")

  init(presenter: any GroupFormPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [presenter] in
      presenter.cancelTapped()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(nameField)
    presenter.viewDidLoad()
  }

  override func viewDidAppear() {
    nameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func doneTapped() {
    presenter.doneTapped(name: nameField.text)
  }
}

// MARK: - GroupFormView

extension GroupFormViewController: GroupFormView {
  func show(title: String) {
    self.title = title
  }

  func show(name: String) {
    nameField.text = name
  }
}
