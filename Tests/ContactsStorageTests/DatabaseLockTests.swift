import ContactsDomain
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("A database that is locked or opened for reading only")
struct DatabaseLockTests {
  let folder: TemporaryFolder
  let ada = PersonName(first: "Ada", last: "Lovelace")

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.repository().add(ada)
  }

  @Test("a lock keeps out every other connection until it is gone, however often one tries")
  func locked() throws {
    var lock: DatabaseLock? = try DatabaseLock(folder.file())
    let repository = folder.repository()
    for _ in 0..<3 {
      #expect(throws: ContactError.loadFailed(.locked)) { try repository.contacts() }
      #expect(throws: ContactError.saveFailed(.locked)) { try repository.add(ada) }
    }
    #expect(lock != nil)
    lock = nil
    _ = try repository.add(ada)
    #expect(try repository.contacts().count == 2)
  }

  @Test("a lock is refused while the database is in use")
  func inUse() throws {
    let repository = folder.repository()
    try repository.open()
    #expect(throws: StorageFailure.locked) { try DatabaseLock(folder.file()) }
    #expect(try repository.contacts().count == 1)
  }

  @Test("a repository for reading reads, and is refused by the database itself when it writes")
  func readOnly() throws {
    let reader = SQLiteContactRepository(folder.file(), isReadOnly: true)
    #expect(try reader.contacts().map(\.name) == [ada])
    #expect(throws: ContactError.saveFailed(.readOnly)) { try reader.add(ada) }
    #expect(throws: ContactError.saveFailed(.readOnly)) { try reader.add(ada) }
    _ = try folder.repository().add(ada)
    #expect(try reader.contacts().count == 2)
  }
}
