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
}

/// The state of a screen with a list.
///
/// What lasts is state, which the view observes. What happens once is told to it, when it happens: a view that found it
/// in the state would have to remember what it has shown already.
protocol ListViewModel: AnyObject {
  // MARK: Inputs

  func viewDidLoad()
  func retryTapped()

  // MARK: Outputs

  var title: String { get }
  var content: ListContent { get }
  var onRowChange: (RowChange) -> Void { get set }
  var onAlert: (AlertViewModel) -> Void { get set }
}
