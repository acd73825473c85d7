import ContactsDomain

/// Words what went wrong, for the alerts and placeholders of both screens.
struct ErrorFormatter {
  func message(forLoading failure: StorageFailure) -> String {
    "The contacts could not be loaded\(failure.explanation)"
  }

  func message(forAdding error: ContactError) -> String {
    switch error {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): "The contact could not be saved\(failure.explanation)"
    }
  }
}
