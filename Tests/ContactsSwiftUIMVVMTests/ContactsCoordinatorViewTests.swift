import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVM

@MainActor @Suite struct ContactsCoordinatorViewTests {
  @Test(.role(.view))
  func aWindowBeginsWithTheContacts() {
    let repository = ContactRepositoryStub([.ada])
    let root = ContactsCoordinatorView(repository: repository)
    let window = Window(rootViewController: HostingController(rootView: root))
    window.makeKeyAndVisible()
    #expect(window.snapshot().title == "Contacts")
    #expect(window.snapshot().list?.visibleRows == ["Ada Lovelace"])
  }
}
