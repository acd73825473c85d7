import ContactsDomain
import DeclarativeKit

/// The Add screen: takes a first and a last name, checks and stores them, and closes itself.
struct AddContactView: View {
  // MARK: Dependencies

  @Environment(ContactStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  // MARK: State

  @State private var firstName = ""
  @State private var lastName = ""
  @State private var error: ContactError?
  @State private var isAlertPresented = false
  @FocusState private var isFirstNameFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("First name", text: $firstName)
          .focused($isFirstNameFocused)
        TextField("Last name", text: $lastName)
      }
      .onAppear { isFirstNameFocused = true }
      .navigationTitle("Add Contact")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
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
  }

  // MARK: Private

  private func save() {
    do throws(ContactError) {
      try store.add(ContactDraft(firstName: firstName, lastName: lastName))
      dismiss()
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
