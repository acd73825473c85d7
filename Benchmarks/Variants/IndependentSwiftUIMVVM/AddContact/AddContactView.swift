import DeclarativeKit

struct AddContactView: View {
  private enum Field {
    case firstName, lastName
  }

  @Bindable var viewModel: AddContactViewModel
  @FocusState private var focusedField: Field?

  var body: some View {
    NavigationStack {
      Form {
        TextField("First name", text: $viewModel.firstName)
          .focused($focusedField, equals: .firstName)
        TextField("Last name", text: $viewModel.lastName)
          .focused($focusedField, equals: .lastName)
      }
      .navigationTitle("Add Contact")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { viewModel.cancel() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { viewModel.save() }
        }
      }
    }
    .onAppear { focusedField = .firstName }
    .alert("Error", isPresented: $viewModel.isErrorPresented, presenting: viewModel.errorMessage) { _ in
      Button("Ok", role: .cancel) {}
    } message: { message in
      Text(message)
    }
  }
}
