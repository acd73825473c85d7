@testable import ContactsVIP

/// Remembers the requests that were made of it.
@MainActor final class AddContactInteractorSpy: AddContactBusinessLogic {
  enum Call: Equatable {
    case showScreen, cancel
    case storeContact(firstName: String, lastName: String)
  }

  private(set) var calls: [Call] = []

  func showScreen(_ request: AddContact.ShowScreen.Request) {
    calls.append(.showScreen)
  }

  func cancel(_ request: AddContact.Cancel.Request) {
    calls.append(.cancel)
  }

  func storeContact(_ request: AddContact.StoreContact.Request) {
    calls.append(.storeContact(firstName: request.firstName, lastName: request.lastName))
  }
}
