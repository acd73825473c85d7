/// Where an app is shown and a person acts on it: passes events to the screen in front, then brings it up to date.
public final class Window {
  public let rootViewController: ViewController
  /// The size in character cells. What is visible is laid out anew when it changes.
  public var size: ScreenSize {
    didSet { layout() }
  }

  /// The types of the screens whose updates went on asking for updates until the window gave up; empty as long as every
  /// event has come to rest.
  public private(set) var unsettledScreens: [String] = []

  public init(rootViewController: ViewController, size: ScreenSize = .standard) {
    self.rootViewController = rootViewController
    self.size = size
  }

  /// Shows the first screen.
  public func makeKeyAndVisible() {
    handleEvent {
      rootViewController.loadViewIfNeeded()
      rootViewController.appear()
    }
  }

  /// What a person sees now.
  public func snapshot() -> ScreenSnapshot {
    ScreenSnapshot(of: screen, alert: alert)
  }

  // MARK: The screens, from back to front

  package var frontViewController: ViewController {
    var front = rootViewController
    while let next = front.presented ?? front.children.last {
      front = next
    }
    return front
  }

  /// The alert in front, if there is one.
  package var alert: AlertController? {
    frontViewController as? AlertController
  }

  /// The screen in front, or behind the alert that is.
  package var screen: ViewController {
    var screen = frontViewController
    while screen is AlertController, let presenting = screen.presentingViewController {
      screen = presenting.children.last ?? presenting
    }
    return screen
  }

  // MARK: Events

  /// Runs an event to its end: what it does, the updates that follow from it, and the layout of what is visible.
  package func handleEvent(_ event: () -> Void) {
    screen.view.table?.clearInsertion()
    event()
    updateProperties()
    layout()
  }

  /// Gives what is visible its place.
  package func layout() {
    let screen = screen
    screen.view.table?.layout(height: max(1, size.tableHeight - screen.linesAboveTable))
  }

  private func updateProperties() {
    // An update may change what another one shows, so they run until all is quiet; a screen that never is quiet
    // must not hang the app.
    for _ in 1...Self.updateLimit {
      var isQuiet = true
      visitControllers { if $0.updatePropertiesIfNeeded() { isQuiet = false } }
      if isQuiet { return }
    }
    unsettledScreens = []
    visitControllers {
      if $0.updatePropertiesIfNeeded() { unsettledScreens.append("\(Swift.type(of: $0))") }
    }
  }

  /// Visits all controllers, from back to front: those of a stack before what is presented over it.
  package func visitControllers(_ visit: (ViewController) -> Void) {
    var controller: ViewController? = rootViewController
    while let current = controller {
      visit(current)
      for child in current.children { visit(child) }
      controller = current.presented
    }
  }

  private static var updateLimit: Int { 100 }
}

// Loops and not closures: a closure that is passed to the standard library has to check, each time, that it runs on the
// main actor.
extension View {
  package var table: TableView? {
    for case let table as TableView in subviews { return table }
    return nil
  }

  package var textFields: [TextField] {
    var fields: [TextField] = []
    for case let field as TextField in subviews { fields.append(field) }
    return fields
  }

  package var labels: [Label] {
    var labels: [Label] = []
    for case let label as Label in subviews { labels.append(label) }
    return labels
  }

  fileprivate var hasActivity: Bool {
    for case let indicator as ActivityIndicatorView in subviews where indicator.isAnimating { return true }
    return false
  }
}

extension ViewController {
  /// The search bar, and the fields of the screen's content where that shows.
  package var textFields: [TextField] {
    let fields = contentUnavailableConfiguration == nil ? view.textFields : []
    guard let searchBar = navigationItem.searchController?.searchBar else { return fields }
    return [searchBar] + fields
  }

  /// How many lines of the content go to what stands above the list.
  package var linesAboveTable: Int {
    view.labels.count + (navigationItem.searchController == nil ? 0 : 1)
  }

  /// Whether the screen shows that something is under way.
  package var hasActivity: Bool {
    contentUnavailableConfiguration.map(\.isLoading) ?? view.hasActivity
  }
}
