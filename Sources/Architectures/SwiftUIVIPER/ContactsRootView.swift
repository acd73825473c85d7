import DeclarativeKit

/// What a window shows: it makes the wireframes and keeps them, so that each window has a flow of its own.
struct ContactsRootView: View {
  @State private var wireframe: ContactListWireframe

  init(dependencies: ContactsDependencies) {
    wireframe = dependencies.makeContactListWireframe()
  }

  var body: some View {
    wireframe.interface
  }
}
