import DeclarativeKit

/// What a window shows: it owns the wireframes, so that each window has a flow of its own.
struct ContactsRootView: View {
  @State private var wireframe: ContactListWireframe

  init(wireframe: ContactListWireframe) {
    _wireframe = State(initialValue: wireframe)
  }

  var body: some View {
    wireframe.interface
  }
}
