public import ContactsDomain
public import DeclarativeKit

/// The contacts app in Model-View-ViewModel as SwiftUI apps have it: content views that are given values, root views that
/// connect them with observable view models, and a coordinator.
public struct ContactsApp: App {
  @State private var coordinator: ContactsCoordinator

  public init(repository: any ContactRepository) {
    coordinator = ContactsCoordinator(repository: repository)
  }

  public var body: some Scene {
    WindowGroup {
      coordinator.contactList
    }
  }
}
