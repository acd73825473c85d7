import DeclarativeKit

/// Connects the Add screen with its view model.
struct AddContactRootView: View {
  @Bindable var viewModel: AddContactViewModel

  var body: some View {
    AddContactView(
      firstName: $viewModel.firstName,
      lastName: $viewModel.lastName,
      error: viewModel.error,
      isAlertPresented: $viewModel.isAlertPresented,
      cancelAction: { viewModel.cancelTapped() },
      doneAction: { viewModel.doneTapped() })
  }
}
