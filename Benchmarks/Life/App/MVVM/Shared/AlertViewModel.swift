import ContactsDomain

/// What an alert says, and what its buttons do.
struct AlertViewModel {
  /// A button.
  struct Action {
    let title: String
    /// Whether something is lost by it.
    var isDestructive = false
    var handler: () -> Void = {}
  }

  let title: String
  let message: String
  let actions: [Action]
}

extension AlertViewModel {
  /// Says what went wrong.
  static func error(_ message: String) -> AlertViewModel {
    AlertViewModel(title: "Error", message: message, actions: [Action(title: "Ok")])
  }

  /// Says why the contacts were not loaded, and offers to try again.
  static func loadFailed(_ failure: StorageFailure, onRetry: @escaping () -> Void) -> AlertViewModel {
    AlertViewModel(
      title: "Error", message: failure.loadMessage,
      actions: [Action(title: "Cancel"), Action(title: "Retry", handler: onRetry)])
  }

  /// Says why a contact was not saved.
  static func saveFailed(_ failure: StorageFailure) -> AlertViewModel {
    .error(failure.saveMessage)
  }

  /// Asks whether the contact is to be deleted.
  static func deletion(
    of contact: Contact, style: NameStyle, onConfirm: @escaping () -> Void
  ) -> AlertViewModel {
    .deletion(
      title: "Delete Contact", message: "Delete \(style.text(of: contact.name))?", onConfirm: onConfirm)
  }

  /// Asks whether something is to be deleted.
  static func deletion(title: String, message: String, onConfirm: @escaping () -> Void)
    -> AlertViewModel
  {
    AlertViewModel(
      title: title, message: message,
      actions: [
        Action(title: "Cancel"), Action(title: "Delete", isDestructive: true, handler: onConfirm),
      ])
  }

  /// Says why a contact was not deleted.
  static func deletionFailed(_ failure: StorageFailure) -> AlertViewModel {
    .error("The contact could not be deleted\(failure.explanation)")
  }
}

extension StorageFailure {
  /// What a person is told where contacts could not be loaded.
  var loadMessage: String { "The contacts could not be loaded\(explanation)" }

  /// What a person is told where a contact could not be saved.
  var saveMessage: String { "The contact could not be saved\(explanation)" }

  /// What a person is told where a group could not be saved.
  var groupSaveMessage: String { "The group could not be saved\(explanation)" }
}

extension ContactError {
  /// What a person is told where a contact was not saved.
  var message: String {
    switch self {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): failure.saveMessage
    }
  }
}
