public import ContactsDomain
public import DeclarativeKit

/// The contacts app in VIPER as SwiftUI apps have it: a presenter is the view that connects a content view with an
/// observable interactor and a wireframe, and all of them are made at launch.
public struct ContactsApp: App {
  @State private var dependencies: ContactsDependencies

  public init(repository: any ContactRepository) {
    _dependencies = State(initialValue: ContactsDependencies(repository: repository))
  }

  public var body: some Scene {
    WindowGroup {
      dependencies.rootInterface
    }
  }
}
