@testable import ContactsVIP

/// Remembers the requests that were made of it.
@MainActor final class AddContactInteractorSpy: AddContactBusinessLogic {
  enum Call: Equatable {
    case storeContact(firstName: String, lastName: String)
  }

  private(set) var calls: [Call] = []

  func storeContact(_ request: AddContact.StoreContact.Request) {
    calls.append(.storeContact(firstName: request.firstName, lastName: request.lastName))
  }
}
