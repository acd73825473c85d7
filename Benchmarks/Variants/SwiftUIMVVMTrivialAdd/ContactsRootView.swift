import DeclarativeKit

/// What a window shows: it owns the coordinator, so that each window has a flow of its own.
struct ContactsRootView: View {
  @State private var coordinator: ContactsCoordinator

  init(coordinator: ContactsCoordinator) {
    _coordinator = State(initialValue: coordinator)
  }

  var body: some View {
    coordinator.contactList
  }
}
