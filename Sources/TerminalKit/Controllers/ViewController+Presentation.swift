extension ViewController {
  /// Puts another screen, or an alert, in front of this one.
  ///
  /// Where something is in front already, the new one goes in front of that.
  public final func present(_ viewController: ViewController) {
    if let presentedViewController {
      presentedViewController.present(viewController)
      return
    }
    viewController.loadViewIfNeeded()
    presentedViewController = viewController
    viewController.presentingViewController = self
    if isVisible {
      if !viewController.leavesPresenterVisible { disappear() }
      viewController.appear()
    }
  }

  /// Takes away what this screen presents, or, where it presents nothing, this screen itself.
  public final func dismiss() {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss()
      return
    }
    presented.goAway()
    presentedViewController = nil
    if !presented.leavesPresenterVisible { appear() }
  }

  /// Goes, and before that what is in front of it: no screen appears only to go.
  private func goAway() {
    presentedViewController?.goAway()
    presentedViewController = nil
    disappear()
    presentingViewController = nil
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
    presentedViewController?.appear()
  }

  private func disappear() {
    guard isVisible else { return }
    viewWillDisappear()
    isVisible = false
    view.windowChanged()
    viewDidDisappear()
  }
}
