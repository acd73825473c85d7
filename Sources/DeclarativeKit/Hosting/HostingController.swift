public import TerminalKit

/// A screen whose content is a view.
public final class HostingController<Content: View>: ViewController {
  /// The view that the screen shows.
  public var rootView: Content {
    didSet { setNeedsUpdateProperties() }
  }
  private let graph = ViewGraph()

  public init(rootView: Content) {
    self.rootView = rootView
  }

  nonisolated deinit {}

  public override func viewDidAppear() {
    graph.appear()
  }

  public override func viewDidDisappear() {
    if let stack = navigationController, stack.topViewController !== self { graph.disappear() }
  }

  public override func updateProperties() {
    graph.update({ rootView._makeView($0.child(0, of: Content.self)) }, on: self)
  }
}
