import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct AddContactWireframeTests {
  private let interactor: AddContactInteractor
  private let wireframe: AddContactWireframe

  init() {
    interactor = AddContactInteractor(dataStore: ContactDataStore(repository: ContactRepositoryStub()))
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

  @Test(.role("Wireframe"))
  func theModuleIsEmptyOnceItIsPrepared() {
    interactor.firstName = "Ada"
    wireframe.prepare()
    #expect(interactor.firstName == "")
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
