@testable import ContactsVIP

/// Remembers what it was told to display.
@MainActor final class AddContactViewSpy: AddContactDisplayLogic {
  enum Call: Equatable {
    case stored
    case refused(title: String, message: String)
  }

  private(set) var calls: [Call] = []

  func displayContact(_ viewModel: AddContact.StoreContact.ViewModel) {
    switch viewModel {
    case .stored: calls.append(.stored)
    case .refused(let title, let message): calls.append(.refused(title: title, message: message))
    }
  }
}
