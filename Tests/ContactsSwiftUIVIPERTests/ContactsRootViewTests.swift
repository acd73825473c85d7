import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct ContactsRootViewTests {
  @Test(.role("View"))
  func aWindowBeginsWithTheContacts() {
    let repository = ContactRepositoryStub([.ada])
    let root = ContactsRootView(dependencies: ContactsDependencies(repository: repository))
    let window = Window(rootViewController: HostingController(rootView: root))
    window.makeKeyAndVisible()
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }
}
