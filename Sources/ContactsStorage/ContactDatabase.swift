import ContactsDomain
import Foundation

/// An open database of contacts, with the statements that it runs.
final class ContactDatabase {
  /// All contacts in the order of `Contact`, straight from the index.
  static let selection = """
    SELECT id, first_name, last_name FROM contacts ORDER BY sort_key, first_name || ' ' || last_name, id
    """
  private static let insertion = "INSERT INTO contacts (first_name, last_name, sort_key) VALUES (?, ?, ?)"

  let connection: SQLiteConnection
  private let select: SQLiteStatement
  private let insert: SQLiteStatement

  /// Opens the database, creates or migrates it if need be, and leaves a file that is not its own as it is.
  ///
  /// Throws ``StorageFailure``.
  init(
    _ file: DatabaseFile, _ access: SQLiteConnection.Access, schema: DatabaseSchema, busyTimeout: Duration
  ) throws(StorageFailure) {
    try file.create()
    try Self.look(at: file.url, schema)
    connection = try SQLiteConnection(file.url, access)
    connection.setBusyTimeout(busyTimeout)
    try connection.execute(
      """
      PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;
      PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
      """)
    try schema.migrate(connection)
    select = try SQLiteStatement(Self.selection, on: connection)
    insert = try SQLiteStatement(Self.insertion, on: connection)
    // The first write to a database that exists: its tables are what they should be.
    try connection.switchToWriteAheadLog(within: busyTimeout)
  }

  var isFileGone: Bool { connection.isFileGone }

  /// All contacts; those that another program put there without a key, or with another one, stand out of order.
  ///
  /// Throws ``StorageFailure``.
  func contacts() throws(StorageFailure) -> [Contact] {
    var contacts: [Contact] = []
    while try select.step() {
      let name = PersonName(first: select.text(at: 1), last: select.text(at: 2))
      contacts.append(Contact(id: Contact.ID(rawValue: select.integer(at: 0)), name: name))
    }
    return contacts
  }

  /// Stores a contact in a transaction of its own. Throws ``StorageFailure``.
  func add(_ name: PersonName) throws(StorageFailure) -> Contact {
    try insert.bind(name.first, at: 1)
    try insert.bind(name.last, at: 2)
    try insert.bind(bytesOf: name.sortKey.folded, at: 3)
    _ = try insert.step()
    return Contact(id: Contact.ID(rawValue: connection.lastInsertedRow), name: name)
  }

  /// Stores contacts in one transaction, all of them or none. Throws ``StorageFailure``.
  func add(contentsOf names: some Sequence<PersonName>) throws(StorageFailure) {
    try connection.transaction { () throws(StorageFailure) in
      for name in names { _ = try add(name) }
    }
  }

  /// Opening for use could leave files beside the database or change it; a look does neither.
  private static func look(at file: URL, _ schema: DatabaseSchema) throws(StorageFailure) {
    let connection = try SQLiteConnection(file, .look)
    // A database that grows at this moment has a header ahead of its length; only its identity matters here.
    try connection.execute("PRAGMA writable_schema = ON")
    _ = try DatabaseHeader(connection).check(against: schema)
  }
}
