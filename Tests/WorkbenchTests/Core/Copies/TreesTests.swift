import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Trees of a package, which is left alone.
@Suite struct TreesTests {
  private let package: TestFolder

  init() throws {
    package = try TestFolder()
    try package.write("one\ntwo\nthree\n", to: "a.txt")
    try package.write("left by a build\n", to: ".build/x")
  }

  private func difference(_ changed: [String: Data?]) throws -> [PatchedFile] {
    try Trees.use(of: package.url) { store in
      let staging = try store.staging(store.base)
      try staging.put(changed)
      return try store.difference(from: store.base, to: staging.tree())
    }
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func aFileIsToldWithBothTextsAndItsLines() throws {
    #expect(
      try difference(["a.txt": Data("one\n2\n2b\nthree\n".utf8)]) == [
        PatchedFile(
          path: "a.txt", old: bytes("one\ntwo\nthree\n"), new: bytes("one\n2\n2b\nthree\n"),
          removedLines: [1],
          addedLines: [1, 2])
      ])
  }

  @Test func filesComeAndGo() throws {
    let files = try difference(["a.txt": nil, "e.txt": Data(), "n/ä b.txt": Data("new\n".utf8)])
    #expect(
      files == [
        PatchedFile(path: "a.txt", old: bytes("one\ntwo\nthree\n"), new: nil, removedLines: [0, 1, 2]),
        PatchedFile(path: "e.txt", old: nil, new: []),
        PatchedFile(path: "n/ä b.txt", old: nil, new: bytes("new\n"), addedLines: [0]),
      ])
  }

  /// What looks like the head of a file or of a hunk is text all the same.
  @Test(arguments: [
    "diff --git a/x b/x\n@@ -1 +1 @@\n--- a/x\n+++ b/x\n\\ No newline\n", "no line feed", "one\r\n", "\n\n",
    "",
    "one\ntwo\nthree",
  ])
  func anyTextIsReadAsItIs(text: String) throws {
    let file = try #require(difference(["a.txt": Data(text.utf8)]).first)
    #expect(file.new == bytes(text))
    #expect(file.old == bytes("one\ntwo\nthree\n"))
  }

  @Test func aLastLineThatStaysEndsAsItDid() throws {
    try package.write("one\ntwo", to: "a.txt")
    #expect(
      try difference(["a.txt": Data("1\ntwo".utf8)]) == [
        PatchedFile(
          path: "a.txt", old: bytes("one\ntwo"), new: bytes("1\ntwo"), removedLines: [0], addedLines: [0])
      ])
  }

  @Test func thePackageItsHistoryAndItsIndexAreLeftAlone() throws {
    for words in [["init", "-q"], ["add", "a.txt"]] { _ = try Git.output(words, in: package.url) }
    try package.write("ignored\n", to: "b.log")
    try package.write("*.log\n", to: ".git/info/exclude")
    for path in [".DS_Store", ".exercise/x", ".swiftpm/x", "Package.resolved", "X.xcodeproj/x"] {
      try package.write("left behind\n", to: path)
    }
    let before = try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted()
    let index = try Data(contentsOf: package.url.appending(path: ".git/index"))
    let files = try Trees.use(of: package.url, with: ["c.txt": Data("c\n".utf8)]) { store in
      try store.git(["ls-tree", "-z", "--name-only", store.base]).fields
    }
    #expect(files == ["a.txt", "c.txt"])
    #expect(try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted() == before)
    #expect(try Data(contentsOf: package.url.appending(path: ".git/index")) == index)
  }

  @Test func whatWasCommittedIsThereAlthoughItIsIgnored() throws {
    try package.write("kept\n", to: "kept.log")
    try package.write("*.log\n", to: ".gitignore")
    for words in [
      ["init", "-q"], ["add", "-f", "kept.log"],
      ["-c", "user.name=a", "-c", "user.email=a", "commit", "-q", "-m", "now"],
    ] { try Git.output(words, in: package.url) }
    try package.write("noise\n", to: "noise.log")
    let files = try Trees.use(of: package.url) { store in
      try store.git(["ls-tree", "-z", "--name-only", store.base]).fields
    }
    #expect(files == [".gitignore", "a.txt", "kept.log"])
  }

  private func commit() throws {
    let commit = ["-c", "user.name=a", "-c", "user.email=a", "commit", "-q", "-m", "now"]
    for words in [["init", "-q"], ["add", "a.txt"], commit] { try Git.output(words, in: package.url) }
  }

  /// As long as it was and in the same moment, as far as dates tell.
  @Test func anEditRightAfterACommitIsSeen() throws {
    try commit()
    let file = package.url.appending(path: "a.txt")
    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    try package.write("ONE\ntwo\nthree\n", to: "a.txt")
    try FileManager.default.setAttributes([.modificationDate: #require(date)], ofItemAtPath: file.path)
    #expect(try difference(["a.txt": nil]).first?.old == bytes("ONE\ntwo\nthree\n"))
  }

  /// A person's index may be in two files, or leave a file alone for git.
  @Test(arguments: [["--split-index"], ["--assume-unchanged", "a.txt"], ["--skip-worktree", "a.txt"]])
  func anIndexOfAPersonHidesNothing(options: [String]) throws {
    try commit()
    try Git.output(["update-index"] + options, in: package.url)
    try package.write("edited\n", to: "a.txt")
    #expect(try difference(["a.txt": nil]).first?.old == bytes("edited\n"))
  }

  @Test func aSettingOfAPersonChangesNothing() throws {
    _ = try Git.output(["init", "-q"], in: package.url)
    _ = try Git.output(["config", "core.autocrlf", "true"], in: package.url)
    try package.write("one\r\n", to: "a.txt")
    #expect(try difference(["a.txt": Data("two\r\n".utf8)]).first?.old == bytes("one\r\n"))
  }
}
