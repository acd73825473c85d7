import ContactsDomain
import DeclarativeKit

/// The form for a new contact, which goes once the contact is stored.
struct AddContactView: View {
  let onAdd: (Contact) -> Void

  @Environment(ContactStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var draft = ContactDraft()
  @State private var failure: ContactError?
  @State private var isShowingFailure = false
  @FocusState private var isFirstNameFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("First name", text: $draft.firstName)
          .focused($isFirstNameFocused)
        TextField("Last name", text: $draft.lastName)
      }
      .navigationTitle("Add Contact")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", action: save)
        }
      }
    }
    .onAppear { isFirstNameFocused = true }
    .alert("Error", isPresented: $isShowingFailure, presenting: failure) { _ in
      Button("Ok", role: .cancel) {}
    } message: { failure in
      Text(failure.message)
    }
  }

  private func save() {
    do throws(ContactError) {
      onAdd(try store.add(draft))
      dismiss()
    } catch {
      failure = error
      isShowingFailure = true
    }
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
