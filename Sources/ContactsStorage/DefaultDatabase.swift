import Foundation

extension DatabaseFile {
  /// The user's own database, in the platform's folder for a program's data.
  package static var `default`: DatabaseFile {
    #if os(macOS)
      let folder = URL.applicationSupportDirectory
    #else
      let folder = dataFolder(environment: ProcessInfo.processInfo.environment)
    #endif
    return DatabaseFile(
      url: folder.appending(path: "contacts-workbench/contacts.sqlite"), createsFolder: true)
  }

  /// The folder for user data of the XDG Base Directory Specification, which has a relative path ignored.
  static func dataFolder(environment: [String: String]) -> URL {
    if let folder = absolutePath(environment["XDG_DATA_HOME"]) { return folder }
    let home = absolutePath(environment["HOME"]) ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appending(path: ".local/share", directoryHint: .isDirectory)
  }

  private static func absolutePath(_ path: String?) -> URL? {
    path.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
  }
}
