import ContactsDomain
import Observation

/// The state of the Add screen, and what happens on its events.
@Observable
final class AddContactViewModel: Identifiable {
  // MARK: Dependencies

  private let repository: any ContactRepository
  private let onFinish: (Contact?) -> Void

  // MARK: State

  var firstName = ""
  var lastName = ""
  /// What is wrong, nil where nothing is.
  private(set) var error: String?
  var isAlertPresented = false

  /// - Parameter onFinish: what follows the screen; takes the contact that was added, nil if none was.
  init(repository: any ContactRepository, onFinish: @escaping (Contact?) -> Void) {
    self.repository = repository
    self.onFinish = onFinish
  }

  // MARK: Inputs

  func cancelTapped() {
    onFinish(nil)
  }

  func doneTapped() {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      onFinish(contact)
    } catch {
      self.error = message(for: error)
      isAlertPresented = true
    }
  }

  // MARK: Private

  private func message(for error: ContactError) -> String {
    switch error {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): "The contact could not be saved\(failure.explanation)"
    }
  }
}
