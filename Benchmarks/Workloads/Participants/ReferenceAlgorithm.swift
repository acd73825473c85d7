import ContactsDomain
import Measurement
import TerminalKit

/// The screens of ``ToolkitApp`` over the reference algorithm in place of the domain: what the screens take of a time
/// is the same in both, and what is left is the list's. They are written out again: the methods of a generic class are
/// not specialised, and a baseline must not pay for what it shares.
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
      list.presentedViewController?.present(alert)
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

/// What the reference apps store of a contact.
struct ReferenceRecord {
  let firstName: String
  let lastName: String

  /// Nil where a name is empty, which is all that the reference apps refuse.
  init?(firstName: String, lastName: String) {
    guard !firstName.isEmpty, !lastName.isEmpty else { return nil }
    self.firstName = firstName
    self.lastName = lastName
  }

  init(_ name: PersonName) {
    firstName = name.first
    lastName = name.last
  }

  var fullName: String { "\(firstName) \(lastName)" }
}

/// The algorithm of the reference apps: an array that is searched by lower-casing both names in each comparison,
/// shifted to make place, and sorted by first and then last name at launch.
///
/// The behaviour is that of the apps in the public repository auth0-blog/mvvm_viper; the code is not.
struct ReferenceList {
  /// The longest list that it is launched on, in contacts. On a longer one its launch takes twenty times as long as any
  /// other: that time is better spent on more rounds.
  static let longestLaunch = 10_000

  private var records: [ReferenceRecord]

  init(sorting records: [ReferenceRecord]) {
    self.records = records.sorted { ($0.firstName, $0.lastName) < ($1.firstName, $1.lastName) }
  }

  var count: Int { records.count }

  /// The full name in the row.
  subscript(row: Int) -> String { records[row].fullName }

  /// Returns the row of the new record.
  mutating func insert(_ record: ReferenceRecord) -> Int {
    let row = place(of: record)
    records.insert(record, at: row)
    return row
  }

  private func place(of record: ReferenceRecord) -> Int {
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      let (other, name) = (records[middle].fullName.lowercased(), record.fullName.lowercased())
      if other == name { return middle }
      if other < name {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

/// The reference algorithm at work, with no screen.
final class ReferenceSubject: WorkloadSubject {
  private var stored: [ReferenceRecord]
  private var shown = ReferenceList(sorting: [])
  private(set) var insertedRow: Int?
  let failure: (any Error)? = nil

  init(names: [PersonName]) {
    stored = names.map { ReferenceRecord($0) }
  }

  func launch() {
    shown = ReferenceList(sorting: stored)
    format(0..<min(ScrollSize.screenful, shown.count))
  }

  func quit() {
    shown = ReferenceList(sorting: [])
  }

  func add(_ draft: ContactDraft) {
    guard let record = ReferenceRecord(firstName: draft.firstName, lastName: draft.lastName) else { return }
    stored.append(record)
    insertedRow = shown.insert(record)
  }

  func reject() {
    add(ContactDraft())
  }

  func scroll(along path: ScrollPath) {
    path.rowsPassed.forEach(format)
  }

  var numberOfRows: Int { shown.count }

  private func format(_ rows: Range<Int>) {
    for row in rows {
      blackHole(shown[row])
    }
  }
}
