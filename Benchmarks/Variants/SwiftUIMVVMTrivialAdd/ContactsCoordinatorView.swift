import ContactsDomain
import DeclarativeKit

/// What a window shows: it makes the coordinator and keeps it, so that each window has a flow of its own.
struct ContactsCoordinatorView: View {
  @State private var coordinator: ContactsCoordinator

  init(repository: any ContactRepository) {
    coordinator = ContactsCoordinator(repository: repository)
  }

  var body: some View {
    coordinator.contactList
  }
}
