import ContactsDomain
import TerminalKit

/// The screens of ``ToolkitApp`` over the reference algorithm in place of the domain: what the screens take of a time is
/// the same in both, and what is left is the list's. They are written out again: the methods of a generic class are not
/// specialised, and a baseline must not pay for what it shares.
final class ReferenceApp: App {
  private let storage: ReferenceStorage
  private let list: ReferenceListScreen

  init(storage: ReferenceStorage) {
    self.storage = storage
    list = ReferenceListScreen(ReferenceList(sorting: storage.records))
    list.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { [weak self] in self?.showAdd() }
  }

  var rootViewController: ViewController { list }

  private func showAdd() {
    let screen = ViewController()
    let fields = [TextField(placeholder: "First name"), TextField(placeholder: "Last name")]
    fields.forEach(screen.view.addSubview)
    screen.navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [list] in list.dismiss() }
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [self] in
      store(ReferenceRecord(firstName: fields[0].text, lastName: fields[1].text))
    }
    list.present(screen)
    fields[0].becomeFirstResponder()
  }

  /// - Parameter record: nil for a name that is refused.
  private func store(_ record: ReferenceRecord?) {
    guard let record else {
      let alert = AlertController(title: "Error", message: "The contact was not added")
      alert.addAction(AlertAction(title: "Ok"))
      list.present(alert)
      return
    }
    storage.records.append(record)
    list.dismiss()
    list.insert(record)
  }
}

/// What is stored, in the order of its arrival.
final class ReferenceStorage {
  fileprivate(set) var records: [ReferenceRecord]

  init(_ names: [PersonName]) {
    records = names.map { ReferenceRecord($0) }
  }
}

/// A screen with nothing but a table of names.
final class ReferenceListScreen: ViewController, TableViewDataSource {
  private var list: ReferenceList
  private let tableView = TableView()

  init(_ list: ReferenceList) {
    self.list = list
    super.init()
    title = "Contacts"
    tableView.dataSource = self
    view.addSubview(tableView)
    tableView.reloadData()
  }

  func insert(_ record: ReferenceRecord) {
    let row = list.insert(record)
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
  }

  func numberOfRows(in tableView: TableView) -> Int {
    list.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: list[row])
  }
}
