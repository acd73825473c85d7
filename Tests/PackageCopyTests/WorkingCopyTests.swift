import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import PackageCopy

/// A copy lies inside the checkout that it copies, as that of the package does.
@Suite struct WorkingCopyTests {
  private let checkout: TestFolder
  private let patches: TestFolder
  private let copy: WorkingCopy

  private var tree: URL { copy.tree }

  init() throws {
    checkout = try TestFolder()
    patches = try TestFolder()
    copy = WorkingCopy(of: checkout.url, in: checkout.url.appending(path: ".build/changes/tree"))
    _ = try Subprocess.run(["git", "init", "--quiet"], in: checkout.url)
    try checkout.write(".build\n*.log\n", to: ".gitignore")
    try checkout.write("one\ntwo\nthree\n", to: "Sources/App/Rows.txt")
    try checkout.write("#!/bin/sh\n", to: "run")
    try checkout.write("noise\n", to: "noise.log")
  }

  // MARK: Synchronising

  @Test func theFirstCopyHasWhatGitWouldTrack() throws {
    let difference = try copy.synchronise()
    #expect(difference.written == [".gitignore", "Sources/App/Rows.txt", "run"])
    #expect(difference.removed == [])
    #expect(try text("Sources/App/Rows.txt") == "one\ntwo\nthree\n")
  }

  @Test func whatIsTheSameIsNotTouched() throws {
    try copy.synchronise()
    let date = try modificationDate("Sources/App/Rows.txt")
    #expect(try copy.synchronise() == WorkingCopy.Difference())
    #expect(try modificationDate("Sources/App/Rows.txt") == date)
  }

  @Test func changedFilesTakeThePlaceOfThoseOfThePackage() throws {
    let changed = ["Sources/App/Rows.txt": Data("four\n".utf8), "Sources/App/New.txt": Data("new\n".utf8)]
    try copy.synchronise(with: changed)
    #expect(try text("Sources/App/Rows.txt") == "four\n")
    #expect(try text("Sources/App/New.txt") == "new\n")
    #expect(try copy.synchronise(with: changed) == WorkingCopy.Difference())
    let difference = try copy.synchronise()
    #expect(difference.written == ["Sources/App/Rows.txt"])
    #expect(difference.removed == ["Sources/App/New.txt"])
  }

  @Test func whatDiffersIsWrittenAndWhatIsTooMuchGoes() throws {
    try copy.synchronise()
    try checkout.write("one\n", to: "Sources/App/Rows.txt")
    try write("stray", to: "Sources/Stray/Deep/file.txt")
    try write("stray", to: "noise.log")
    let difference = try copy.synchronise()
    #expect(difference.written == ["Sources/App/Rows.txt"])
    #expect(difference.removed == ["Sources/Stray/Deep/file.txt", "noise.log"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.path + "/Sources") == ["App"])
  }

  @Test func aFileThatWasDeletedAndNotCommittedIsGone() throws {
    _ = try Subprocess.run(["git", "add", "--all"], in: checkout.url)
    try copy.synchronise()
    try FileManager.default.removeItem(at: checkout.url.appending(path: "run"))
    #expect(try copy.synchronise().removed == ["run"])
  }

  @Test func aProgramStaysOne() throws {
    try copy.synchronise()
    let script = checkout.url.appending(path: "run").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    #expect(try copy.synchronise().written == ["run"])
    #expect(FileManager.default.isExecutableFile(atPath: tree.path + "/run"))
  }

  @Test func aFileTakesThePlaceOfAFolderAndTheOtherWayRound() throws {
    try copy.synchronise()
    try FileManager.default.removeItem(at: tree.appending(path: "run"))
    try write("stray", to: "run/file.txt")
    try FileManager.default.removeItem(at: tree.appending(path: "Sources"))
    try write("stray", to: "Sources")
    #expect(try copy.synchronise().written == ["Sources/App/Rows.txt", "run"])
  }

  @Test func whatTheCopyBuiltStays() throws {
    try copy.synchronise()
    try write("program", to: ".build/debug/program")
    #expect(try copy.synchronise() == WorkingCopy.Difference())
    #expect(try text(".build/debug/program") == "program")
  }

  @Test func aFolderWithoutCheckoutIsNoPackage() throws {
    let outside = try TestFolder()
    let copy = WorkingCopy(of: outside.url, in: outside.url.appending(path: "tree"))
    let failure = try #require(throws: WorkingCopy.Failure.self) { try copy.synchronise() }
    #expect(failure.description.hasPrefix("cannot list the files of the package: "))
  }

  // MARK: Changing

  @Test func aPatchAppliesToTheCopyAlone() throws {
    try copy.synchronise()
    try copy.apply(patch(replacing: "two", by: "2"))
    #expect(try text("Sources/App/Rows.txt") == "one\n2\nthree\n")
    #expect(
      try String(contentsOf: checkout.url.appending(path: "Sources/App/Rows.txt"), encoding: .utf8).contains(
        "two"))
    #expect(try copy.synchronise().written == ["Sources/App/Rows.txt"])
    #expect(try text("Sources/App/Rows.txt") == "one\ntwo\nthree\n")
  }

  @Test func aPatchThatDoesNotApplyIsNamedAndLeavesNothing() throws {
    try copy.synchronise()
    let added = """
      diff --git a/New.txt b/New.txt
      new file mode 100644
      --- /dev/null
      +++ b/New.txt
      @@ -0,0 +1 @@
      +new

      """
    let bad = patches.url.appending(path: "bad.patch")
    try Data((added + diff(replacing: "four", by: "4")).utf8).write(to: bad)
    let failure = try #require(throws: WorkingCopy.Failure.self) { try copy.apply(bad) }
    guard case .patch(bad.relativePath, let reason) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(reason.contains("Sources/App/Rows.txt"))
    #expect(try copy.synchronise() == WorkingCopy.Difference())
  }

  @Test func filesHoldSomethingElseOrAreNotThere() throws {
    let changed: [String: Data?] = [
      "Sources/App/Rows.txt": Data("merged\n".utf8), "Sources/Detail/New.txt": Data("new\n".utf8), "run": nil,
    ]
    try copy.synchronise(with: changed)
    #expect(try text("Sources/App/Rows.txt") == "merged\n")
    #expect(try text("Sources/Detail/New.txt") == "new\n")
    #expect(!FileManager.default.fileExists(atPath: tree.path + "/run"))
    #expect(try copy.synchronise(with: changed) == WorkingCopy.Difference())
    let difference = try copy.synchronise()
    #expect(difference.written == ["Sources/App/Rows.txt", "run"])
    #expect(difference.removed == ["Sources/Detail/New.txt"])
  }

  // MARK: Private

  private func diff(replacing old: String, by new: String) -> String {
    """
    diff --git a/Sources/App/Rows.txt b/Sources/App/Rows.txt
    --- a/Sources/App/Rows.txt
    +++ b/Sources/App/Rows.txt
    @@ -1,3 +1,3 @@
     one
    -\(old)
    +\(new)
     three

    """
  }

  private func patch(replacing old: String, by new: String) throws -> URL {
    try patches.write(diff(replacing: old, by: new).utf8, to: "change.patch")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: tree.appending(path: path), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    try checkout.write(text, to: ".build/changes/tree/\(path)")
  }

  private func modificationDate(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: tree.appending(path: path).path)[.modificationDate]
      as? Date
  }
}
