import TerminalKit

/// A screen that a test fills: its buttons stand for whatever an app does in an event.
@MainActor
final class TestScreen: ViewController {
  private let load: (TestScreen) -> Void

  init(title: String = "Test", load: @escaping (TestScreen) -> Void = { _ in }) {
    self.load = load
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    load(self)
  }

  /// Adds a table of these rows, which the test has to keep.
  func show(_ source: any TableViewDataSource, rowHeight: Int = 1) {
    let table = TableView()
    table.rowHeight = rowHeight
    table.dataSource = source
    view.addSubview(table)
    table.reloadData()
  }

  /// Puts the action behind a button at the right; returns its title.
  func onTap(_ title: String = "Go", _ action: @escaping () -> Void) {
    navigationItem.rightBarButtonItem = BarButtonItem(title: title, action: action)
  }
}

@MainActor
extension Window {
  /// A window that shows the screen, high enough for a table of so many rows.
  static func showing(_ screen: ViewController, tableHeight: Int = 10) -> Window {
    let window = Window(
      rootViewController: screen, size: ScreenSize(columns: 80, rows: tableHeight + 4))
    window.makeKeyAndVisible()
    return window
  }
}
