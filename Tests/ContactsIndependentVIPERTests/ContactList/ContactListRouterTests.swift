import TerminalKit
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct ContactListRouterTests {
  private let builder = AddContactBuilderStub()
  private let output = AddContactModuleOutputSpy()
  private let list = ViewController()
  private let router: ContactListRouter

  init() {
    router = ContactListRouter(addContactBuilder: builder)
    router.viewController = list
  }

  private var addScreen: ViewController? {
    (list.presentedViewController as? NavigationController)?.topViewController
  }

  @Test(.role(.router), .behaviour(.addOpensTheAddScreen))
  func addOpensTheAddScreen() {
    router.openAddContact(output: output)
    #expect(addScreen != nil && addScreen === builder.screens.first)
    #expect(builder.output === output)
  }

  @Test(.role(.router), .behaviour(.addScreenStartsEmpty))
  func theAddScreenStartsEmpty() {
    router.openAddContact(output: output)
    list.dismiss()
    router.openAddContact(output: output)
    #expect(builder.screens.count == 2)
    #expect(addScreen === builder.screens.last)
  }
}
