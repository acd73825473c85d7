import TerminalKit

/// The view of the import screen: shows what the presenter says and passes on what is tapped, at Import with what was
/// typed.
final class ImportContactsViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any ImportContactsPresentation

  // MARK: Views

  private let fileField = TextField(placeholder: "File")
  private let progressView = ProgressView()
  private lazy var importButton = BarButtonItem(title: "Import") { [weak self] in self?.importTapped() }

  init(presenter: any ImportContactsPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [presenter] in
      presenter.cancelTapped()
    }
    navigationItem.rightBarButtonItem = importButton
    view.addSubview(fileField)
    view.addSubview(progressView)
    presenter.viewDidLoad()
  }

  override func viewDidAppear() {
    fileField.becomeFirstResponder()
  }

  // MARK: Actions

  private func importTapped() {
    presenter.importTapped(path: fileField.text)
  }
}

// MARK: - ImportContactsView

extension ImportContactsViewController: ImportContactsView {
  func show(title: String) {
    self.title = title
  }

  func setImportEnabled(_ isEnabled: Bool) {
    importButton.isEnabled = isEnabled
  }

  func show(percent: Int?) {
    progressView.percent = percent
  }
}
