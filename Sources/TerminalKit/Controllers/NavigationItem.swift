/// What a screen has beside its title: buttons, and a search bar below them.
public final class NavigationItem {
  public var leftBarButtonItem: BarButtonItem?
  public var rightBarButtonItem: BarButtonItem?
  public var searchController: SearchController? {
    didSet { searchController?.searchBar.viewController = viewController }
  }

  /// The controller of the screen.
  weak var viewController: ViewController?

  nonisolated deinit {}

  /// The left button as the screen shows it: its own, or the way back where there is one.
  package var shownLeftBarButtonItem: BarButtonItem? {
    if let leftBarButtonItem { return leftBarButtonItem }
    guard let viewController, let stack = viewController.navigationController,
      stack.viewControllers.first !== viewController
    else { return nil }
    return BarButtonItem(title: "Back") { [weak stack] in _ = stack?.popViewController() }
  }
}

/// A button in the navigation bar.
public final class BarButtonItem {
  public let title: String
  public var isEnabled = true
  package let action: () -> Void

  public init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  nonisolated deinit {}
}
