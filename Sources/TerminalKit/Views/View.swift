/// Something that can be put on a screen. Subviews lie below one another, in the order in which they were added.
open class View {
  public final private(set) var subviews: [View] = []
  public final private(set) weak var superview: View?
  /// The controller whose view this is, if it is one's.
  final weak var viewController: ViewController?

  public init() {}

  // What it holds can go on any thread; on the main actor, each object would first have to find out whether it is there.
  nonisolated deinit {}

  public final func addSubview(_ view: View) {
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view off the one that it is on, if it is on one.
  public final func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Called when the screen that the view is on has come to the front, or has left it.
  open func didMoveToWindow() {}

  /// Whether the screen that the view is on is shown.
  public final var isInWindow: Bool {
    owningViewController?.isVisible == true
  }

  final func windowChanged() {
    didMoveToWindow()
    for view in subviews { view.windowChanged() }
  }

  /// The controller on whose screen this view is.
  final var owningViewController: ViewController? {
    viewController ?? superview?.owningViewController
  }
}
