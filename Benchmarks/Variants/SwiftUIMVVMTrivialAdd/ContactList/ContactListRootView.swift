import DeclarativeKit

/// Connects the contacts screen with its view model and with the coordinator.
struct ContactListRootView: View {
  @Bindable var viewModel: ContactListViewModel
  @Bindable var coordinator: ContactsCoordinator
  /// How often a person has asked for the contacts again.
  @State private var retries = 0

  var body: some View {
    NavigationStack {
      ContactListView(
        contacts: viewModel.contacts,
        failure: viewModel.failure,
        addedContactID: viewModel.addedContactID,
        isAlertPresented: $viewModel.isAlertPresented,
        addAction: { coordinator.showAddContact() },
        retryAction: { retries += 1 })
    }
    // Not in Retry's action: an alert on its way out may not be shown again.
    .task(id: retries) { viewModel.loadContacts() }
    .sheet(isPresented: $coordinator.isAddContactPresented) { coordinator.addContact }
  }
}
