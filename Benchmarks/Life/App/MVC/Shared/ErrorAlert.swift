import ContactsDomain
import TerminalKit

extension AlertController {
  /// Says what went wrong.
  convenience init(error message: String) {
    self.init(title: "Error", message: message)
    addAction(AlertAction(title: "Ok"))
  }

  convenience init(contactNotSaved failure: StorageFailure) {
    self.init(error: ContactError.saveFailed(failure).message)
  }

  convenience init(contactNotDeleted failure: StorageFailure) {
    self.init(error: "The contact could not be deleted\(failure.explanation)")
  }

  convenience init(groupNotSaved failure: StorageFailure) {
    self.init(error: "The group could not be saved\(failure.explanation)")
  }
}

extension ContactError {
  /// What an alert says of it, and the row of a rejected line.
  var message: String {
    switch self {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): "The contact could not be saved\(failure.explanation)"
    }
  }
}
