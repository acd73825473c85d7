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
    ] as [(Int32, StorageFailure.Reason)])
  func code(code: Int32, reason: StorageFailure.Reason) {
    #expect(StorageFailure(sqliteCode: code, systemError: 0).reason == reason)
  }

  @Test(
    arguments: [
      (EACCES, .noPermission), (EPERM, .noPermission), (EROFS, .readOnly), (ENOSPC, .full), (EDQUOT, .full),
      (EFBIG, .tooLarge),
      (EISDIR, .notAFile), (ENOENT, .unavailable), (EIO, .unavailable), (0, .unavailable),
    ] as [(Int32, StorageFailure.Reason)])
  func systemError(error: Int32, reason: StorageFailure.Reason) {
    #expect(StorageFailure(systemError: error).reason == reason)
    #expect(StorageFailure(sqliteCode: SQLITE_CANTOPEN, systemError: error).reason == reason)
  }
}
