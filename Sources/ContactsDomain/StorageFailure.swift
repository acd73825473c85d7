/// Why storage did not do what it was asked to. Its wording is presentation's.
public enum StorageFailure: Error, Hashable, CaseIterable, Sendable {
  /// Storage gave no reason.
  case unspecified
  /// What is stored may be read and not changed.
  case readOnly
  /// Another program keeps the database to itself for longer than one can wait.
  case locked
  /// There is no room left.
  case full
  /// The user may not open the database, or not create it where it should be.
  case noPermission
  /// There is a folder or a device where the database should be.
  case notAFile
  /// The file holds something else than a database.
  case notADatabase
  /// The database is another program's.
  case foreign
  /// The database has a form that only a newer version knows.
  case newerVersion
  /// The database contradicts itself.
  case damaged
  /// The database was moved or deleted while it was in use.
  case missing
  /// The database cannot be reached: its folder is not there, or a device fails.
  case unavailable
}
