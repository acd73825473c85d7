public import ContactsDomain
public import DeclarativeKit

/// The contacts app in Model-View-ViewModel as SwiftUI apps have it: content views that are given values, root views that
/// connect them with observable view models, and a coordinator for each window.
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
