import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct AddContactRouterTests {
  @Test(.role(.router))
  func closeTakesTheScreenAway() {
    let (root, screen, router) = (ViewController(), ViewController(), AddContactRouter())
    root.present(NavigationController(rootViewController: screen))
    router.viewController = screen
    router.close()
    #expect(root.presentedViewController == nil)
  }
}
