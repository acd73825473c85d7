import TerminalKit

/// The view of the settings screen: shows what the presenter says and passes on what is chosen and tapped.
final class SettingsViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any SettingsPresentation

  // MARK: Views

  private let namesControl = SegmentedControl(title: "Names", segments: ["First Last", "Last, First"])
  private let orderControl = SegmentedControl(title: "Sort by", segments: ["First name", "Last name"])
  private let tableView = TableView()

  // MARK: State

  private var rows: [String] = []

  init(presenter: any SettingsPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    namesControl.onValueChanged { [presenter] index in presenter.namesChosen(at: index) }
    orderControl.onValueChanged { [presenter] index in presenter.orderChosen(at: index) }
    view.addSubview(namesControl)
    view.addSubview(orderControl)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    presenter.viewDidLoad()
  }
}

// MARK: - SettingsView

extension SettingsViewController: SettingsView {
  func show(title: String) {
    self.title = title
  }

  func show(names: Int, order: Int) {
    namesControl.selectedSegmentIndex = names
    orderControl.selectedSegmentIndex = order
  }

  func show(rows: [String]) {
    self.rows = rows
    tableView.reloadData()
  }

  func showPINQuestion(title: String, message: String) {
    showQuestion(title: title, message: message, confirmation: "Turn Off") { [presenter] in
      presenter.turnOffPINConfirmed()
    }
  }
}

// MARK: - TableViewDataSource

extension SettingsViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: rows[row])
  }
}

// MARK: - TableViewDelegate

extension SettingsViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    presenter.rowSelected(at: row)
  }
}
