public import ContactsDomain
public import DeclarativeKit

/// The contacts app in Model-View-ViewModel, with a view model for the list and none for the Add screen.
public struct ContactsApp: App {
  private let repository: any ContactRepository

  public init(repository: any ContactRepository) {
    self.repository = repository
  }

  public var body: some Scene {
    WindowGroup {
      ContactsCoordinatorView(repository: repository)
    }
  }
}
