import TerminalKit
import Testing

/// What a screen can show besides fields and one line per row.
@MainActor @Suite struct ContentTests {
  @Test func labelsStandAboveTheListAndTakeItsLines() throws {
    let source = RecordingDataSource(count: 50)
    let label = Label(text: "50 people")
    let screen = TestScreen { screen in
      screen.view.addSubview(label)
      screen.show(source)
    }
    let window = Window.showing(screen, tableHeight: 10)
    #expect(window.snapshot().labels == ["50 people"])
    #expect(window.snapshot().list?.visibleRows.count == 9)
    #expect(window.snapshot().lines[1...2] == ["  50 people", "  1  row 0"])
    screen.onTap { label.text = "\u{1B}[31mred" }
    try window.tap(button: "Go")
    #expect(window.snapshot().lines[1] == #"  \u{1B}[31mred"#)
  }

  @Test func aViewThatIsTakenOffIsSeenNoLongerAndCanBePutOnAgain() throws {
    let (first, second) = (Label(text: "first"), Label(text: "second"))
    let screen = TestScreen { screen in
      screen.view.addSubview(first)
      screen.view.addSubview(second)
    }
    let window = Window.showing(screen)
    screen.onTap { first.removeFromSuperview() }
    try window.tap(button: "Go")
    #expect(window.snapshot().labels == ["second"])
    #expect(first.superview == nil)
    screen.onTap { screen.view.addSubview(first) }
    try window.tap(button: "Go")
    #expect(window.snapshot().labels == ["second", "first"])
  }

  @Test func rowsOfTwoLinesShowTheirSecondaryTextAndTakeTwiceTheRoom() {
    let source = TwoLineDataSource()
    let window = Window.showing(TestScreen { $0.show(source, rowHeight: 2) }, tableHeight: 10)
    let list = window.snapshot().list
    #expect(list?.visibleRows == (0..<5).map { "row \($0)" })
    #expect(list?.secondaryTexts == ["below 0", nil, "below 2", nil, "below 4"])
    #expect(window.snapshot().lines[1...3] == ["  1  row 0", "     below 0", "  2  row 1"])
  }

  @Test func anIndicatorShowsThatSomethingIsUnderWayWhileItAnimates() throws {
    let indicator = ActivityIndicatorView()
    let screen = TestScreen { $0.view.addSubview(indicator) }
    let window = Window.showing(screen)
    #expect(!window.snapshot().hasActivity)
    screen.onTap("Go") { indicator.startAnimating() }
    try window.tap(button: "Go")
    #expect(window.snapshot().hasActivity)
    #expect(window.snapshot().lines.last == "  (busy)")
    screen.onTap("Stop") { indicator.stopAnimating() }
    try window.tap(button: "Stop")
    #expect(!window.snapshot().hasActivity)
  }

  @Test func contentThatIsLoadingIsSaidInItsPlace() {
    let window = Window.showing(
      TestScreen { $0.contentUnavailableConfiguration = .loading(text: "Loading…") })
    #expect(window.snapshot().hasActivity)
    #expect(window.snapshot().placeholder == .init(text: "Loading…", button: nil))
    #expect(window.snapshot().lines.suffix(2) == ["  Loading…", "  (busy)"])
  }

  @Test func aDestructiveButtonOfAnAlertIsMarked() {
    let screen = TestScreen { screen in
      let alert = AlertController(title: "Delete?", message: "It is gone then.")
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      alert.addAction(AlertAction(title: "Delete", style: .destructive))
      screen.present(alert)
    }
    let window = Window.showing(screen)
    #expect(window.snapshot().alert?.destructiveButtons == ["Delete"])
    #expect(window.snapshot().lines.last == "  ! [Cancel] [Delete!]")
  }
}

@MainActor @Suite struct SearchTests {
  private let updater = Updater()
  private let window: Window

  init() {
    let updater = updater
    window = Window.showing(
      TestScreen { screen in
        let search = SearchController(placeholder: "Search")
        search.searchResultsUpdater = updater
        screen.navigationItem.searchController = search
        screen.show(updater.source)
        updater.screen = screen
      }, tableHeight: 10)
  }

  @Test func theSearchBarStandsAboveTheList() {
    #expect(window.snapshot().searchBar == .init(label: "Search", text: "", isFocused: false))
    #expect(window.snapshot().list?.visibleRows.count == 9)
    #expect(window.snapshot().lines[1] == #"  Search: """#)
  }

  @Test func eachEditIsHeard() throws {
    try window.type("ad", into: "Search")
    try window.type("a", into: "Search")
    try window.clear(field: "Search")
    #expect(updater.texts == ["ad", "ada", ""])
    #expect(window.snapshot().searchBar?.isFocused == true)
  }

  @Test func itStaysWhereThereIsNothingToShow() throws {
    updater.screen?.contentUnavailableConfiguration = ContentUnavailableConfiguration(text: "No results")
    try window.type("x", into: "Search")
    #expect(window.snapshot().searchBar?.text == "x")
    #expect(window.snapshot().list == nil)
    #expect(window.snapshot().placeholder?.text == "No results")
  }
}

@MainActor
private final class Updater: SearchResultsUpdating {
  let source = RecordingDataSource(count: 50)
  weak var screen: TestScreen?
  private(set) var texts: [String] = []

  func updateSearchResults(for searchController: SearchController) {
    texts.append(searchController.searchBar.text)
  }
}

@MainActor
private final class TwoLineDataSource: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { 20 }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: "row \(row)", secondaryText: row.isMultiple(of: 2) ? "below \(row)" : nil)
  }
}
