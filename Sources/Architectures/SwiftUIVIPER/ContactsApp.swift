public import ContactsDomain
public import DeclarativeKit

/// The contacts app in VIPER as SwiftUI apps have it: a presenter is the view that connects a content view with an
/// observable interactor and a wireframe, and all of a window's are made with the window.
public struct ContactsApp: App {
  private let dependencies: ContactsDependencies

  public init(repository: any ContactRepository) {
    dependencies = ContactsDependencies(repository: repository)
  }

  public var body: some Scene {
    WindowGroup {
      ContactsRootView(dependencies: dependencies)
    }
  }
}
