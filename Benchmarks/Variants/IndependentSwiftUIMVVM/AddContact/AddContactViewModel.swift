import ContactsDomain
import Observation

/// The form in which a person types a name and adds it to the contacts.
@Observable
final class AddContactViewModel {
  var firstName = ""
  var lastName = ""
  /// Why the contact has not been added, until the person has taken note.
  private(set) var errorMessage: String?

  private let repository: any ContactRepository
  private let onFinish: (Contact?) -> Void

  /// - Parameter onFinish: is told of the contact that was added; of none if the person gave up.
  init(repository: any ContactRepository, onFinish: @escaping (Contact?) -> Void) {
    self.repository = repository
    self.onFinish = onFinish
  }

  var isErrorPresented: Bool {
    get { errorMessage != nil }
    set { if !newValue { errorMessage = nil } }
  }

  func save() {
    do {
      let draft = ContactDraft(firstName: firstName, lastName: lastName)
      onFinish(try repository.add(draft.validated()))
    } catch {
      errorMessage = error.message
    }
  }

  func cancel() {
    onFinish(nil)
  }
}

extension ContactError {
  fileprivate var message: String {
    switch self {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): "The contact could not be saved\(failure.explanation)"
    }
  }
}
