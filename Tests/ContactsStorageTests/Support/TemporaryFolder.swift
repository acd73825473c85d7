import ContactsDomain
import Foundation

@testable import ContactsStorage

/// A folder that is there for one test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "contacts-storage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("cannot remove \(url.path): \(error)")
    }
  }

  /// The names of the files in the folder.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func file(_ name: String = "contacts.sqlite") -> DatabaseFile {
    DatabaseFile(path: url.appending(path: name).path)
  }

  /// A repository on the folder's database that does not wait for others.
  func repository(
    _ name: String = "contacts.sqlite", schema: DatabaseSchema = .current, busyTimeout: Duration = .zero
  ) -> SQLiteContactRepository {
    SQLiteContactRepository(file(name), schema: schema, wait: BusyWait(limit: busyTimeout) { _, _ in true })
  }

  /// What a repository on that database throws for the reason.
  func failure(_ reason: StorageFailure.Reason, _ name: String = "contacts.sqlite") -> StorageFailure {
    StorageFailure(reason, path: file(name).path)
  }

  /// Writes a file that is no database of contacts yet.
  func write(_ data: Data, to name: String = "contacts.sqlite") throws {
    try data.write(to: url.appending(path: name))
  }

  /// Another program's connection; creates an empty file if there is none.
  func connection(_ name: String = "contacts.sqlite") throws -> SQLiteConnection {
    try file(name).create()
    return try SQLiteConnection(file(name).url, .use)
  }
}
