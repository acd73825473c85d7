import ContactsDomain
import TerminalKit

/// The Import Contacts screen: reads the named file, shows how far it has come, has its contacts stored, and gives way to
/// the Import Result screen.
final class ImportContactsViewController: ViewController {
  /// Why nothing of a file is stored.
  private enum Failure: Error {
    case reading(FileReadError)
    case tooManyLines
    case saving(StorageFailure)
  }

  // MARK: Dependencies

  private let store: ContactStore
  private let files: any ContactFiles

  // MARK: State

  /// The import that is under way.
  private var task: Task<Void, Never>?

  // MARK: Views

  private let fileField = TextField(placeholder: "File")
  private let progressView = ProgressView()
  private lazy var importButton = BarButtonItem(title: "Import") { [weak self] in self?.importTapped() }

  init(store: ContactStore, files: any ContactFiles) {
    self.store = store
    self.files = files
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Import Contacts"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.cancelTapped() }
    navigationItem.rightBarButtonItem = importButton
    view.addSubview(fileField)
    view.addSubview(progressView)
  }

  override func viewDidAppear() {
    fileField.becomeFirstResponder()
  }

  // MARK: Actions

  private func cancelTapped() {
    task?.cancel()
    dismiss()
  }

  private func importTapped() {
    let path = fileField.text.trimmed
    guard !path.isEmpty else {
      present(AlertController(error: "A file has to be named"))
      return
    }
    do throws(FileFailure) {
      let file = try files.open(path)
      showProgress(file.percentRead)
      task = Task { [weak self] in await self?.importContacts(from: file) }
    } catch {
      present(AlertController(error: message(for: error)))
    }
  }

  // MARK: Importing

  private func importContacts(from file: any ContactFile) async {
    defer { file.close() }
    do throws(Failure) {
      let contactImport = try await read(file)
      try save(contactImport.accepted)
      showResult(of: contactImport)
    } catch {
      showFailure(error)
    }
  }

  private func read(_ file: any ContactFile) async throws(Failure) -> ContactImport {
    var contactImport = ContactImport(existing: store.contacts.lazy.map(\.contact.name))
    while let lines = try await nextLines(of: file) {
      do throws(TooManyLines) {
        try contactImport.read(lines)
      } catch {
        throw .tooManyLines
      }
      showProgress(file.percentRead)
    }
    return contactImport
  }

  private func nextLines(of file: any ContactFile) async throws(Failure) -> [String]? {
    do throws(FileReadError) {
      return try await file.nextLines()
    } catch {
      throw .reading(error)
    }
  }

  private func save(_ names: [PersonName]) throws(Failure) {
    do throws(StorageFailure) {
      try store.add(names)
    } catch {
      throw .saving(error)
    }
  }

  // MARK: Private

  /// Shows how much of the file has been read; nil where none is being read.
  private func showProgress(_ percent: Int?) {
    progressView.percent = percent
    importButton.isEnabled = percent == nil
  }

  private func showResult(of contactImport: ContactImport) {
    let presenting = presentingViewController
    dismiss()
    presenting?.present(ImportResultViewController(contactImport: contactImport, style: store.nameStyle))
  }

  private func showFailure(_ failure: Failure) {
    showProgress(nil)
    switch failure {
    case .reading(.cancelled): break
    case .reading(.failed(let failure)): present(AlertController(error: message(for: failure)))
    case .tooManyLines:
      present(AlertController(error: "A file cannot have more than \(ContactImport.lineLimit) lines"))
    case .saving(let failure):
      present(AlertController(error: "The contacts could not be saved\(failure.explanation)"))
    }
  }

  private func message(for failure: FileFailure) -> String {
    "The file could not be read\(failure.explanation)"
  }
}

extension String {
  /// Without white space at its ends. A mark after a space is one character with it, and no white space.
  fileprivate var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
