import ContactsDomain

/// What the use case of the Add screen leads to.
protocol AddContactPresentationLogic {
  func presentContact(_ response: AddContact.StoreContact.Response)
}

/// Words what the use case of the Add screen leads to, for its view to show.
final class AddContactPresenter {
  // MARK: Dependencies

  weak var view: (any AddContactDisplayLogic)?
}

// MARK: - AddContactPresentationLogic

extension AddContactPresenter: AddContactPresentationLogic {
  func presentContact(_ response: AddContact.StoreContact.Response) {
    switch response {
    case .stored: view?.displayContact(.stored)
    case .refused(let error): view?.displayContact(.refused(title: "Error", message: message(for: error)))
    }
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
