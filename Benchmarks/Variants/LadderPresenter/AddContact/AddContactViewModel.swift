import ContactsDomain
import Observation

/// The state of the Add screen, and what happens on its events.
///
/// What is typed is state like any other, bound both ways and not passed at Done: what the screen holds can be read, and
/// tested, without it.
@Observable
final class AddContactViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let repository: any ContactRepository
  @ObservationIgnored private let onFinish: (Contact?) -> Void

  // MARK: State

  private(set) var firstName = ""
  private(set) var lastName = ""

  /// - Parameter onFinish: what follows the screen; takes the contact that was added, nil if none was.
  init(repository: any ContactRepository, onFinish: @escaping (Contact?) -> Void) {
    self.repository = repository
    self.onFinish = onFinish
  }

  // MARK: Inputs

  func firstNameChanged(_ text: String) {
    firstName = text
  }

  func lastNameChanged(_ text: String) {
    lastName = text
  }

  func cancelTapped() {
    onFinish(nil)
  }

  func doneTapped() {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      onFinish(contact)
    } catch {
      onError(error)
    }
  }

  // MARK: Outputs

  @ObservationIgnored var onError: (ContactError) -> Void = { _ in }
}
