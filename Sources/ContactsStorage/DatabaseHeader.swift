import ContactsDomain

/// What a database says of itself: whose it is, and in which version.
struct DatabaseHeader {
  private let applicationID: Int64
  private let version: Int64
  private let isEmpty: Bool

  /// Reads the header. Throws ``StorageFailure``.
  init(_ connection: SQLiteConnection) throws(StorageFailure) {
    // In one statement, since another process may create the database between two.
    let statement = try SQLiteStatement(
      """
      SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
      FROM pragma_application_id, pragma_user_version
      """, on: connection)
    guard try statement.step() else { throw StorageFailure(.damaged) }
    applicationID = statement.integer(at: 0)
    version = statement.integer(at: 1)
    isEmpty = statement.integer(at: 2) == 0
  }

  /// The version, 0 for a new database. Throws ``StorageFailure`` `foreign`, `newerVersion` or `damaged`.
  func check(against schema: DatabaseSchema) throws(StorageFailure) -> Int64 {
    if applicationID == 0 && version == 0 && isEmpty {
      return 0
    }
    guard applicationID == DatabaseSchema.applicationID else { throw StorageFailure(.foreign) }
    guard version <= schema.version else { throw StorageFailure(.newerVersion) }
    guard version > 0 else { throw StorageFailure(.damaged) }
    return version
  }
}
