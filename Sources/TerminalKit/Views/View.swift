/// Something that can be put on a screen. Subviews lie below one another, in the order in which they were added.
open class View {
  public final private(set) var subviews: [View] = []
  public final private(set) weak var superview: View?
  /// The controller whose view this is, if it is one's.
  final weak var viewController: ViewController?

  public init() {}

  public final func addSubview(_ view: View) {
    subviews.append(view)
    view.superview = self
  }

  /// The controller on whose screen this view is.
  final var owningViewController: ViewController? {
    viewController ?? superview?.owningViewController
  }
}
