import ContactsDomain
import ContactsStorage

/// Why the database that was named cannot be used at all.
struct UnusableDatabase: Error, CustomStringConvertible {
  let path: String
  let failure: StorageFailure

  /// Throws an ``UnusableDatabase`` where the repository cannot open its database.
  static func check(_ repository: SQLiteContactRepository, at file: DatabaseFile) throws(UnusableDatabase) {
    do throws(StorageFailure) {
      try repository.open()
    } catch {
      throw UnusableDatabase(path: file.path, failure: error)
    }
  }

  var description: String {
    "cannot use the database \(path.debugDescription)" + reason
  }

  private var reason: String {
    switch failure {
    case .unspecified: ""
    case .readOnly: ": it is read-only"
    case .locked: ": it is locked by another program"
    case .full: ": the disk is full"
    case .noPermission: ": there is no permission to open it"
    case .notAFile: ": it is not a file"
    case .notADatabase: ": it is not a database"
    case .foreign: ": it belongs to another program"
    case .newerVersion: ": it was written by a newer version"
    case .damaged: ": it is damaged"
    case .missing: ": it was moved or deleted"
    case .unavailable: ": it cannot be reached; is its folder there?"
    }
  }
}
