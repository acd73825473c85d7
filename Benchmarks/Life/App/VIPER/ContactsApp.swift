public import ContactsDomain
public import TerminalKit

/// The contacts app in View-Interactor-Presenter-Entity-Router.
public final class ContactsApp: App {
  public let rootViewController: ViewController

  private let pins: any PINStore
  private weak var window: Window?

  public init(services: Services) {
    pins = services.pin
    rootViewController = TabsBuilder(services: services).build()
  }

  public func sceneWillConnect(to window: Window) {
    self.window = window
    lock()
  }

  public func sceneDidEnterBackground() {
    lock()
  }

  /// Covers the window with an empty lock, where a PIN is set.
  private func lock() {
    guard let window, pins.pin != nil else { return }
    window.coverViewController = LockBuilder(pins: pins).build(for: window)
  }
}
