import DeclarativeKit

/// Connects the contacts screen with its view model and with the coordinator.
struct ContactListRootView: View {
  @Bindable var viewModel: ContactListViewModel
  @Bindable var coordinator: ContactsCoordinator

  var body: some View {
    NavigationStack {
      ContactListView(
        contacts: viewModel.contacts,
        failure: viewModel.failure,
        addedContactID: viewModel.addedContactID,
        isAlertPresented: $viewModel.isAlertPresented,
        addAction: { coordinator.showAddContact() },
        retryAction: { viewModel.retryTapped() })
    }
    .task(id: viewModel.retries) { viewModel.loadContacts() }
    .sheet(item: $coordinator.addContactViewModel) { coordinator.addContact($0) }
  }
}
