import ContactsDomain
import ContactsStorage
import Foundation

/// The file of a database in a folder of its own, which is there until it is removed.
struct TemporaryDatabase {
  private let folder: URL

  /// Creates the folder. Throws ``UnusableDatabase``.
  init() throws(UnusableDatabase) {
    folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID().uuidString)")
    guard mkdir(folder.path, 0o700) == 0 else {
      throw UnusableDatabase(path: folder.path, failure: .unavailable)
    }
  }

  var file: DatabaseFile {
    DatabaseFile(path: folder.appending(path: "contacts.sqlite").path)
  }

  /// Removes the folder with all that is in it. Throws `CocoaError`.
  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }
}
