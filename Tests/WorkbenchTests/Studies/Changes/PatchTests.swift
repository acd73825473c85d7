import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// What git makes of a patch: what it refuses is named, whatever it is, and nothing hangs or traps.
@Suite struct PatchTests {
  private static let list = "Sources/Architectures/One/ListViewController.swift"
  private static let head = "diff --git a/\(list) b/\(list)\n--- a/\(list)\n+++ b/\(list)\n"
  private static let place = "Benchmarks/Changes/first/One.patch"
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
    try package.addRequest("first", behind: 2)
  }

  /// What the patch makes of the list of the first architecture.
  private func patched(_ patch: String) throws -> String {
    try package.write(patch, to: Self.place)
    let file = try #require(package.patched("first").architectures[0].files.first { $0.path == Self.list })
    return String(decoding: file.new ?? [], as: UTF8.self)
  }

  /// A name that begins alike is another one's.
  @Test func aFileBelongsToOneOwner() {
    let one = PatchOwner.architecture(SmallPackage.architectures[0])
    let shared = PatchOwner.shared(besides: SmallPackage.architectures)
    for path in ["Sources/Architectures/One/A.swift", "Tests/ContactsOneTests/ATests.swift"] {
      #expect(one.owns(path) && !shared.owns(path), "\(path)")
    }
    for path in ["Sources/Architectures/OneMore/A.swift", "Tests/ContactsOneTestsMore/A.swift", "README.md"] {
      #expect(!one.owns(path) && shared.owns(path), "\(path)")
    }
    for path in [
      "Benchmarks/Changes/x/a.patch", "Benchmarks/Variants/X/A.swift", "Benchmarks/Life/life.bundle",
      "Reports/x.md",
    ] {
      #expect(!one.owns(path) && !shared.owns(path), "\(path)")
    }
  }

  @Test func nobodyTakesAFileFromAnother() throws {
    let other = "Sources/Architectures/Two/ListViewController.swift"
    let patch =
      "diff --git a/\(other) b/Sources/Architectures/One/Taken.swift\nsimilarity index 100%\n"
      + "rename from \(other)\nrename to Sources/Architectures/One/Taken.swift\n"
    try package.write(patch, to: Self.place)
    let error = try #require(throws: CommandFailure.self) { try package.patched("first") }
    #expect(error.status == .usage && error.description.hasSuffix(", found \(other)"), "\(error)")
  }

  @Test func aProgramMayComeWithARequest() throws {
    let patch = SmallPackage.adding("tool.sh").replacing("100644", with: "100755")
    try package.write(patch, to: "Benchmarks/Changes/first/shared.patch")
    #expect(try package.patched("first").shared.map(\.path) == ["tool.sh"])
  }

  @Test(arguments: [("one", "two"), ("one\n", "two"), ("one", "two\n")])
  func aLineWithoutItsEndStaysOne(old: String, new: String) throws {
    func line(_ mark: String, _ text: String) -> String {
      mark + text + (text.hasSuffix("\n") ? "" : "\n\\ No newline at end of file\n")
    }
    try package.write(old, to: "END")
    let patch =
      "diff --git a/END b/END\n--- a/END\n+++ b/END\n@@ -1 +1 @@\n" + line("-", old) + line("+", new)
    try package.write(patch, to: "Benchmarks/Changes/first/shared.patch")
    let file = try #require(package.patched("first").shared.first)
    #expect(file.old == Array(old.utf8) && file.new == Array(new.utf8))
    #expect(file.removedLines == [0] && file.addedLines == [0])
  }

  @Test func noPatchAtAllChangesNothing() throws {
    try package.write("", to: Self.place)
    #expect(try package.patched("first").architectures.map(\.files.count) == [0, 1])
  }

  @Test(arguments: [
    "hello\n", "\n", "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ x\n", head + "@@ -1,2 +1,2 @@\n one\n",
    head + "@@ -99999999999999999999 +1 @@\n", "diff --git a/../x b/../x\nnew file mode 100644\n",
    "diff --git a/.git/x b/.git/x\nnew file mode 100644\n--- /dev/null\n+++ b/.git/x\n@@ -0,0 +1 @@\n+x\n",
    head + "@@ -1,2 +1,2 @@\n let a0 = 0\n-let a1 = 1\n+\u{1B}[31m\n\n\n",
  ])
  func whatIsNoPatchIsNamed(text: String) throws {
    let error = #expect(throws: (any Error).self) { try patched(text) }
    let description = "\(try #require(error))"
    #expect(description.hasPrefix(Self.place), "\(description)")
    #expect(!description.contains("\u{1B}"))
  }

  @Test func theLineOfAPatchThatBreaksOffIsNamed() throws {
    let error = try #require(throws: CommandFailure.self) {
      try patched(Self.head + "@@ -1,2 +1,2 @@\n let a0 = 0\n")
    }
    #expect(error.description.hasPrefix("\(Self.place):6: expected a patch as git diff writes it: "))
  }

  /// The second hunk stands as far down as a number goes, where the first was moved.
  @Test func aHunkThatStandsNowhereIsStale() throws {
    let hunks = "@@ -1,2 +1,3 @@\n let a4 = 4\n+let b = 0\n let a5 = 5\n@@ -\(Int.max),2 +\(Int.max),3 @@\n"
    #expect(throws: (any Error).self) {
      try patched(Self.head + hunks + " let a7 = 7\n+let c = 0\n let a9 = 9\n")
    }
  }

  @Test(arguments: ["One.patch", "request.md"])
  func aPipeIsNoFile(name: String) throws {
    let file = package.root.appending(path: "Benchmarks/Changes/first/\(name)").path
    try FileManager.default.removeItem(atPath: file)
    #expect(mkfifo(file, 0o600) == 0)
    #expect(
      throws: CommandFailure.usage("Benchmarks/Changes/first/\(name): expected a file, found something else")
    ) {
      try package.patched("first")
    }
  }

  /// Of two places with the same lines around them, the patch is for the one that it names.
  @Test func contextThatIsRepeatedIsNoRiddle() throws {
    try package.write("one\ntwo\n\none\ntwo\n\none\ntwo\n", to: Self.list)
    let patch = { (line: Int) in Self.head + "@@ -\(line),2 +\(line),3 @@\n one\n+new\n two\n" }
    #expect(try patched(patch(4)) == "one\ntwo\n\none\nnew\ntwo\n\none\ntwo\n")
  }

  /// Found where it has moved to, and git says of a new file that it is one.
  @Test func whatWasAddedSinceAPatchWasMadeIsNoHindrance() throws {
    try package.write("let b = 1\n" + SmallPackage.list, to: Self.list)
    try package.write("let c = 1\n", to: "Sources/Architectures/One/Later.swift")
    let text = try patched(SmallPackage.patch(of: SmallPackage.architectures[0], behind: 2, "first"))
    #expect(text.hasPrefix("let b = 1\nlet a0 = 0\nlet a1 = 1\nlet a2 = 2\nlet first = 0\nlet a3"))
    #expect(try package.patched("first").architectures[0].files.count == 1)
    try package.write(SmallPackage.adding("Sources/Architectures/One/Later.swift"), to: Self.place)
    #expect(throws: CommandFailure.self) { try package.patched("first") }
  }

  @Test func noPatchGoesThroughASymbolicLink() throws {
    let (list, elsewhere) = (
      package.root.appending(path: "Sources/Architectures/One"),
      package.folder.url.appending(path: "elsewhere")
    )
    try FileManager.default.moveItem(at: list, to: elsewhere)
    try FileManager.default.createSymbolicLink(at: list, withDestinationURL: elsewhere)
    #expect(throws: CommandFailure.self) { try package.patched("first") }
    #expect(
      try String(contentsOf: elsewhere.appending(path: "ListViewController.swift"), encoding: .utf8)
        == SmallPackage.list)
  }

  @Test func aPatchMakesNoLink() throws {
    let path = "Sources/Architectures/One/link"
    let error = try #require(throws: Git.Failure.self) {
      try patched(
        "diff --git a/\(path) b/\(path)\nnew file mode 120000\n--- /dev/null\n+++ b/\(path)\n@@ -0,0 +1 @@\n+/etc/passwd\n"
          + "\\ No newline at end of file\n")
    }
    #expect(error.description.contains("\(path) is no file"))
  }
}
