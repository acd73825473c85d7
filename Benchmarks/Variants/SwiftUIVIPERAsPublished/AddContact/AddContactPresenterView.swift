import ContactsDomain
import DeclarativeKit

/// The presenter of the Add screen: words the interactor's errors, and turns events into its use case and transitions.
struct AddContactPresenterView: View {
  @State var interactor: AddContactInteractor
  @State var wireframe: AddContactWireframe
  /// Why the name was not stored, nil where it was.
  @State private var error: ContactError?
  @State private var isAlertPresented = false

  var body: some View {
    NavigationStack {
      AddContactView(
        firstName: $interactor.firstName,
        lastName: $interactor.lastName,
        error: error.map(message),
        isAlertPresented: $isAlertPresented,
        cancelAction: { wireframe.finish() },
        doneAction: { done() })
    }
  }

  // MARK: Private

  private func done() {
    do throws(ContactError) {
      try interactor.addContact()
      wireframe.finish()
    } catch {
      self.error = error
      isAlertPresented = true
    }
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
