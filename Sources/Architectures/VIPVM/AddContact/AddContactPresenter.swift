import ContactsDomain

/// What the use case of the Add screen leads to.
protocol AddContactPresentationLogic {
  func presentAddedContact(_ contact: Contact)
  func presentRefusal(_ error: ContactError)
}

/// Words what the use case of the Add screen leads to, for its view model to pass on.
final class AddContactPresenter {
  // MARK: Dependencies

  weak var viewModel: (any AddContactViewModelOutput)?
}

// MARK: - AddContactPresentationLogic

extension AddContactPresenter: AddContactPresentationLogic {
  func presentAddedContact(_ contact: Contact) {
    viewModel?.contactAdded(contact)
  }

  func presentRefusal(_ error: ContactError) {
    viewModel?.contactRefused(message: message(for: error))
  }

  private func message(for error: ContactError) -> String {
    switch error {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): "The contact could not be saved\(failure.explanation)"
    }
  }
}
