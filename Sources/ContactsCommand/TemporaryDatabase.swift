import ContactsStorage
import Foundation

/// The file of a database in a folder of its own, which is there until it is removed.
struct TemporaryDatabase {
  private let folder: URL

  /// Creates the folder. Throws `CocoaError`.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  var file: DatabaseFile {
    DatabaseFile(path: folder.appending(path: "contacts.sqlite").path)
  }

  /// Removes the folder with all that is in it. Throws `CocoaError`.
  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }
}
