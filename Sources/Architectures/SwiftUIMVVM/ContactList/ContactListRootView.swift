import DeclarativeKit

/// Connects the contacts screen with its view model and with the coordinator.
struct ContactListRootView: View {
  @Bindable var viewModel: ContactListViewModel
  @Environment(ContactsCoordinator.self) private var coordinator

  var body: some View {
    @Bindable var coordinator = coordinator
    NavigationStack {
      ContactListView(
        contacts: viewModel.contacts,
        failure: viewModel.failure,
        addedContactID: viewModel.addedContactID,
        isAlertPresented: $viewModel.isAlertPresented,
        addAction: { coordinator.showAddContact() },
        retryAction: { viewModel.retryTapped() })
    }
    .onAppear { viewModel.onAppear() }
    .fullScreenCover(isPresented: $coordinator.isAddContactPresented) { coordinator.addContact }
  }
}
