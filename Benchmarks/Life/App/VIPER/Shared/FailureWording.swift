import ContactsDomain

/// What storage refused, as every presenter says it.
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

  static func contactNotSaved(_ failure: StorageFailure) -> String {
    "The contact could not be saved\(failure.explanation)"
  }

  static func contactNotDeleted(_ failure: StorageFailure) -> String {
    "The contact could not be deleted\(failure.explanation)"
  }
}
