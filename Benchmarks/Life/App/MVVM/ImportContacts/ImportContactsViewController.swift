import TerminalKit

/// The view of the screen that imports contacts: shows its view model's state and passes on what is typed and tapped.
final class ImportContactsViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: ImportContactsViewModel

  // MARK: Views

  private let fileField = TextField(placeholder: "File")
  private let progressView = ProgressView()
  private lazy var importButton = BarButtonItem(title: "Import") { [viewModel] in viewModel.importTapped() }

  init(viewModel: ImportContactsViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = viewModel.title
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [viewModel] in
      viewModel.cancelTapped()
    }
    navigationItem.rightBarButtonItem = importButton
    fileField.onEditingChanged { [viewModel] in viewModel.pathChanged($0) }
    view.addSubview(fileField)
    view.addSubview(progressView)
    viewModel.onAlert = { [weak self] alert in self?.present(alert) }
  }

  override func viewDidAppear() {
    fileField.becomeFirstResponder()
  }

  override func updateProperties() {
    fileField.text = viewModel.path
    progressView.percent = viewModel.percent
    importButton.isEnabled = viewModel.isImportEnabled
  }
}
