import DeclarativeKit

/// Connects the contacts screen with its view model.
struct ContactListRootView: View {
  @Bindable var viewModel: ContactListViewModel
  let addAction: () -> Void
  /// How often a person has asked for the contacts again.
  @State private var retries = 0

  var body: some View {
    ContactListView(
      contacts: viewModel.contacts,
      failure: viewModel.failure,
      addedContactID: viewModel.addedContactID,
      isAlertPresented: $viewModel.isAlertPresented,
      addAction: addAction,
      retryAction: { retries += 1 }
    )
    // Not in Retry's action: an alert on its way out may not be shown again.
    .task(id: retries) { viewModel.loadContacts() }
  }
}
