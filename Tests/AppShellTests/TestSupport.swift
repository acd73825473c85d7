@testable import AppShell
@testable import TerminalKit

/// A list with an Add button that opens a form of two fields.
@MainActor
final class SampleListController: ViewController, TableViewDataSource {
  let table = TableView()
  var rows: [String]?
  var count: Int
  var requestedRows: [Int] = []
  private(set) lazy var addButton = BarButtonItem(title: "Add") { [weak self] in self?.addTapped() }

  /// A list of those rows, or of so many numbered ones.
  init(rows: [String]? = nil, count: Int = 0) {
    self.rows = rows
    self.count = rows?.count ?? count
  }

  override func viewDidLoad() {
    title = "Things"
    navigationItem.rightBarButtonItem = addButton
    table.dataSource = self
    view.addSubview(table)
    table.reloadData()
  }

  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    requestedRows.append(row)
    return TableViewCell(text: rows?[row] ?? "Row \(row)")
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    rows?.firstIndex { $0.lowercased().hasPrefix(title.lowercased()) }
  }

  func addTapped() {
    let form = SampleFormController()
    form.onDone = { [weak self] text in
      guard let self else { return }
      dismiss()
      rows?.append(text)
      count += 1
      table.insertRow(at: count - 1)
      table.scrollToRow(at: count - 1)
    }
    present(form)
  }
}

@MainActor
final class SampleFormController: ViewController {
  let fields = [TextField(placeholder: "First"), TextField(placeholder: "Second")]
  var onDone: (String) -> Void = { _ in }

  override func viewDidLoad() {
    title = "New Thing"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.dismiss() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    for field in fields { view.addSubview(field) }
  }

  override func viewDidAppear() {
    fields[0].becomeFirstResponder()
  }

  private func doneTapped() {
    guard fields.allSatisfy({ !$0.text.isEmpty }) else {
      let alert = AlertController(title: "Error", message: "Both fields are needed")
      alert.addAction(AlertAction(title: "Discard") { [weak self] in self?.dismiss() })
      alert.addAction(AlertAction(title: "Edit"))
      present(alert)
      return
    }
    onDone(fields.map(\.text).joined(separator: " "))
  }
}

@MainActor
extension TerminalSession {
  convenience init(showing controller: ViewController, size: ScreenSize = ScreenSize(columns: 40, rows: 10)) {
    let window = Window(rootViewController: controller, size: size)
    window.makeKeyAndVisible()
    self.init(window: window)
  }

  /// Presses the keys and gives what the last one asks of the terminal.
  @discardableResult
  func press(_ keys: Key...) -> Request? {
    keys.map { handle($0) }.last ?? nil
  }

  func type(_ text: String) {
    for character in text { _ = handle(.character(character)) }
  }

  var lines: [String] { frame.lines }
}

extension Frame {
  /// The rows as text, without the white space at their ends.
  var lines: [String] {
    (0..<size.rows).map { row in
      let text = self[row].map { $0.glyph.map(String.init) ?? "" }.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
}
