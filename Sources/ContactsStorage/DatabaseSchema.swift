import ContactsDomain

/// The tables of the database, as the steps that lead to them from nothing.
struct DatabaseSchema {
  /// What tells this program's databases from others: "cwbC" as an integer.
  static let applicationID: Int64 = 0x6377_6243

  /// The step at index n turns version n into version n + 1. A step that was published is never changed.
  let migrations: [String]

  /// The schema that this version of the program works with.
  static let current = DatabaseSchema(migrations: [
    // The index has all that loading reads, in the order of `Contact`: by key, by exact name, by arrival.
    """
    CREATE TABLE contacts (
      id INTEGER PRIMARY KEY,
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL,
      sort_key BLOB NOT NULL DEFAULT x''
    );
    CREATE INDEX contacts_in_order
      ON contacts (sort_key, first_name || ' ' || last_name, id, first_name, last_name);
    """,
    // SQLite gives the id after the highest there is, which may be that of a contact that was removed. AUTOINCREMENT
    // would need a copy of the table, and another write with every contact that is added.
    """
    CREATE TABLE removed_contacts (highest_id INTEGER NOT NULL);
    INSERT INTO removed_contacts VALUES (0);
    CREATE TRIGGER contact_is_removed AFTER DELETE ON contacts BEGIN
      UPDATE removed_contacts SET highest_id = OLD.id WHERE highest_id < OLD.id;
    END;
    """,
  ])
  /// The first version whose contacts can be read as those of the current one are.
  private static let firstReadable: Int64 = 1

  var version: Int64 { Int64(migrations.count) }

  /// Whether the contacts can be read as they are, from a database that cannot be migrated. Throws ``StorageFailure``.
  func canRead(_ connection: SQLiteConnection) throws(StorageFailure) -> Bool {
    try DatabaseHeader(connection).check(against: self) >= Self.firstReadable
  }

  /// Brings the database to this version, all of the way or not at all. Throws ``StorageFailure``.
  func migrate(_ connection: SQLiteConnection) throws(StorageFailure) {
    guard try needsMigration(connection) else { return }
    try connection.transaction { () throws(StorageFailure) in
      // Another process may have been faster.
      guard try needsMigration(connection) else { return }
      let version = try connection.integer("PRAGMA user_version")
      for migration in migrations[Int(version)...] {
        try connection.execute(migration)
      }
      try connection.execute(
        "PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(self.version)")
    }
  }

  private func needsMigration(_ connection: SQLiteConnection) throws(StorageFailure) -> Bool {
    try DatabaseHeader(connection).check(against: self) < version
  }
}

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
