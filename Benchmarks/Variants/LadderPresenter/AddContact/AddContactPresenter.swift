import ContactsDomain

/// Words the state of the Add screen for its view, and passes on what is typed and tapped.
final class AddContactPresenter {
  // MARK: Dependencies

  private let viewModel: AddContactViewModel

  init(viewModel: AddContactViewModel) {
    self.viewModel = viewModel
    viewModel.onError = { [weak self] error in self?.tell(error) }
  }

  // MARK: Inputs

  func firstNameChanged(_ text: String) {
    viewModel.firstNameChanged(text)
  }

  func lastNameChanged(_ text: String) {
    viewModel.lastNameChanged(text)
  }

  func cancelTapped() {
    viewModel.cancelTapped()
  }

  func doneTapped() {
    viewModel.doneTapped()
  }

  // MARK: Outputs

  var onError: (String) -> Void = { _ in }

  let title = "Add Contact"

  var firstName: String {
    viewModel.firstName
  }

  var lastName: String {
    viewModel.lastName
  }

  // MARK: Private

  private func tell(_ error: ContactError) {
    onError(message(for: error))
  }

  private func message(for error: ContactError) -> String {
    switch error {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): "The contact could not be saved\(failure.explanation)"
    }
  }
}
