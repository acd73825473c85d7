import DeclarativeKit

/// The Add screen: shows its view model's state, and closes itself.
struct AddContactView: View {
  @Bindable var viewModel: AddContactViewModel
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isFirstNameFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("First name", text: $viewModel.firstName)
          .focused($isFirstNameFocused)
        TextField("Last name", text: $viewModel.lastName)
      }
      .onAppear { isFirstNameFocused = true }
      .navigationTitle("Add Contact")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            if viewModel.addContact() { dismiss() }
          }
        }
      }
      .alert("Error", isPresented: $viewModel.isAlertPresented, presenting: viewModel.error) { _ in
        Button("Ok") {}
      } message: { error in
        Text(error)
      }
    }
  }
}
