import TerminalKit

/// What the specified app says when something is wrong.
enum ReferenceWording {
  static let loadFailed = "The contacts could not be loaded"
  static let saveFailed = "The contact could not be saved"
  /// The messages that tell of storage which refused.
  static let ofFaults = [loadFailed, saveFailed]

  static func message(of problem: ReferenceValidation.Problem) -> String {
    switch problem {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than 200 characters"
    }
  }

  static func alert(_ message: String, buttons: [String]) -> ScreenSnapshot.Alert {
    ScreenSnapshot.Alert(title: "Error", message: message, buttons: buttons)
  }
}
