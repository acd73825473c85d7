import ContactsDomain

/// What the scene is opened with: what came of an import, in a type that a router can pass on without knowing the domain.
struct ImportResultInput {
  /// How many contacts were imported.
  let count: Int
  let rejected: [RejectedLine]
}

/// What the presenter has the view show.
protocol ImportResultView: AnyObject {
  func show(title: String)
  func show(lines: [String])
  func showRows()
}

/// What the view tells and asks the presenter.
protocol ImportResultPresentation {
  var numberOfRows: Int { get }
  func row(at index: Int) -> RejectedLineRow
  func viewDidLoad()
  func doneTapped()
}

/// The use case of the result screen.
protocol ImportResultUseCases {
  var nameStyle: NameStyle { get }
  func rejectedLine(at index: Int) -> RejectedLine
  func loadResult()
}

/// What the use case reports back.
protocol ImportResultUseCasesOutput: AnyObject {
  func resultLoaded(importedCount: Int, rejectedCount: Int)
}

/// Where the result screen leads: back.
protocol ImportResultRouting {
  func close()
}
