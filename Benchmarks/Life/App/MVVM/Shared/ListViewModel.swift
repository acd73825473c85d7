/// What the screen of a list has to show.
enum ListContent: Equatable {
  case rows
  case placeholder(String)
  case failure(String)
}

/// What has become of the rows of a list.
enum RowChange: Equatable {
  case reloaded
  case inserted(at: Int)
  case updated(at: Int)
  case deleted(at: Int)

  /// A row whose content has changed, and with it perhaps its place: where it has, no row is marked.
  static func moved(from oldRow: Int, to newRow: Int) -> RowChange {
    oldRow == newRow ? .updated(at: newRow) : .reloaded
  }
}

/// The state of a screen with a list.
///
/// What lasts is state, which the view observes, rows apart. What happens once is told to it: a view that found it
/// in the state would have to acknowledge it, or compare it with what it has shown.
protocol ListViewModel: AnyObject {
  // MARK: Inputs

  func viewDidLoad()
  func rowSelected(at index: Int)
  func accessoryTapped(at index: Int)
  func deleteTapped(at index: Int)
  func retryTapped()

  // MARK: Outputs

  var title: String { get }
  var content: ListContent { get }
  var numberOfRows: Int { get }
  var canSelectRows: Bool { get }
  var canDeleteRows: Bool { get }
  func row(at index: Int) -> ListRow
  func firstRow(beginningWith text: String) -> Int?
  var onRowChange: (RowChange) -> Void { get set }
  var onAlert: (AlertViewModel) -> Void { get set }
}

/// What not every list has: rows that can be selected or deleted, accessories, a failure after which one can try again,
/// an index.
extension ListViewModel {
  func rowSelected(at index: Int) {}
  func accessoryTapped(at index: Int) {}
  func deleteTapped(at index: Int) {}
  func retryTapped() {}

  var canSelectRows: Bool { true }
  var canDeleteRows: Bool { false }

  func firstRow(beginningWith text: String) -> Int? {
    nil
  }
}
