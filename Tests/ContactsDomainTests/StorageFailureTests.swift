import ContactsDomain
import Testing

@Suite struct StorageFailureTests {
  @Test(
    arguments: [
      (.unspecified, ""), (.readOnly, ": the database is read-only"),
      (.locked, ": the database is locked by another program"), (.full, ": the disk is full"),
      (.notADatabase, ": the file is not a database"), (.missing, ": the database was moved or deleted"),
      (.noFolder, ": there is no folder for the database"),
    ] as [(StorageFailure.Reason, String)])
  func aReasonFollowsWhatFailed(reason: StorageFailure.Reason, explanation: String) {
    #expect(StorageFailure(reason).explanation == explanation)
  }

  @Test(
    arguments: [
      (.unspecified, ": the database \"/a b\" gave no reason"),
      (.full, ": the disk of the database \"/a b\" is full"),
      (.noPermission, ": there is no permission to open the database \"/a b\""),
      (.notADatabase, ": the file \"/a b\" is not a database"),
      // It may be what is beside the database.
      (.notAFile, ": \"/a b\" is not a file"),
    ] as [(StorageFailure.Reason, String)])
  func theFileIsNamed(reason: StorageFailure.Reason, explanation: String) {
    #expect(StorageFailure(reason, path: "/a b").explanation == explanation)
  }

  @Test(arguments: StorageFailure.Reason.allCases)
  func onlyWhatIsAboutTheFolderSpeaksOfIt(reason: StorageFailure.Reason) {
    #expect(StorageFailure(reason).explanation.contains("folder") == (reason == .noFolder))
  }

  @Test func aPathIsShownAsItCanBeRead() {
    #expect(StorageFailure(.missing, path: "/a\u{1B}[2J\n\"").explanation.contains(#""/a\u{1B}[2J\n\""#))
    let long = "/beginning/" + String(repeating: "x", count: 500) + "/contacts.sqlite"
    let shown = StorageFailure(.missing, path: long).explanation
    #expect(shown.contains("\"/beginning/xxxxxxxxx…xxx"))
    #expect(shown.contains("xxx/contacts.sqlite\""))
    #expect(shown.count < 120)
    let fitting = String(long.suffix(80))
    #expect(StorageFailure(.missing, path: fitting).explanation.contains("\"\(fitting)\""))
  }
}
