import ArchitectureCatalog
import ContactsDomain
import TerminalKit

/// What an app may show otherwise than the one that it is compared with.
enum UnspecifiedEvent: CaseIterable {
  case selection, deletion, failedDeletion, search
  /// The first row is refused for another reason.
  case refusal
}

/// An app that does what the reference model knows nothing of; its title says what was done last.
@MainActor
final class UnspecifiedApp: App {
  let rootViewController: ViewController

  /// - Parameter otherwise: after what the title is another one.
  init(_ repository: any ContactRepository, otherwise: UnspecifiedEvent?) {
    rootViewController = ListViewController(repository, otherwise)
  }

  nonisolated static func architecture(_ name: String, otherwise: UnspecifiedEvent? = nil) -> Architecture {
    Architecture(name: name, roles: []) { UnspecifiedApp($0, otherwise: otherwise) }
  }
}

@MainActor
private final class ListViewController: ViewController {
  private let repository: any ContactRepository
  private let otherwise: UnspecifiedEvent?
  private let tableView = TableView()
  private var contacts: [Contact] = []
  private var text = ""
  private var pendingUpdates = 0

  private var rows: [Contact] {
    contacts.filter { text.isEmpty || "\($0.name.first) \($0.name.last)".hasPrefix(text) }
  }

  init(_ repository: any ContactRepository, _ otherwise: UnspecifiedEvent?) {
    self.repository = repository
    self.otherwise = otherwise
  }

  override func viewDidLoad() {
    let search = SearchController(placeholder: "Search")
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    do throws(StorageFailure) {
      contacts = Array(try repository.contacts())
      tableView.reloadData()
    } catch {
      contentUnavailableConfiguration = ContentUnavailableConfiguration(text: "\(error)")
    }
  }

  override func updateProperties() {
    guard pendingUpdates > 0 else { return }
    pendingUpdates -= 1
    setNeedsUpdateProperties()
  }

  private func show(_ text: String, after event: UnspecifiedEvent) {
    title = otherwise == event ? "Something else" : text
  }
}

extension ListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: "\(rows[row].name.first) \(rows[row].name.last)")
  }

  /// The first row cannot be deleted; or it seems so, and then the screen never comes to rest.
  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool { row > 0 || otherwise == .refusal }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int
  ) {
    guard row > 0 else {
      pendingUpdates = 1_000
      return setNeedsUpdateProperties()
    }
    let contact = rows[row]
    do throws(StorageFailure) {
      try repository.remove(contact.id)
      contacts.removeAll { $0.id == contact.id }
      tableView.deleteRow(at: row)
      show("Deleted", after: .deletion)
    } catch {
      show("Kept", after: .failedDeletion)
    }
  }
}

extension ListViewController: TableViewDelegate, SearchResultsUpdating {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    show("Selected", after: .selection)
  }

  func updateSearchResults(for searchController: SearchController) {
    text = searchController.searchBar.text
    tableView.reloadData()
    show("\(rows.count) found", after: .search)
  }
}
