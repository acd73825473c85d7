import DeclarativeKit

/// Connects the Add screen with its view model, which lasts as long as the screen.
struct AddContactRootView: View {
  @State private var viewModel: AddContactViewModel

  init(viewModel: AddContactViewModel) {
    _viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    NavigationStack {
      AddContactView(
        firstName: $viewModel.firstName,
        lastName: $viewModel.lastName,
        error: viewModel.error,
        isAlertPresented: $viewModel.isAlertPresented,
        cancelAction: { viewModel.cancelTapped() },
        doneAction: { viewModel.doneTapped() })
    }
  }
}
