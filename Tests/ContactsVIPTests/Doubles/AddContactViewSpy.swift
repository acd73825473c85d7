@testable import ContactsVIP

/// Remembers what it was told to display.
@MainActor final class AddContactViewSpy: AddContactDisplayLogic {
  enum Call: Equatable {
    case screen(title: String)
    case cancel, stored
    case refused(title: String, message: String)
  }

  private(set) var calls: [Call] = []

  func displayScreen(_ viewModel: AddContact.ShowScreen.ViewModel) {
    calls.append(.screen(title: viewModel.title))
  }

  func displayCancel(_ viewModel: AddContact.Cancel.ViewModel) {
    calls.append(.cancel)
  }

  func displayContact(_ viewModel: AddContact.StoreContact.ViewModel) {
    switch viewModel {
    case .stored: calls.append(.stored)
    case .refused(let title, let message): calls.append(.refused(title: title, message: message))
    }
  }
}
