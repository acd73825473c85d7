import ContactsDomain

/// What was refused, as every presenter says it.
enum FailureWording {
  static func contactsNotLoaded(_ failure: StorageFailure) -> String {
    "The contacts could not be loaded\(failure.explanation)"
  }

  static func groupsNotLoaded(_ failure: StorageFailure) -> String {
    "The groups could not be loaded\(failure.explanation)"
  }

  static func groupNotSaved(_ failure: StorageFailure) -> String {
    "The group could not be saved\(failure.explanation)"
  }

  static func groupNotDeleted(_ failure: StorageFailure) -> String {
    "The group could not be deleted\(failure.explanation)"
  }

  static func changeNotUndone(_ failure: StorageFailure) -> String {
    "The change could not be undone\(failure.explanation)"
  }

  static func contactsNotSaved(_ failure: StorageFailure) -> String {
    "The contacts could not be saved\(failure.explanation)"
  }

  static func contactRefused(_ error: ContactError) -> String {
    switch error {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): contactNotSaved(failure)
    }
  }

  static func contactNotSaved(_ failure: StorageFailure) -> String {
    "The contact could not be saved\(failure.explanation)"
  }

  static func contactNotDeleted(_ failure: StorageFailure) -> String {
    "The contact could not be deleted\(failure.explanation)"
  }
}
