import ContactsDomain
import Observation

/// The state of the screen on which a contact's name is typed, that of a new one or of one that is there, and what
/// happens on its events.
///
/// What is typed is state like any other, bound both ways and not passed at Done: what the screen holds can be read, and
/// tested, without it.
@Observable
final class ContactFormViewModel {
  /// What the screen is for.
  enum Purpose {
    case add
    case edit(Contact)
  }

  // MARK: Dependencies

  @ObservationIgnored private let store: ContactStore
  @ObservationIgnored private let onFinish: () -> Void

  // MARK: State

  @ObservationIgnored private let purpose: Purpose
  private(set) var firstName: String
  private(set) var lastName: String

  /// - Parameter onFinish: what follows the screen.
  init(purpose: Purpose, store: ContactStore, onFinish: @escaping () -> Void) {
    self.purpose = purpose
    self.store = store
    self.onFinish = onFinish
    let draft =
      switch purpose {
      case .add: ContactDraft()
      case .edit(let contact): ContactDraft(name: contact.name)
      }
    firstName = draft.firstName
    lastName = draft.lastName
  }

  // MARK: Inputs

  func firstNameChanged(_ text: String) {
    firstName = text
  }

  func lastNameChanged(_ text: String) {
    lastName = text
  }

  func cancelTapped() {
    onFinish()
  }

  func doneTapped() {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      try save(draft.validated())
      onFinish()
    } catch {
      onAlert(.error(error.message))
    }
  }

  // MARK: Outputs

  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  var title: String {
    switch purpose {
    case .add: "Add Contact"
    case .edit: "Edit Contact"
    }
  }

  // MARK: Private

  private func save(_ name: PersonName) throws(ContactError) {
    switch purpose {
    case .add:
      try store.add(name)
    case .edit(let contact):
      // A name that is the same asks nothing of storage.
      if name != contact.name { try store.rename(contact, to: name) }
    }
  }
}
