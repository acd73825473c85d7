public import ContactsDomain
public import DeclarativeKit

/// The contacts app in Model-View-ViewModel as most SwiftUI apps have it: each view has an observable view model, and shows
/// the next screen itself.
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
