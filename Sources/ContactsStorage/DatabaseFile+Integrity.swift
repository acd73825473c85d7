package import ContactsDomain

extension DatabaseFile {
  /// What SQLite's integrity check finds wrong with the database, nothing if all is well. Throws `StorageFailure`.
  package func integrityProblems() throws(StorageFailure) -> [String] {
    let check = try SQLiteStatement("PRAGMA integrity_check", on: SQLiteConnection(url, .use))
    var lines: [String] = []
    while try check.step() { lines.append(check.text(at: 0)) }
    return lines == ["ok"] ? [] : lines
  }
}
