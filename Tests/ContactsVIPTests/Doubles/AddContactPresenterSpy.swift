import ContactsDomain

@testable import ContactsVIP

/// Remembers the responses that it was given.
@MainActor final class AddContactPresenterSpy: AddContactPresentationLogic {
  enum Call: Equatable {
    case stored
    case refused(ContactError)
  }

  private(set) var calls: [Call] = []

  func presentContact(_ response: AddContact.StoreContact.Response) {
    switch response {
    case .stored: calls.append(.stored)
    case .refused(let error): calls.append(.refused(error))
    }
  }
}
