import ContactsDomain
import Foundation

/// An open database of contacts, with the statements that it runs.
final class ContactDatabase {
  /// All contacts in the order of `Contact`, straight from the index.
  static let selection = """
    SELECT id, first_name, last_name FROM contacts ORDER BY sort_key, first_name || ' ' || last_name, id
    """
  /// SQLite chooses the id, unless it would choose one that was in use before. After the greatest number that there
  /// is, which only another program can have used, it always does.
  private static let insertion = """
    INSERT INTO contacts (id, first_name, last_name, sort_key) VALUES ((
      SELECT highest_id + 1 FROM removed_contacts
      WHERE highest_id BETWEEN (SELECT ifnull(max(id), 0) FROM contacts) AND \(Int64.max - 1)
    ), ?, ?, ?)
    """

  /// Which file was opened.
  let identity: FileStatus.Identity?
  let connection: SQLiteConnection
  private let file: DatabaseFile
  private let access: SQLiteConnection.Access
  /// What there was to read when the database was opened.
  private let content: DatabaseFile.Content
  private let wait: BusyWait
  private let select: SQLiteStatement
  /// What changes the contacts; nil where they can only be read.
  private let changes: (insert: SQLiteStatement, delete: SQLiteStatement)?

  /// Opens the database, migrates it if need be, and leaves a file that is not its own as it is.
  ///
  /// What cannot be written is opened for reading, and nothing is left beside it. Throws ``StorageFailure``.
  init(
    _ file: DatabaseFile, isReadOnly: Bool, schema: DatabaseSchema, wait: BusyWait
  ) throws(StorageFailure) {
    try file.checkKind()
    try Self.look(at: file.url, schema)
    self.file = file
    self.wait = wait
    access = isReadOnly || !file.isWritable ? file.accessForReading : .use
    if access == .use { file.restoreCompanions() }
    identity = file.identity
    content = file.content
    connection = try SQLiteConnection(file.url, access)
    connection.waitForOthers(wait)
    try connection.execute(
      """
      PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;
      PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
      """)
    let isReadAsItIs = access == .use ? false : try schema.canRead(connection)
    if !isReadAsItIs { try schema.migrate(connection) }
    select = try SQLiteStatement(Self.selection, on: connection)
    if access == .use {
      changes = (
        insert: try SQLiteStatement(Self.insertion, on: connection),
        delete: try SQLiteStatement("DELETE FROM contacts WHERE id = ?", on: connection)
      )
      // The first write to a database that exists: its tables are what they should be.
      try connection.switchToWriteAheadLog(wait)
    } else {
      changes = nil
    }
    guard !isFileGone else { throw StorageFailure(.missing) }
  }

  /// Whether the file was moved, deleted or replaced since it was opened.
  var isFileGone: Bool { file.identity != identity }

  /// Whether it was opened without regard to what others may write from now on.
  var isSnapshot: Bool { access == .look || access == .readAlone }

  /// All contacts; those that another program put there without a key, or with another one, stand out of order.
  ///
  /// Throws ``StorageFailure``.
  func contacts() throws(StorageFailure) -> [Contact] {
    var contacts: [Contact] = []
    wait.begin()
    while try select.step() {
      if contacts.count % 1_000 == 999 {
        guard wait.shouldContinue(.loading) else {
          select.reset()
          throw StorageFailure(.stopped)
        }
      }
      let name = PersonName(first: select.text(at: 1), last: select.text(at: 2))
      contacts.append(Contact(id: Contact.ID(rawValue: select.integer(at: 0)), name: name))
    }
    // Another program wrote meanwhile, and nothing kept it from that.
    guard !isSnapshot || file.content == content else { throw StorageFailure(.locked) }
    return contacts
  }

  /// Stores a contact in a transaction of its own. Throws ``StorageFailure``.
  func add(_ name: PersonName) throws(StorageFailure) -> Contact {
    guard let insert = changes?.insert else { throw StorageFailure(.readOnly) }
    try insert.bind(name.first, at: 1)
    try insert.bind(name.last, at: 2)
    try insert.bind(bytesOf: name.sortKey.folded, at: 3)
    _ = try insert.step()
    return Contact(id: Contact.ID(rawValue: connection.lastInsertedRow), name: name)
  }

  /// Removes a contact, if it is there, in a transaction of its own. Throws ``StorageFailure``.
  func remove(_ id: Contact.ID) throws(StorageFailure) {
    guard let delete = changes?.delete else { throw StorageFailure(.readOnly) }
    try delete.bind(id.rawValue, at: 1)
    _ = try delete.step()
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
