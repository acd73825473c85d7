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
    if isVisible {
      if !viewController.leavesPresenterVisible { disappear() }
      viewController.appear()
    }
    presentedViewController = viewController
    viewController.presentingViewController = self
  }

  /// Takes away what this screen presents, or, where it presents nothing, this screen itself.
  public final func dismiss() {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss()
      return
    }
    if presented.presentedViewController != nil { presented.dismiss() }
    presented.disappear()
    presented.presentingViewController = nil
    presentedViewController = nil
    if !presented.leavesPresenterVisible { appear() }
  }

  /// An alert lies over its screen; any other screen covers it.
  private var leavesPresenterVisible: Bool {
    self is AlertController
  }

  final func appear() {
    guard !isVisible else { return }
    viewWillAppear()
    isVisible = true
    viewDidAppear()
    presentedViewController?.appear()
  }

  private func disappear() {
    guard isVisible else { return }
    viewWillDisappear()
    isVisible = false
    viewDidDisappear()
  }
}
