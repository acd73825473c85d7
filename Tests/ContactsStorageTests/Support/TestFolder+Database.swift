import ContactsDomain
import Foundation
import TestSupport

@testable import ContactsStorage

extension TestFolder {
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

  /// Writes a file in the place of the database that is no database of contacts yet.
  func write(_ data: Data) throws {
    try write(data, to: "contacts.sqlite")
  }

  /// Another program's connection; creates an empty file if there is none.
  func connection(_ name: String = "contacts.sqlite") throws -> SQLiteConnection {
    try file(name).create()
    return try SQLiteConnection(file(name).url, .use)
  }
}
