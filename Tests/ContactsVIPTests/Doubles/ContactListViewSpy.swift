@testable import ContactsVIP

/// Remembers what it was told to display.
@MainActor final class ContactListViewSpy: ContactListDisplayLogic {
  enum Call: Equatable {
    case screen(title: String)
    case rows(count: Int, placeholder: String?)
    case failure(title: String, message: String)
    case row(String)
    case foundRow(Int?)
    case addContact
    case insertedRow(Int, count: Int)
  }

  private(set) var calls: [Call] = []

  func displayScreen(_ viewModel: ContactList.ShowScreen.ViewModel) {
    calls.append(.screen(title: viewModel.title))
  }

  func displayContacts(_ viewModel: ContactList.LoadContacts.ViewModel) {
    switch viewModel {
    case .rows(let count, let placeholder): calls.append(.rows(count: count, placeholder: placeholder))
    case .failure(let title, let message): calls.append(.failure(title: title, message: message))
    }
  }

  func displayRow(_ viewModel: ContactList.ShowRow.ViewModel) {
    calls.append(.row(viewModel.row.fullName))
  }

  func displayFoundRow(_ viewModel: ContactList.FindRow.ViewModel) {
    calls.append(.foundRow(viewModel.index))
  }

  func displayAddContact(_ viewModel: ContactList.OpenAddContact.ViewModel) {
    calls.append(.addContact)
  }

  func displayInsertedRow(_ viewModel: ContactList.InsertAddedContact.ViewModel) {
    calls.append(.insertedRow(viewModel.insertedRow, count: viewModel.numberOfRows))
  }
}
