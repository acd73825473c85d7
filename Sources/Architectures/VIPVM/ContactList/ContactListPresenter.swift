import ContactsDomain

/// What the use cases of the contacts screen lead to.
protocol ContactListPresentationLogic {
  func presentContacts(_ contacts: SortedList<Contact>)
  func presentLoadFailure(_ failure: StorageFailure)
  func presentInsertedContact(_ contact: Contact, at index: Int)
}

/// Words what the use cases of the contacts screen lead to, for its view model to hold; rows word themselves.
final class ContactListPresenter {
  // MARK: Dependencies

  weak var viewModel: (any ContactListViewModelOutput)?
}

// MARK: - ContactListPresentationLogic

extension ContactListPresenter: ContactListPresentationLogic {
  func presentContacts(_ contacts: SortedList<Contact>) {
    viewModel?.rowsLoaded(
      ContactRows(contacts), placeholder: contacts.isEmpty ? "No contacts yet" : nil)
  }

  func presentLoadFailure(_ failure: StorageFailure) {
    viewModel?.loadFailed(message: "The contacts could not be loaded\(failure.explanation)")
  }

  func presentInsertedContact(_ contact: Contact, at index: Int) {
    viewModel?.rowInserted(ContactRow(contact), at: index)
  }
}
