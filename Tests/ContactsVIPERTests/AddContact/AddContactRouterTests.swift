import TerminalKit
import TestSupport
import Testing

@testable import ContactsVIPER

@MainActor @Suite struct AddContactRouterTests {
  @Test(.role(.router))
  func closeTakesTheScreenAway() {
    let presenting = ViewController()
    let screen = ViewController()
    presenting.present(screen)
    let router = AddContactRouter()
    router.viewController = screen
    router.close()
    #expect(presenting.presentedViewController == nil)
  }

  @Test(.role(.router))
  func theScreenIsNotKept() {
    let router = AddContactRouter()
    do {
      let screen = ViewController()
      router.viewController = screen
      #expect(router.viewController != nil)
    }
    #expect(router.viewController == nil)
  }
}
