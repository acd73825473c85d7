import CSQLite
import ContactsDomain
import Foundation
import Testing

@testable import ContactsStorage

@Suite("What SQLite and the system report becomes one of the domain's reasons")
struct FailureMappingTests {
  @Test(
    arguments: [
      (SQLITE_READONLY, .readOnly), (SQLITE_READONLY | 4 << 8, .missing), (SQLITE_BUSY, .locked),
      (SQLITE_BUSY | 1 << 8, .locked), (SQLITE_LOCKED, .locked), (SQLITE_FULL, .full),
      (SQLITE_NOTADB, .notADatabase), (SQLITE_CORRUPT, .damaged), (SQLITE_CORRUPT | 3 << 8, .damaged),
      (SQLITE_ERROR, .damaged), (SQLITE_IOERR | 2 << 8, .damaged), (SQLITE_IOERR, .unavailable),
      (SQLITE_CANTOPEN, .unavailable), (SQLITE_PERM, .noPermission), (SQLITE_NOMEM, .unspecified),
    ] as [(Int32, StorageFailure)])
  func code(code: Int32, failure: StorageFailure) {
    #expect(StorageFailure(sqliteCode: code, systemError: 0) == failure)
  }

  @Test(
    arguments: [
      (EACCES, .noPermission), (EPERM, .noPermission), (EROFS, .readOnly), (ENOSPC, .full), (EDQUOT, .full),
      (EISDIR, .notAFile), (ENOENT, .unavailable), (EIO, .unavailable), (0, .unavailable),
    ] as [(Int32, StorageFailure)])
  func systemError(error: Int32, failure: StorageFailure) {
    #expect(StorageFailure(systemError: error) == failure)
    #expect(StorageFailure(sqliteCode: SQLITE_CANTOPEN, systemError: error) == failure)
  }
}
