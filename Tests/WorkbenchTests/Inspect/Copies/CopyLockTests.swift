import Foundation
import TestSupport
import Testing

@testable import Workbench

@Suite struct CopyLockTests {
  @Test func aFolderIsForOneAtATime() throws {
    let folder = try TestFolder()
    let path = folder.url.appending(path: "made")
    _ = try CopyLock.hold(path) {
      #expect(throws: CopyLock.Failure.taken(path: path.path)) {
        try CopyLock.hold(path) { Issue.record("it was held twice") }
      }
    }
    #expect(try CopyLock.hold(path) { 1 } == 1)
  }

  @Test func aFolderWhoseLockIsNoFileCannotBeLocked() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "lock"), withIntermediateDirectories: false)
    let failure = try #require(throws: CopyLock.Failure.self) { try CopyLock.hold(folder.url) {} }
    #expect(failure.description.hasPrefix("cannot lock "))
  }
}
