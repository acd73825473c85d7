import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct ContactListWireframeTests {
  private let addContact: AddContactInteractor
  private let wireframe: ContactListWireframe
  private let window: Window

  init() {
    let dataStore = ContactDataStore(repository: ContactRepositoryStub([.grace]))
    addContact = AddContactInteractor(dataStore: dataStore)
    wireframe = ContactListWireframe(
      interactor: ContactListInteractor(dataStore: dataStore),
      addContactWireframe: AddContactWireframe(interactor: addContact))
    window = Window(rootViewController: HostingController(rootView: wireframe.interface))
    window.makeKeyAndVisible()
  }

  @Test(.behaviour(.addOpensTheAddScreen), .role("Wireframe"))
  func addOpensTheAddScreen() {
    window.handleEvent { wireframe.presentAddContact() }
    #expect(window.snapshot().title == "Add Contact")
  }

  @Test(.role("Wireframe"))
  func theAddModuleIsPreparedEachTime() {
    addContact.firstName = "Ada"
    window.handleEvent { wireframe.presentAddContact() }
    #expect(addContact.firstName == "")
  }

  @Test(.role("Wireframe"))
  func anAddedContactIsKeptAndTheScreenCloses() {
    window.handleEvent { wireframe.presentAddContact() }
    window.handleEvent { wireframe.addContactDidAdd(.ada) }
    #expect(window.snapshot().title == "Contacts")
    #expect(wireframe.addedContact == .ada)
  }

  @Test(.role("Wireframe"))
  func theScreenClosesWithoutAContact() {
    window.handleEvent { wireframe.presentAddContact() }
    window.handleEvent { wireframe.addContactDidCancel() }
    #expect(window.snapshot().title == "Contacts")
    #expect(wireframe.addedContact == nil)
  }
}
