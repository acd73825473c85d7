import ContactsDomain

extension ContactError {
  /// What an alert says about the error.
  var message: String {
    switch self {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .loadFailed: "The contacts could not be loaded"
    case .saveFailed: "The contact could not be saved"
    }
  }
}
