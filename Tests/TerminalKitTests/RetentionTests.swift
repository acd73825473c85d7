import TerminalKit
import Testing

/// Who keeps whom alive, as in UIKit: a screen what is in front of it, a table neither data source nor delegate.
@MainActor @Suite struct RetentionTests {
  @Test(arguments: [true, false])
  func whatWasDismissedIsLetGo(isAlert: Bool) {
    let root = TestScreen()
    let window = Window.showing(root)
    weak var presented: ViewController?
    do {
      let screen = isAlert ? AlertController(title: "Error", message: "Full") : TestScreen()
      presented = screen
      root.present(screen)
    }
    #expect(presented != nil)
    root.dismiss()
    #expect(presented == nil)
    withExtendedLifetime(window) {}
  }

  @Test func aPresentedScreenDoesNotKeepItsPresenterAlive() {
    let presented = TestScreen()
    weak var presenter: ViewController?
    do {
      let root = TestScreen()
      presenter = root
      root.present(presented)
      #expect(presented.presentingViewController === root)
    }
    #expect(presenter == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test func aTableKeepsNeitherItsDataSourceNorItsDelegateAlive() {
    let table = TableView()
    weak var source: EditableDataSource?
    do {
      let owner = EditableDataSource(count: 3)
      (source, table.dataSource, table.delegate) = (owner, owner, owner)
      #expect(table.dataSource != nil && table.delegate != nil)
    }
    #expect(source == nil)
    #expect(table.dataSource == nil && table.delegate == nil)
  }

  @Test func aSearchControllerDoesNotKeepItsUpdaterAlive() {
    let search = SearchController(placeholder: "Search")
    do {
      let updater = SilentUpdater()
      search.searchResultsUpdater = updater
      #expect(search.searchResultsUpdater != nil)
    }
    #expect(search.searchResultsUpdater == nil)
  }

  @Test func aButtonKeepsWhatItsActionHoldsAlive() {
    weak var held: Recorder?
    var button: BarButtonItem?
    do {
      let recorder = Recorder()
      held = recorder
      button = BarButtonItem(title: "Go") { recorder.record("tapped") }
    }
    #expect(held != nil)
    button = nil
    #expect(held == nil)
    #expect(button == nil)
  }

  @Test func aViewKeepsItsSubviewsAliveAndNotTheReverse() {
    let label = Label(text: "kept")
    weak var above: View?
    do {
      let view = View()
      above = view
      view.addSubview(label)
      #expect(label.superview === view)
    }
    #expect(above == nil)
    #expect(label.superview == nil)
  }
}

@MainActor
private final class SilentUpdater: SearchResultsUpdating {
  func updateSearchResults(for searchController: SearchController) {}
}
