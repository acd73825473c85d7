import ContactsDomain
import TerminalKit

extension ScreenSnapshot {
  /// One of the two fields of the Add screen.
  enum Focus {
    case first, last
  }

  /// The contacts screen.
  static func contacts(
    canAdd: Bool = true, list: List? = nil, placeholder: Placeholder? = nil, alert: Alert? = nil
  ) -> ScreenSnapshot {
    ScreenSnapshot(
      title: "Contacts", leftButton: nil, rightButton: Button(title: "Add", isEnabled: canAdd), list: list,
      fields: [], placeholder: placeholder, alert: alert)
  }

  /// The Add screen with what was typed, and the message of the alert in front of it, if there is one.
  static func adding(
    first: String = "", last: String = "", focus: Focus? = nil, alert: String? = nil
  ) -> ScreenSnapshot {
    ScreenSnapshot(
      title: "Add Contact", leftButton: Button(title: "Cancel", isEnabled: true),
      rightButton: Button(title: "Done", isEnabled: true), list: nil,
      fields: [
        Field(label: "First name", text: first, isFocused: focus == .first),
        Field(label: "Last name", text: last, isFocused: focus == .last),
      ], placeholder: nil, alert: alert.map { Alert(title: "Error", message: $0, buttons: ["Ok"]) })
  }
}

/// Refuses to save, and to load unless it `loads`, for one reason.
final class RefusingStorage: ContactRepository {
  private let failure: StorageFailure
  private let loads: Bool

  init(_ failure: StorageFailure, loads: Bool) {
    self.failure = failure
    self.loads = loads
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    guard loads else { throw failure }
    return SortedList()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    throw .saveFailed(failure)
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    throw failure
  }
}
