import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Trees of a package, which is left alone.
@Suite struct TreeStoreTests {
  private let package: TestFolder

  init() throws {
    package = try TestFolder()
    try package.write("one\ntwo\nthree\n", to: "a.txt")
    try package.write("left by a build\n", to: ".build/x")
  }

  private func difference(_ changed: [String: Data?]) throws -> [PatchedFile] {
    try TreeStore.use(of: package.url) { store in
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
    let files = try TreeStore.use(of: package.url, with: ["c.txt": Data("c\n".utf8)]) { store in
      try store.entries(of: store.base, in: ["."]).map(\.path)
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
    let files = try TreeStore.use(of: package.url) { store in
      try store.entries(of: store.base, in: ["."]).map(\.path)
    }
    #expect(files == [".gitignore", "a.txt", "kept.log"])
  }

  @Test func aLinkIsNoFile() throws {
    let error = try #require(throws: Git.Failure.self) {
      try TreeStore.use(of: package.url) { store in
        try FileManager.default.createSymbolicLink(
          atPath: package.path + "/link", withDestinationPath: "/etc/passwd")
        _ = try store.difference(from: store.base, to: store.tree(of: package.url))
      }
    }
    #expect(error.description.contains("link is no file"))
  }

  @Test func aSettingOfAPersonChangesNothing() throws {
    _ = try Git.output(["init", "-q"], in: package.url)
    _ = try Git.output(["config", "core.autocrlf", "true"], in: package.url)
    try package.write("one\r\n", to: "a.txt")
    #expect(try difference(["a.txt": Data("two\r\n".utf8)]).first?.old == bytes("one\r\n"))
  }
}

@Suite struct SourceFingerprintTests {
  /// The values of the empty text and of "a", as the authors of the hash give them.
  @Test func theHashIsThatOfItsAuthors() {
    var hash = FNV1a()
    #expect(hash.text == "cbf29ce484222325")
    hash.add(Array("a".utf8))
    #expect(hash.text == "af63dc4c8601ec8c")
  }

  /// What a change adds stays the same where the lines around it are others.
  @Test func ofAPatchOnlyWhatItAddsAndRemovesCounts() throws {
    let folder = try TestFolder()
    let patches = [
      "@@ -1 +1 @@\n a\n-b\n+c\n", "@@ -9 +9 @@\n other\n-b\n+c\n", "@@ -9 +9 @@\n other\n-b\n+d\n",
      "@@ -9 +9 @@\n other\n-e\n+c\n",
    ]
    let found = try patches.map { text in
      try folder.write(text, to: "A.patch")
      return try SourceFingerprint.of(["A.patch"], method: "1", root: folder.url)
    }
    #expect(found[0] == found[1] && Set(found).count == 3)
  }

  @Test func everyFileCountsByItsPathAndItsText() throws {
    let folder = try TestFolder()
    try folder.write("one\n", to: "Sources/A/One.swift")
    try folder.write("patch\n", to: "A.patch")
    func fingerprint(_ method: String = "1") throws -> String {
      try SourceFingerprint.of(["Sources", "A.patch"], method: method, root: folder.url)
    }
    var all = try [fingerprint(), fingerprint("2")]
    try folder.write("beside\n", to: "README.md")
    for hidden in ["Sources/.DS_Store", "Sources/A/.One.swift.swp", "Sources/.idea/x"] {
      try folder.write("x", to: hidden)
    }
    #expect(try fingerprint() == all[0])
    for (text, path) in [("two\n", "Sources/A/One.swift"), ("", "Sources/B.swift"), ("+new\n", "A.patch")] {
      try folder.write(text, to: path)
      all.append(try fingerprint())
    }
    #expect(Set(all).count == 5)
    #expect(throws: CocoaError.self) {
      try SourceFingerprint.of(["no.patch"], method: "1", root: folder.url)
    }
  }
}
