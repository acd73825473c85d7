import Testing

@testable import AppShell
@testable import TerminalKit

/// Keys that open and delete rows, and those of a search bar.
@MainActor
@Suite struct RowKeyTests {
  private let list = SampleSearchController()
  private let session: TerminalSession

  init() {
    session = TerminalSession(showing: NavigationController(rootViewController: list))
  }

  @Test func returnOpensTheRowUnderTheCursorAndEscLeavesIt() {
    session.press(.down, .enter)
    #expect(session.window.screen.title == "Bob")
    session.press(.escape)
    #expect(session.window.screen === list)
    #expect(session.table?.selectedRow == 1)
  }

  @Test(arguments: [Key.delete, .backspace])
  func deleteTakesTheRowUnderTheCursor(key: Key) {
    session.press(.down, key)
    #expect(list.names == ["Ada", "Carol"])
    #expect(session.table?.numberOfRows == 2)
    #expect(session.table?.selectedRow == 1)
  }

  @Test func aRowThatCannotBeDeletedStays() {
    session.press(.delete)
    #expect(list.names == ["Ada", "Bob", "Carol"])
  }

  @Test func inAnEmptyListNothingIsAskedForOrDeleted() {
    list.empty()
    session.press(.delete, .backspace)
    #expect(session.lines.last?.contains("Del") == false)
    #expect(list.askedRows == [])
  }

  @Test func slashGoesToTheSearchBarAndReturnBackToTheList() {
    session.type("/")
    #expect(session.isEditing)
    session.type("qa")
    #expect(list.searched == ["q", "qa"])
    session.press(.enter)
    #expect(!session.isEditing)
    session.press(.end)
    #expect(session.table?.selectedRow == 2)
  }

  @Test func escEmptiesTheSearchBar() {
    session.type("/ada")
    session.press(.escape)
    #expect(list.searched.last?.isEmpty == true)
    #expect(!session.isEditing)
  }

  @Test func whatIsSearchedForIsNoReasonToAskBeforeLeaving() {
    session.type("/ada")
    #expect(session.press(.control("c")) == .leave)
  }

  @Test func theScreenShowsSearchBarHeadingSecondLinesAndKeys() {
    #expect(
      session.lines.joined(separator: "\n") == """
                         Names             [Add]
        ────────────────────────────────────────
          Search
          3 names
        > Ada
            3 letters
          Bob
            3 letters
        ─────────────────────────────── 1 of 3 ─
        Return Open  a Add  / Search  q Leave
        """)
    session.press(.down)
    #expect(session.lines.last == "Return Open  a Add  / Search  Del Delete")
  }

  @Test func somethingUnderWayIsSaid() {
    list.activity.startAnimating()
    #expect(session.lines[7].contains("Busy…"))
  }
}

/// Names with a search bar that only listens; each but the first can be deleted, and each can be opened.
@MainActor
private final class SampleSearchController: ViewController {
  let activity = ActivityIndicatorView()
  private(set) var names = ["Ada", "Bob", "Carol"]
  private(set) var searched: [String] = []
  /// The rows of which somebody asked whether they can be deleted.
  private(set) var askedRows: [Int] = []
  private let table = TableView()

  override func viewDidLoad() {
    title = "Names"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") {}
    let search = SearchController(placeholder: "Search")
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    table.rowHeight = 2
    table.dataSource = self
    table.delegate = self
    view.addSubview(Label(text: "3 names"))
    view.addSubview(table)
    view.addSubview(activity)
    table.reloadData()
  }

  func empty() {
    (names, askedRows) = ([], [])
    table.reloadData()
  }
}

extension SampleSearchController: TableViewDataSource, TableViewDelegate, SearchResultsUpdating {
  func numberOfRows(in tableView: TableView) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: names[row], secondaryText: "\(names[row].count) letters")
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    askedRows.append(row)
    return row > 0
  }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int) {
    names.remove(at: row)
    tableView.deleteRow(at: row)
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let screen = ViewController()
    screen.title = names[row]
    navigationController?.pushViewController(screen)
  }

  func updateSearchResults(for searchController: SearchController) {
    searched.append(searchController.searchBar.text)
  }
}
