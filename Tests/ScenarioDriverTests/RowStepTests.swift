import ContactsDomain
import ScenarioDriver
import TerminalKit
import Testing

/// Steps that act on rows, and expectations of what stands around them.
@MainActor @Suite struct RowStepTests {
  private func run(_ steps: String) throws -> Transcript {
    let scenarios = try ScenarioParser.parse("scenario \"S\"\nlaunch\n\(steps)", file: "f")
    return ScenarioDriver { _ in LetterApp() }.run(scenarios[0])
  }

  @Test(arguments: [
    #"expect label "3 letters""#, #"expect no label "2 letters""#, #"expect row 2 "b" "B""#,
    #"expect row 2 "b""#, #"expect field "Search" empty"#, "expect no focus", "expect no activity",
    "select row 3\nexpect title \"c\"\nexpect activity\ntap \"Back\"\nexpect title \"Letters\"",
    "delete row 2\nexpect rows \"a\", \"c\"\nexpect label \"2 letters\"",
    #"type "b" into "Search"\#nexpect rows "b"\#nexpect focus "Search""#,
  ])
  func itHolds(steps: String) throws {
    #expect(try run(steps).failureMessage == nil)
  }

  @Test(arguments: [
    (#"expect label "2 letters""#, #"a label "2 letters""#, #""3 letters""#),
    (#"expect no label "3 letters""#, #"a label "3 letters": false"#, "true"),
    (#"expect row 2 "b" "C""#, #"the second line of row 2: "C""#, #""B""#),
    ("expect activity", "activity: true", "false"),
    ("select row 4", "that a person could do this", "there is no row 4; the list has 3"),
    ("delete row 1", "that a person could do this", "row 1 cannot be deleted"),
    ("select row 1\nselect row 1", "that a person could do this", "there is no list on the screen"),
  ])
  func itFails(steps: String, expected: String, found: String) throws {
    let failure = try #require(try run(steps).failure).failure
    #expect(failure.expected == expected)
    #expect(failure.found == found)
  }
}

/// A list of letters with a heading, second lines and a search bar; each letter but the first can go.
@MainActor
private final class LetterApp: App {
  let rootViewController: ViewController = NavigationController(rootViewController: LetterScreen())
}

@MainActor
private final class LetterScreen: ViewController {
  private var letters = ["a", "b", "c"]
  private var shown: [String] = []
  private let heading = Label()
  private let table = TableView()

  override func viewDidLoad() {
    title = "Letters"
    let search = SearchController(placeholder: "Search")
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    table.rowHeight = 2
    table.dataSource = self
    table.delegate = self
    view.addSubview(heading)
    view.addSubview(table)
    show(letters)
  }

  private func show(_ letters: [String]) {
    shown = letters
    heading.text = "\(letters.count) letters"
    table.reloadData()
  }
}

extension LetterScreen: TableViewDataSource, TableViewDelegate, SearchResultsUpdating {
  func numberOfRows(in tableView: TableView) -> Int { shown.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    TableViewCell(text: shown[row], secondaryText: shown[row].uppercased())
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool { row > 0 }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int) {
    letters.remove(at: row)
    show(letters)
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let screen = ViewController()
    let indicator = ActivityIndicatorView()
    indicator.startAnimating()
    screen.title = shown[row]
    screen.view.addSubview(indicator)
    navigationController?.pushViewController(screen)
  }

  func updateSearchResults(for searchController: SearchController) {
    show(letters.filter { $0.contains(searchController.searchBar.text) })
  }
}
