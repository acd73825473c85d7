import ContactsDomain
import ContactsStorage
import Foundation

/// The file of a database in a folder of its own, which is there until it is removed, or until a signal ends the process.
struct TemporaryDatabase {
  private let folder: URL

  /// Creates the folder. Throws `StorageFailure`.
  init() throws(StorageFailure) {
    folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID().uuidString)")
    RemovalOnSignal.arm(files: file.possiblePaths, folder: folder.path)
    guard mkdir(folder.path, 0o700) == 0 else {
      RemovalOnSignal.disarm()
      throw StorageFailure(.noFolder, path: file.path)
    }
  }

  var file: DatabaseFile {
    DatabaseFile(path: folder.appending(path: "contacts.sqlite").path)
  }

  /// Removes the folder with all that is in it. Throws `CocoaError`.
  func remove() throws {
    defer { RemovalOnSignal.disarm() }
    try FileManager.default.removeItem(at: folder)
  }
}
