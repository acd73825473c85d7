import Foundation
import PackageCopy
import TestSupport
import Testing

@Suite struct CopyLockTests {
  @Test func aFolderIsForOneAtATime() throws {
    let folder = try TestFolder()
    var first: CopyLock? = try CopyLock(folder.url)
    #expect(throws: CopyLock.Failure.taken(path: folder.path)) { try CopyLock(folder.url) }
    #expect(first != nil)
    first = nil
    _ = try CopyLock(folder.url)
  }

  @Test func aFolderThatIsNotThereCannotBeLocked() throws {
    let folder = try TestFolder()
    let missing = folder.url.appending(path: "missing")
    let failure = try #require(throws: CopyLock.Failure.self) { try CopyLock(missing) }
    #expect(failure.description.hasPrefix("cannot lock "))
  }
}
