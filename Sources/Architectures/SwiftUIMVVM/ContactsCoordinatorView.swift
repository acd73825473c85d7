import ContactsDomain
import DeclarativeKit

/// What a window shows: the screens that the coordinator says, on their stacks.
///
/// It makes the coordinator and keeps it, so that each window has a flow of its own.
struct ContactsCoordinatorView: View {
  @State private var coordinator: ContactsCoordinator

  init(repository: any ContactRepository) {
    coordinator = ContactsCoordinator(repository: repository)
  }

  var body: some View {
    NavigationStack {
      ContactListRootView(
        viewModel: coordinator.contactListViewModel,
        addAction: { coordinator.showAddContact() })
    }
    .sheet(item: $coordinator.addContactViewModel) { viewModel in
      NavigationStack {
        AddContactRootView(viewModel: viewModel)
      }
    }
  }
}
