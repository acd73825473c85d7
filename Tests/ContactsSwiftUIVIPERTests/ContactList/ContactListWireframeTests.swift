import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct ContactListWireframeTests {
  private let contacts: ContactListInteractor
  private let addContact: AddContactInteractor
  private let wireframe: ContactListWireframe
  private let window: Window

  init() {
    let dataStore = ContactDataStore(repository: ContactRepositoryStub([.grace]))
    contacts = ContactListInteractor(dataStore: dataStore)
    addContact = AddContactInteractor(dataStore: dataStore)
    wireframe = ContactListWireframe(
      interactor: contacts, addContactWireframe: AddContactWireframe(interactor: addContact))
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
  func anAddedContactIsInsertedAndTheScreenCloses() {
    window.handleEvent { wireframe.presentAddContact() }
    window.handleEvent { wireframe.addContactDidAdd(.ada) }
    #expect(window.snapshot().title == "Contacts")
    #expect(contacts.addedContactID == Contact.ada.id)
  }

  @Test(.role("Wireframe"))
  func theScreenClosesWithoutAContact() {
    window.handleEvent { wireframe.presentAddContact() }
    window.handleEvent { wireframe.addContactDidCancel() }
    #expect(window.snapshot().title == "Contacts")
    #expect(contacts.addedContactID == nil)
  }
}
