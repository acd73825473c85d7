import ContactsDomain
import Observation

@Observable
final class AddContactViewModel {
  @ObservationIgnored var onSave: ((Contact) -> Void)?
  @ObservationIgnored var onCancel: (() -> Void)?

  var firstName = ""
  var lastName = ""
  private(set) var alertMessage: String?

  private let repository: any ContactRepository

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  func save() {
    do {
      let name = try ContactDraft(firstName: firstName, lastName: lastName).validated()
      let contact = try repository.add(name)
      onSave?(contact)
    } catch {
      alertMessage = error.message
    }
  }

  func cancel() {
    onCancel?()
  }

  func dismissAlert() {
    alertMessage = nil
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
