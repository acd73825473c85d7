public import ContactsDomain
public import DeclarativeKit

/// The contacts app as views and the model alone: a view keeps the state of its screen, and calls the model itself.
///
/// The repository is passed from view to view. One in the environment would be as good, but what is missing there shows
/// only at run time.
public struct ContactsApp: App {
  private let repository: any ContactRepository

  public init(repository: any ContactRepository) {
    self.repository = repository
  }

  public var body: some Scene {
    WindowGroup {
      ContactListView(repository: repository)
    }
  }
}
