import ContactsDomain
import TerminalKit

/// A contacts app with one mistake: it puts a new contact at the end of the list.
@MainActor
final class AppendingApp: App {
  let rootViewController: ViewController

  init(repository: any ContactRepository) {
    rootViewController = AppendingListViewController(repository: repository)
  }
}

@MainActor
private final class AppendingListViewController: ViewController, TableViewDataSource {
  private let repository: any ContactRepository
  private let tableView = TableView()
  private var rows: [String] = []

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { [weak self] in self?.addTapped() }
    tableView.dataSource = self
    view.addSubview(tableView)
    do throws(StorageFailure) {
      rows = try repository.contacts().map { "\($0.name.first) \($0.name.last)" }
      tableView.reloadData()
    } catch {
      contentUnavailableConfiguration = ContentUnavailableConfiguration(text: "\(error)")
    }
  }

  private func addTapped() {
    present(
      FormViewController { [weak self] draft in
        guard let self, let name = try? draft.validated(), (try? repository.add(name)) != nil else { return }
        dismiss()
        rows.append("\(name.first) \(name.last)")
        tableView.insertRow(at: rows.count - 1)
      })
  }

  func numberOfRows(in tableView: TableView) -> Int { rows.count }
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: rows[row])
  }
}

@MainActor
private final class FormViewController: ViewController {
  private let fields = [TextField(placeholder: "First name"), TextField(placeholder: "Last name")]
  private let onDone: (ContactDraft) -> Void

  init(onDone: @escaping (ContactDraft) -> Void) {
    self.onDone = onDone
  }

  override func viewDidLoad() {
    title = "Add Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.dismiss() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    fields.forEach(view.addSubview)
  }

  override func viewDidAppear() {
    fields[0].becomeFirstResponder()
  }

  private func doneTapped() {
    onDone(ContactDraft(firstName: fields[0].text, lastName: fields[1].text))
  }
}
