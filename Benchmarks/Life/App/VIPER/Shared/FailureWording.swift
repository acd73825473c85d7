import ContactsDomain

/// What storage refused, as every presenter says it.
enum FailureWording {
  static func contactsNotLoaded(_ failure: StorageFailure) -> String {
    "The contacts could not be loaded\(failure.explanation)"
  }

  static func contactNotSaved(_ failure: StorageFailure) -> String {
    "The contact could not be saved\(failure.explanation)"
  }

  static func contactNotDeleted(_ failure: StorageFailure) -> String {
    "The contact could not be deleted\(failure.explanation)"
  }
}
