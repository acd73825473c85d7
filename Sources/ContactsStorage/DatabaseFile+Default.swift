import Foundation

extension DatabaseFile {
  /// The user's own database, in the platform's folder for a program's data.
  public static var `default`: DatabaseFile {
    #if os(macOS)
      let folder = URL.applicationSupportDirectory
    #else
      let folder = dataFolder(
        environment: ProcessInfo.processInfo.environment,
        home: FileManager.default.homeDirectoryForCurrentUser)
    #endif
    return DatabaseFile(
      url: folder.appending(path: "contacts-workbench/contacts.sqlite"), createsFolder: true)
  }

  /// The folder for user data of the XDG Base Directory Specification, which has a relative path ignored.
  static func dataFolder(environment: [String: String], home: URL) -> URL {
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return home.appending(path: ".local/share", directoryHint: .isDirectory)
  }
}
