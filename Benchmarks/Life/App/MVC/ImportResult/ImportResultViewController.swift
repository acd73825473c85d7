import ContactsDomain
import TerminalKit

/// The Import Result screen: says how many contacts were imported, and formats and shows the lines that were rejected.
final class ImportResultViewController: ViewController {
  // MARK: State

  private let contactImport: ContactImport
  private let style: NameStyle

  // MARK: Views

  private let tableView = TableView()

  init(contactImport: ContactImport, style: NameStyle) {
    self.contactImport = contactImport
    self.style = style
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Import Result"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(Label(text: importedText))
    if !contactImport.rejected.isEmpty { view.addSubview(Label(text: rejectedText)) }
    tableView.dataSource = self
    view.addSubview(tableView)
    tableView.reloadData()
  }

  // MARK: Actions

  private func doneTapped() {
    dismiss()
  }

  // MARK: Private

  private var importedText: String {
    switch contactImport.accepted.count {
    case 0: "No contacts imported"
    case 1: "1 contact imported"
    case let count: "\(count) contacts imported"
    }
  }

  private var rejectedText: String {
    let count = contactImport.rejected.count
    return count == 1 ? "1 line rejected" : "\(count) lines rejected"
  }

  private func text(of reason: RejectedLine.Reason) -> String {
    switch reason {
    case .notTwoParts: "First name, comma and last name expected"
    case .name(let error): error.message
    case .known(let name): "\(style.text(of: name)) is there already"
    }
  }
}

// MARK: - TableViewDataSource

extension ImportResultViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    contactImport.rejected.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let line = contactImport.rejected[row]
    return TableViewCell(text: "Line \(line.number): \(text(of: line.reason))")
  }
}
