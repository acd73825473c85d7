@testable import ContactsVIP

/// Remembers what it was told to display.
@MainActor final class ContactListViewSpy: ContactListDisplayLogic {
  private(set) var loads: [ContactList.LoadContacts.ViewModel] = []
  private(set) var insertions: [ContactList.InsertContact.ViewModel] = []

  func displayContacts(_ viewModel: ContactList.LoadContacts.ViewModel) {
    loads.append(viewModel)
  }

  func displayInsertedContact(_ viewModel: ContactList.InsertContact.ViewModel) {
    insertions.append(viewModel)
  }
}
