import ContactsDomain
import TerminalKit

extension AlertController {
  /// Says what went wrong.
  convenience init(error message: String) {
    self.init(title: "Error", message: message)
    addAction(AlertAction(title: "Ok"))
  }

  convenience init(contactNotSaved failure: StorageFailure) {
    self.init(error: "The contact could not be saved\(failure.explanation)")
  }

  convenience init(contactNotDeleted failure: StorageFailure) {
    self.init(error: "The contact could not be deleted\(failure.explanation)")
  }

  convenience init(groupNotSaved failure: StorageFailure) {
    self.init(error: "The group could not be saved\(failure.explanation)")
  }
}
