import DeclarativeKit

/// The content of the Add screen, from values alone: what it shows, and what can be typed and tapped.
struct AddContactView: View {
  @Binding var firstName: String
  @Binding var lastName: String
  /// What is wrong, nil where nothing is.
  let error: String?
  @Binding var isAlertPresented: Bool
  let cancelAction: () -> Void
  let doneAction: () -> Void
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
        Button("Cancel", role: .cancel, action: cancelAction)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Done", action: doneAction)
      }
    }
    .alert("Error", isPresented: $isAlertPresented, presenting: error) { _ in
      Button("Ok") {}
    } message: { error in
      Text(error)
    }
  }
}
