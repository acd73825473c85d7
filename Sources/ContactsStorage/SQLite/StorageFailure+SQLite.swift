import CSQLite
import ContactsDomain
import Foundation

extension StorageFailure {
  /// What SQLite's result code means; the operating system's error tells where the code does not.
  init(sqliteCode code: Int32, systemError: Int32) {
    self.init(Reason(sqliteCode: code, systemError: systemError))
  }

  /// What the operating system's error means for a database.
  init(systemError: Int32) {
    self.init(Reason(systemError: systemError))
  }
}

extension StorageFailure.Reason {
  fileprivate init(sqliteCode code: Int32, systemError: Int32) {
    if code == SQLiteCode.fileMoved {
      self = .missing
      return
    }
    switch code & 0xFF {
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
    case SQLITE_FULL: self = .full
    case SQLITE_PERM, SQLITE_AUTH: self = .noPermission
    case SQLITE_NOTADB: self = .notADatabase
    // An SQL error means that the tables are not those that the database's version says.
    case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH: self = .damaged
    case SQLITE_IOERR where code == SQLiteCode.shortRead: self = .damaged
    case SQLITE_CANTOPEN, SQLITE_IOERR: self.init(systemError: systemError)
    default: self = .unspecified
    }
  }

  fileprivate init(systemError: Int32) {
    switch systemError {
    case EACCES, EPERM: self = .noPermission
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .full
    case EFBIG: self = .tooLarge
    case EISDIR: self = .notAFile
    default: self = .unavailable
    }
  }
}

/// Extended result codes, which are macros that Swift does not import.
private enum SQLiteCode {
  static let fileMoved = SQLITE_READONLY | 4 << 8
  static let shortRead = SQLITE_IOERR | 2 << 8
}
