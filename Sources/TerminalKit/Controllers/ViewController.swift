import Observation

/// One screen: owns a view, fills its navigation bar, and hears when it comes and goes.
///
/// The life cycle is UIKit's: `viewDidLoad` once, then `viewWillAppear` and `viewDidAppear` whenever the screen comes
/// to the front, `viewWillDisappear` and `viewDidDisappear` whenever another screen covers it or it goes away.
open class ViewController {
  public final var title = ""
  public final let view = View()
  public final let navigationItem = NavigationItem()
  /// What the screen shows in place of its view; nil shows the view.
  public final var contentUnavailableConfiguration: ContentUnavailableConfiguration?

  /// The navigation controller in whose stack this screen is.
  public final internal(set) weak var navigationController: NavigationController?
  /// What this controller itself has put in front; ``presentedViewController`` asks the right one.
  final var presented: ViewController?
  final weak var presenting: ViewController?

  /// The field that receives what is typed while this screen is in front.
  final weak var firstResponder: TextField?
  final var isViewLoaded = false
  final var isVisible = false
  private var needsUpdateProperties = true

  public init() {
    view.viewController = self
    navigationItem.viewController = self
  }

  // What it holds can go on any thread; on the main actor, each object would first have to find out whether it is there.
  nonisolated deinit {}

  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}

  /// Brings the views up to date with the state that they show; UIKit has had it since iOS 26, tracking included.
  ///
  /// Runs after the view has loaded, and again after each event that changed an observable property which the last
  /// run has read.
  open func updateProperties() {}

  /// Has ``updateProperties()`` run at the end of this event.
  public final func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  /// Returns whether there was something to update.
  final func updatePropertiesIfNeeded() -> Bool {
    guard needsUpdateProperties else { return false }
    needsUpdateProperties = false
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
    }
    return true
  }

  /// The controllers whose screens this one shows one at a time, the first at the bottom.
  var children: [ViewController] { [] }

  final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }
}
