import ContactsDomain
import DeclarativeKit

/// The Add screen, which needs no view model: takes a first and a last name, checks and stores them.
struct AddContactView: View {
  // MARK: Dependencies

  let repository: any ContactRepository
  /// What follows the screen; takes the contact that was added, nil if none was.
  let onFinish: (Contact?) -> Void

  // MARK: State

  @State private var firstName = ""
  @State private var lastName = ""
  @State private var error: ContactError?
  @State private var isAlertPresented = false
  @FocusState private var isFirstNameFocused: Bool

  var body: some View {
    Form {
      TextField("First name", text: $firstName)
        .focused($isFirstNameFocused)
      TextField("Last name", text: $lastName)
    }
    .onAppear { isFirstNameFocused = true }
    .navigationTitle("Add Contact")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel) { onFinish(nil) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { save() }
      }
    }
    .alert("Error", isPresented: $isAlertPresented, presenting: error) { _ in
      Button("Ok") {}
    } message: { error in
      Text(message(for: error))
    }
  }

  // MARK: Private

  private func save() {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      onFinish(try repository.add(draft.validated()))
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
