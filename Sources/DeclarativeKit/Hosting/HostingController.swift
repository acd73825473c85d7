public import TerminalKit

/// A screen whose content is a view.
public final class HostingController<Content: View>: ViewController {
  /// The view that the screen shows.
  public var rootView: Content {
    didSet { setNeedsUpdateProperties() }
  }
  /// Runs when the screen has gone from its stack.
  var onPop: () -> Void = {}
  private let graph = ViewGraph()

  public init(rootView: Content) {
    self.rootView = rootView
  }

  nonisolated deinit {}

  public override func viewDidAppear() {
    graph.appear()
  }

  public override func viewDidDisappear() {
    guard let stack = navigationController else { return }
    if !stack.viewControllers.contains(where: { $0 === self }) {
      onPop()
    } else if presentedViewController == nil {
      graph.disappear()
    }
  }

  public override func updateProperties() {
    graph.update({ rootView._makeView($0.child(0, of: Content.self)) }, on: self)
  }

  /// Ends the screen: its views go.
  func end() {
    graph.remove()
  }
}
