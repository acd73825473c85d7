import ContactsDomain

/// What the use cases of the contacts screen lead to.
protocol ContactListPresentationLogic {
  func presentContacts(count: Int)
  func presentLoadFailure(_ failure: StorageFailure)
  func presentInsertedContact(at index: Int, count: Int)
  func presentRow(of contact: Contact)
  func presentFoundRow(_ index: Int?)
}

/// Words what the use cases of the contacts screen lead to, for its view model to hold.
final class ContactListPresenter {
  // MARK: Dependencies

  weak var viewModel: (any ContactListViewModelOutput)?
}

// MARK: - ContactListPresentationLogic

extension ContactListPresenter: ContactListPresentationLogic {
  func presentContacts(count: Int) {
    viewModel?.rowsLoaded(count: count, placeholder: count == 0 ? "No contacts yet" : nil)
  }

  func presentLoadFailure(_ failure: StorageFailure) {
    viewModel?.loadFailed(message: "The contacts could not be loaded\(failure.explanation)")
  }

  func presentInsertedContact(at index: Int, count: Int) {
    viewModel?.rowInserted(at: index, count: count)
  }

  func presentRow(of contact: Contact) {
    viewModel?.rowFetched(ContactRow(contact))
  }

  func presentFoundRow(_ index: Int?) {
    viewModel?.rowFound(at: index)
  }
}
