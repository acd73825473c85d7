import ContactsDomain
import DeclarativeKit

/// The presenter of the Add screen: words what the interactor knows, and turns events into its use case and transitions.
struct AddContactPresenterView: View {
  @State var interactor: AddContactInteractor
  @State var wireframe: AddContactWireframe

  var body: some View {
    NavigationStack {
      AddContactView(
        firstName: $interactor.firstName,
        lastName: $interactor.lastName,
        error: interactor.error.map(message),
        isAlertPresented: $interactor.isErrorNew,
        cancelAction: { wireframe.finish() },
        doneAction: { done() })
    }
  }

  // MARK: Private

  private func done() {
    if interactor.addContact() { wireframe.finish() }
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
