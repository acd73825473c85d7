import ContactsDomain
import TerminalKit

/// An app in no architecture at all, with a bit of everything that a scenario can drive or expect.
@MainActor
final class TinyApp: App {
  let rootViewController: ViewController

  init(repository: any ContactRepository) {
    rootViewController = TinyScreen(repository: repository)
  }
}

@MainActor
private final class TinyScreen: ViewController {
  private let repository: any ContactRepository
  private let field = TextField(placeholder: "Name")
  private let table = TableView()
  private var rows: [String] = []

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  override func viewDidLoad() {
    title = "Tiny"
    let off = BarButtonItem(title: "Off") {}
    off.isEnabled = false
    navigationItem.leftBarButtonItem = off
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Go") { [weak self] in self?.goTapped() }
    table.dataSource = self
    view.addSubview(table)
    view.addSubview(field)
    load()
  }

  private func load() {
    do throws(StorageFailure) {
      rows = try repository.contacts().map { $0.name.last }
      table.reloadData()
      contentUnavailableConfiguration = rows.isEmpty ? ContentUnavailableConfiguration(text: "Nothing") : nil
    } catch {
      contentUnavailableConfiguration = ContentUnavailableConfiguration(
        text: "Broken", button: .init(title: "Reload") { [weak self] in self?.load() })
    }
  }

  private func goTapped() {
    do throws(ContactError) {
      let contact = try repository.add(PersonName(first: "New", last: field.text))
      rows.append(contact.name.last)
      table.insertRow(at: rows.count - 1)
      contentUnavailableConfiguration = nil
    } catch {
      let alert = AlertController(title: "Error", message: "saveFailed")
      alert.addAction(AlertAction(title: "Ok"))
      present(alert)
    }
  }
}

extension TinyScreen: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: rows[row])
  }
}
