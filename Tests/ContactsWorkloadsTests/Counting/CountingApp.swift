import ContactsDomain
import ContactsWorkloads
import TerminalKit

/// A contacts app that notes what a person does in it, and which rows are formatted.
@MainActor
final class CountingApp: App {
  let rootViewController: ViewController
  private let journal: Journal

  init(repository: any ContactRepository, journal: Journal) throws {
    journal.note("launch")
    self.journal = journal
    rootViewController = CountingList(try repository.contacts().count, journal)
  }

  /// A participant whose apps note what a person does in them.
  static func participant(journal: Journal) -> Participant {
    Participant(name: "counting") { (repository: any ContactRepository) in
      try CountingApp(repository: repository, journal: journal)
    }
  }

  isolated deinit {
    journal.note("end")
  }
}

@MainActor
private final class CountingList: ViewController, TableViewDataSource {
  private var numberOfRows: Int
  private let journal: Journal
  private let table = TableView()

  init(_ numberOfRows: Int, _ journal: Journal) {
    self.numberOfRows = numberOfRows
    self.journal = journal
  }

  override func viewDidLoad() {
    title = "Contacts"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { [weak self] in self?.showAdd() }
    table.dataSource = self
    view.addSubview(table)
    table.reloadData()
  }

  func numberOfRows(in tableView: TableView) -> Int { numberOfRows }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    journal.note("row \(row)")
    return TableViewCell(text: "\(row)")
  }

  private func showAdd() {
    journal.note("open")
    let screen = ViewController()
    let fields = [TextField(placeholder: "First name"), TextField(placeholder: "Last name")]
    fields.forEach(screen.view.addSubview)
    screen.navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in
      self?.journal.note("cancel")
      self?.dismiss()
    }
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self, weak screen] in
      self?.done(fields.map(\.text), on: screen)
    }
    present(screen)
  }

  private func done(_ texts: [String], on screen: ViewController?) {
    journal.note("done \(texts.joined(separator: " "))")
    guard texts.allSatisfy({ !$0.isEmpty }) else {
      let alert = AlertController(title: "Error", message: "A name is missing")
      alert.addAction(AlertAction(title: "Ok") { [journal] in journal.note("ok") })
      screen?.present(alert)
      return
    }
    dismiss()
    numberOfRows += 1
    table.insertRow(at: 0)
  }
}
