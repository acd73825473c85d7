import ContactsDomain

extension ContactError {
  /// What an alert says about the error.
  var message: String {
    switch self {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .loadFailed(let failure): "The contacts could not be loaded\(failure.reason)"
    case .saveFailed(let failure): "The contact could not be saved\(failure.reason)"
    }
  }
}

extension StorageFailure {
  /// What follows the sentence that storage failed.
  fileprivate var reason: String {
    switch self {
    case .unspecified: ""
    case .readOnly: ": the database is read-only"
    case .locked: ": the database is locked by another program"
    case .full: ": the disk is full"
    case .noPermission: ": there is no permission to open the database"
    case .notAFile: ": the database is not a file"
    case .notADatabase: ": the file is not a database"
    case .foreign: ": the database belongs to another program"
    case .newerVersion: ": the database was written by a newer version"
    case .damaged: ": the database is damaged"
    case .missing: ": the database was moved or deleted"
    case .unavailable: ": the database cannot be reached"
    }
  }
}
