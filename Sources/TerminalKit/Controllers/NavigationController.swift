/// A stack of screens of which the topmost shows, with a way back from each but the first.
public final class NavigationController: ViewController {
  /// The screens, the topmost last.
  public private(set) var viewControllers: [ViewController]

  public init(rootViewController: ViewController) {
    viewControllers = [rootViewController]
    super.init()
    rootViewController.navigationController = self
  }

  nonisolated deinit {}

  public var topViewController: ViewController? { viewControllers.last }

  /// Puts a screen on top of the stack.
  public func pushViewController(_ viewController: ViewController) {
    viewController.loadViewIfNeeded()
    viewController.navigationController = self
    if isVisible { topViewController?.disappear() }
    viewControllers.append(viewController)
    if isVisible { viewController.appear() }
  }

  /// Takes the topmost screen away, unless it is the only one, which stays. Returns the one that went.
  @discardableResult
  public func popViewController() -> ViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.removeLast()
    popped.disappear()
    popped.navigationController = nil
    if isVisible { topViewController?.appear() }
    return popped
  }

  public override func viewDidLoad() {
    for child in viewControllers { child.loadViewIfNeeded() }
  }

  override var children: [ViewController] { viewControllers }
}
