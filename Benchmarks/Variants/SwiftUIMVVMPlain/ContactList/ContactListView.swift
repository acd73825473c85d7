import ContactsDomain
import ContactsRows
import DeclarativeKit

/// The contacts screen: makes its view model and shows its state, and the Add screen in front of it.
struct ContactListView: View {
  @State private var viewModel: ContactListViewModel
  /// How often a person has asked for the contacts again.
  @State private var retries = 0

  init(repository: any ContactRepository) {
    viewModel = ContactListViewModel(repository: repository)
  }

  var body: some View {
    NavigationStack {
      VStack { content }
        .navigationTitle("Contacts")
        .toolbar {
          Button("Add") { viewModel.addTapped() }
            .disabled(viewModel.contacts == nil)
        }
        .alert("Error", isPresented: $viewModel.isAlertPresented, presenting: viewModel.failure) { _ in
          Button("Cancel", role: .cancel) {}
          Button("Retry") { retries += 1 }
        } message: { failure in
          Text(failure)
        }
    }
    // Not in Retry's action: an alert on its way out may not be shown again.
    .task(id: retries) { viewModel.loadContacts() }
    .sheet(item: $viewModel.addContactViewModel) { AddContactView(viewModel: $0) }
  }

  // MARK: Private

  @ViewBuilder private var content: some View {
    if let failure = viewModel.failure {
      ContentUnavailableView {
        Text(failure)
      } actions: {
        Button("Retry") { retries += 1 }
      }
    } else if let contacts = viewModel.contacts {
      list(of: contacts)
    }
  }

  private func list(of contacts: ContactRows) -> some View {
    ScrollViewReader { proxy in
      List(contacts) { contact in
        Text(contact.fullName)
      }
      .rowIndex { contacts.firstRow(beginningWith: $0) }
      .overlay {
        if contacts.isEmpty {
          ContentUnavailableView { Text("No contacts yet") }
        }
      }
      .onChange(of: viewModel.addedContactID) { _, id in
        if let id { proxy.scrollTo(id) }
      }
    }
  }
}
