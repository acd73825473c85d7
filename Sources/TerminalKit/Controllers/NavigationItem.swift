/// The buttons beside a screen's title.
public final class NavigationItem {
  public var leftBarButtonItem: BarButtonItem?
  public var rightBarButtonItem: BarButtonItem?

  nonisolated deinit {}
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
