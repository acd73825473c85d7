public import ContactsDomain
public import TerminalKit

/// The contacts app in Model-View-ViewModel, with coordinators.
public final class ContactsApp: App {
  private let coordinator: AppCoordinator

  public init(services: Services) {
    coordinator = AppCoordinator(services: services)
  }

  public var rootViewController: ViewController {
    coordinator.rootViewController
  }

  public func sceneWillConnect(to window: Window) {
    coordinator.start(in: window)
  }

  public func sceneDidEnterBackground() {
    coordinator.didEnterBackground()
  }
}
