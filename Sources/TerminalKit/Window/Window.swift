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
    while let presented = front.presentedViewController {
      front = presented
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
      screen = presenting
    }
    return screen
  }

  // MARK: Events

  /// Runs an event to its end: what it does, the updates that follow from it, and the layout of what is visible.
  package func handleEvent(_ event: () -> Void) {
    for case let table as TableView in screen.view.subviews {
      table.clearInsertion()
    }
    event()
    updateProperties()
    layout()
  }

  /// Gives what is visible its place.
  package func layout() {
    for case let table as TableView in screen.view.subviews {
      table.layout(height: size.tableHeight)
    }
  }

  private func updateProperties() {
    // An update may change what another one shows, so they run until all is quiet; a screen that never is quiet
    // must not hang the app.
    for _ in 1...Self.updateLimit {
      var isQuiet = true
      var controller: ViewController? = rootViewController
      while let current = controller {
        if current.updatePropertiesIfNeeded() { isQuiet = false }
        controller = current.presentedViewController
      }
      if isQuiet { return }
    }
    noteUnsettledScreens()
  }

  private func noteUnsettledScreens() {
    unsettledScreens = []
    var controller: ViewController? = rootViewController
    while let current = controller {
      if current.updatePropertiesIfNeeded() { unsettledScreens.append("\(Swift.type(of: current))") }
      controller = current.presentedViewController
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
}
