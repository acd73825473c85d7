@testable import ContactsIndependentVIPER

final class AddContactPresenterSpy: AddContactViewOutput {
  enum Event: Equatable {
    case cancel
    case done(firstName: String, lastName: String)
  }

  private(set) var events: [Event] = []

  func didTapCancel() {
    events.append(.cancel)
  }

  func didTapDone(firstName: String, lastName: String) {
    events.append(.done(firstName: firstName, lastName: lastName))
  }
}
