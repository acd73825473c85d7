extension ViewController {
  /// The screen or alert in front of this one, or of the navigation controller in whose stack this one is.
  public final var presentedViewController: ViewController? { context.presented }

  /// The screen in front of which this one, or the navigation controller in whose stack this one is, was put.
  public final var presentingViewController: ViewController? { context.presenting }

  /// The controller that presents and is presented: a stack of screens comes and goes as a whole.
  private var context: ViewController { navigationController ?? self }

  /// Puts another screen, or an alert, in front of this one.
  ///
  /// As in UIKit, nothing happens where this one presents something already: ask what is in front, or dismiss it first.
  public final func present(_ viewController: ViewController) {
    let context = context
    guard context.presented == nil else { return }
    viewController.loadViewIfNeeded()
    context.presented = viewController
    viewController.presenting = context
    if context.isVisible {
      if !viewController.leavesPresenterVisible { context.disappear() }
      viewController.appear()
    }
  }

  /// Takes away what this screen presents, or, where it presents nothing, this screen itself.
  public final func dismiss() {
    let context = context
    guard let presented = context.presented else {
      context.presenting?.dismiss()
      return
    }
    presented.goAway()
    context.presented = nil
    if !presented.leavesPresenterVisible { context.appear() }
  }

  /// Goes, and before that what is in front of it: no screen appears only to go.
  private func goAway() {
    presented?.goAway()
    presented = nil
    disappear()
    presenting = nil
  }

  /// An alert lies over its screen; any other screen covers it.
  private var leavesPresenterVisible: Bool {
    self is AlertController
  }

  final func appear() {
    guard !isVisible else { return }
    viewWillAppear()
    isVisible = true
    view.windowChanged()
    viewDidAppear()
    children.last?.appear()
    presented?.appear()
  }

  final func disappear() {
    guard isVisible else { return }
    children.last?.disappear()
    viewWillDisappear()
    isVisible = false
    view.windowChanged()
    viewDidDisappear()
  }
}
