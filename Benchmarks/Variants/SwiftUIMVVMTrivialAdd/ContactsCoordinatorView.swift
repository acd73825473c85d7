import ContactsDomain
import DeclarativeKit

/// What a window shows: the screens that the coordinator says, on their stacks.
///
/// It makes the coordinator and keeps it, so that each window has a flow of its own.
struct ContactsCoordinatorView: View {
  private let repository: any ContactRepository
  @State private var coordinator: ContactsCoordinator

  init(repository: any ContactRepository) {
    self.repository = repository
    coordinator = ContactsCoordinator(repository: repository)
  }

  var body: some View {
    NavigationStack {
      ContactListRootView(
        viewModel: coordinator.contactListViewModel,
        addAction: { coordinator.showAddContact() })
    }
    .sheet(isPresented: $coordinator.isAddContactPresented) {
      NavigationStack {
        AddContactView(repository: repository, onFinish: { coordinator.addContactDidFinish(with: $0) })
      }
    }
  }
}
