import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct AddContactWireframeTests {
  private let dataStore = ContactDataStore(repository: ContactRepositoryStub())
  private let interactor: AddContactInteractor
  private let wireframe: AddContactWireframe

  init() {
    interactor = AddContactInteractor(dataStore: dataStore)
    wireframe = AddContactWireframe(interactor: interactor)
  }

  @Test(.role("Wireframe"))
  func theDelegateHearsHowItEnded() {
    let delegate = AddContactDelegateSpy()
    wireframe.delegate = delegate
    wireframe.finish(with: .ada)
    #expect(delegate.added == [.ada])
    wireframe.cancel()
    #expect(delegate.cancelCount == 1)
  }

  @Test(.behaviour(.addScreenStartsEmpty), .role("Wireframe"))
  func theAddScreenStartsEmpty() {
    let list = ContactListWireframe(
      interactor: ContactListInteractor(dataStore: dataStore), addContactWireframe: wireframe)
    for _ in 1...2 {
      list.presentAddContact()
      #expect(interactor.firstName == "")
      interactor.firstName = "Ada"
    }
  }

  @Test(.role("Wireframe"))
  func theDelegateIsNotKept() {
    do {
      let delegate = AddContactDelegateSpy()
      wireframe.delegate = delegate
      #expect(wireframe.delegate != nil)
    }
    #expect(wireframe.delegate == nil)
  }
}
