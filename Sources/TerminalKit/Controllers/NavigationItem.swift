/// The buttons beside a screen's title.
public final class NavigationItem {
  public var leftBarButtonItem: BarButtonItem?
  public var rightBarButtonItem: BarButtonItem?

  nonisolated deinit {}
}
