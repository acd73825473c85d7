import ArchitectureCatalog
import ContactsDomain
import ContactsStorage
import TerminalKit

/// Something that is launched on a database.
struct LaunchSubject {
  let name: String
  /// Launches and returns the number of rows. Throws ``LaunchFailure`` or `StorageFailure`.
  let launch: (SQLiteContactRepository) throws -> Int

  /// Every architecture, and as the least that a launch can take the repository alone, with no app and no screen.
  static let all =
    [LaunchSubject(name: "repository") { try $0.contacts().count }]
    + ArchitectureCatalog.all.map { architecture in
      LaunchSubject(name: architecture.name) { repository in
        let app = architecture.makeApp(repository)
        let window = Window(rootViewController: app.rootViewController, size: .standard)
        window.makeKeyAndVisible()
        let screen = window.snapshot()
        if let alert = screen.alert { throw LaunchFailure(description: alert.message) }
        return screen.list?.numberOfRows ?? 0
      }
    }
}

/// A launch that did not show what is stored.
struct LaunchFailure: Error, CustomStringConvertible {
  let description: String
}
