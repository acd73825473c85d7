import TerminalKit

extension ReferenceModel {
  /// What a person sees now.
  var screen: ScreenSnapshot {
    if let form { formScreen(form) } else { listScreen }
  }

  private func formScreen(_ form: Form) -> ScreenSnapshot {
    let fields = Self.fieldLabels.indices.map { field in
      ScreenSnapshot.Field(
        label: Self.fieldLabels[field], text: form.texts[field],
        isFocused: alert == nil && form.focus == field)
    }
    return ScreenSnapshot(
      title: "Add Contact", leftButton: .init(title: "Cancel", isEnabled: true),
      rightButton: .init(title: "Done", isEnabled: true), list: nil, fields: fields, placeholder: nil,
      alert: alert)
  }

  private var listScreen: ScreenSnapshot {
    ScreenSnapshot(
      title: "Contacts", leftButton: nil, rightButton: .init(title: "Add", isEnabled: list.isLoaded),
      list: visibleList, fields: [], placeholder: placeholder, alert: alert)
  }

  private var visibleList: ScreenSnapshot.List? {
    guard !list.contacts.isEmpty else { return nil }
    let rows = list.contacts[list.firstRow...].prefix(Self.viewportHeight).map(\.fullName)
    return ScreenSnapshot.List(
      firstRow: list.firstRow, visibleRows: rows, numberOfRows: list.contacts.count,
      insertedRow: list.insertedRow)
  }

  private var placeholder: ScreenSnapshot.Placeholder? {
    guard list.isLoaded else { return .init(text: ReferenceWording.loadFailed, button: "Retry") }
    return list.contacts.isEmpty ? .init(text: "No contacts yet", button: nil) : nil
  }
}

/// What the specified app says when something is wrong.
enum ReferenceWording {
  static let loadFailed = "The contacts could not be loaded"
  static let saveFailed = "The contact could not be saved"
  /// The messages that are shown where storage refuses.
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
