import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Laying out a package with a request done in it, and writing the patches back.
@Suite struct EditCopyTests {
  private let package: SmallPackage
  private let list = "Sources/Architectures/One/ListViewController.swift"

  init() throws {
    package = try SmallPackage()
    try package.addRequest("first", behind: 2)
    try package.write("left by a build\n", to: ".build/x")
  }

  /// Beside the package, in a folder whose name begins alike.
  private var place: URL { package.folder.url.appending(path: "package-2/b") }
  private var recording: PatchWriter {
    PatchWriter(root: package.root, architectures: SmallPackage.architectures)
  }

  private func text(_ path: String, in root: URL? = nil) throws -> String {
    try String(contentsOf: (root ?? place).appending(path: path), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    try package.folder.write(text, to: "package-2/b/\(path)")
  }

  @discardableResult
  private func checkout(to folder: URL? = nil) throws -> EditCopy.Outcome {
    try EditCopy(root: package.root).write(
      "first", package.requests.request("first").allPatches, to: folder ?? place)
  }

  @Test func everythingButBuildsIsLaidOut() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try checkout()
    #expect(try text("README.md") == "# Read me\n")
    #expect(try text(list).contains("let a2 = 2\nlet first = 0\nlet a3"))
    #expect(!FileManager.default.fileExists(atPath: place.appending(path: ".build").path))
    #expect(try !text(list, in: package.root).contains("first"))
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: package.folder.url.appending(path: "package-2").path) == [
          "b"
        ])
  }

  @Test func aFolderWithSomethingInItIsLeftAsItIs() throws {
    try write("mine\n", to: "x")
    let failure = #expect(throws: CommandFailure.self) { try checkout() }
    #expect(failure?.description.hasPrefix("expected a folder that is empty or not there") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["x"])
  }

  @Test(arguments: ["", "/Sources", "/new", "/a/../new"])
  func thePackageItselfIsNotTouched(path: String) throws {
    let folder = URL(fileURLWithPath: package.root.path + path)
    #expect(throws: EditCopy.insidePackage(folder.absoluteURL.standardizedFileURL.path)) {
      try checkout(to: folder)
    }
  }

  @Test func thePackageIsNotTouchedThroughALink() throws {
    let link = package.folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: package.root)
    let folder = link.appending(path: "new")
    #expect(throws: EditCopy.insidePackage(folder.absoluteURL.standardizedFileURL.path)) {
      try checkout(to: folder)
    }
    #expect(!FileManager.default.fileExists(atPath: package.root.appending(path: "new").path))
  }

  /// An architecture that takes part says also that it has nothing to change; what is shared does not.
  @Test func whatIsNoLongerChangedHasAnEmptyPatchOrNone() throws {
    try package.addRequest("first", behind: 2, shared: SmallPackage.adding("NEW.md"))
    try checkout()
    try FileManager.default.removeItem(at: place.appending(path: "NEW.md"))
    try write(SmallPackage.list, to: "Sources/Architectures/Two/ListViewController.swift")
    try write("a note\n", to: "Benchmarks/Changes/first/note.md")
    let outcome = try recording.record("first", from: place)
    #expect(outcome.patches.map { "\($0.name) \($0.files)" } == ["One.patch 1", "Two.patch 0"])
    #expect(try text("Benchmarks/Changes/first/Two.patch", in: package.root).isEmpty)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: package.root.appending(path: "Benchmarks/Changes/first").path)
    #expect(files.sorted() == ["One.patch", "Two.patch", "first.scenario", "request.md"])
    #expect(try package.patched("first").architectures.map(\.files.count) == [1, 0])
  }

  @Test func aPatchThatCannotBeWrittenCostsNoOther() throws {
    try checkout()
    let folder = package.root.appending(path: "Benchmarks/Changes/first")
    try FileManager.default.removeItem(at: folder.appending(path: "Two.patch"))
    try package.write("a note\n", to: "Benchmarks/Changes/first/Two.patch/note.txt")
    #expect(throws: CommandFailure.self) { try recording.record("first", from: place) }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(files.contains("One.patch") && files.contains("Two.patch/note.txt"))
  }

  @Test func whatWasLaidOutGivesThePatchesThatGitWrites() throws {
    try checkout()
    try write("let new = 1\n", to: "Sources/Architectures/Two/New.swift")
    try FileManager.default.removeItem(at: place.appending(path: "README.md"))
    try write("changed\n", to: "Reports/x.md")
    try write("built\n", to: ".build/y")
    let outcome = try recording.record("first", from: place)
    #expect(
      outcome.patches.map { "\($0.name) \($0.files)" } == ["One.patch 1", "Two.patch 2", "shared.patch 1"])
    #expect(outcome.hasText)
    #expect(
      try text("Benchmarks/Changes/first/shared.patch", in: package.root) == """
        diff --git a/README.md b/README.md
        deleted file mode 100644
        index 3333f9daa49e5fe99051dc84003eb681afb529e1..0000000000000000000000000000000000000000
        --- a/README.md
        +++ /dev/null
        @@ -1 +0,0 @@
        -# Read me

        """)
    #expect(
      try text("Benchmarks/Changes/first/Two.patch", in: package.root).hasSuffix(
        """
        diff --git a/Sources/Architectures/Two/New.swift b/Sources/Architectures/Two/New.swift
        new file mode 100644
        index 0000000000000000000000000000000000000000..5b51f909749f0d4998d4c965bfb505280f9d4f75
        --- /dev/null
        +++ b/Sources/Architectures/Two/New.swift
        @@ -0,0 +1 @@
        +let new = 1

        """))
    let again = package.folder.url.appending(path: "again")
    try checkout(to: again)
    #expect(try text(list, in: again) == text(list))
    #expect(!FileManager.default.fileExists(atPath: again.appending(path: "README.md").path))
    #expect(try recording.record("first", from: again).patches.count == 3)
    // What it no longer does has no patch any more, though all others are as they were.
    try package.folder.write("# Read me\n", to: "again/README.md")
    #expect(try recording.record("first", from: again).patches.count == 2)
    #expect(try package.requests.request("first").shared == nil)
  }

  @Test func anEditOfThePackageIsNotTakenBack() throws {
    try checkout()
    try package.write("# Read me again\n", to: "README.md")
    let failure = #expect(throws: CommandFailure.self) {
      try recording.record("first", from: place)
    }
    #expect(failure?.description.hasPrefix("README.md of the package is no longer what ") == true)
    try package.write("# Read me\n", to: "README.md")
    try package.write("a report\n", to: "Reports/x.md")
    #expect(try recording.record("first", from: place).patches.map(\.name) == ["One.patch", "Two.patch"])
  }

  @Test func aNewRequestIsRecordedWithoutItsWords() throws {
    try checkout()
    let outcome = try recording.record("second", from: place)
    #expect(!outcome.hasText)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: package.root.appending(path: "Benchmarks/Changes").path
      ).sorted() == ["first", "second"])
    #expect(throws: CommandFailure.self) { try package.requests.request("second") }
  }

  @Test func oneRequestDoesNotTakeThePlaceOfAnother() throws {
    try package.addRequest("later", behind: 5)
    let before = try text("Benchmarks/Changes/later/One.patch", in: package.root)
    try checkout()
    let failure = #expect(throws: CommandFailure.self) { try recording.record("later", from: place) }
    #expect(failure?.description.hasPrefix("expected first, which ") == true)
    #expect(try text("Benchmarks/Changes/later/One.patch", in: package.root) == before)
  }

  /// A patch that names no contents, or such as git does not find, cannot be merged.
  @Test func aHunkWithoutItsPlaceIsNotLaidOut() throws {
    try package.write("let b = 1\n", to: list)
    let failure = #expect(throws: CommandFailure.self) { try checkout() }
    #expect(failure?.status == .checkFailed)
    #expect(failure?.description.hasPrefix("Benchmarks/Changes/first/One.patch no longer applies") == true)
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test func bytesThatAreNoTextAreRecordedAsTheyAre() throws {
    let bytes: [UInt8] = [0xFF, 0, 0x0A]
    try checkout()
    try package.folder.write(bytes, to: "package-2/b/" + list)
    _ = try recording.record("first", from: place)
    let again = package.folder.url.appending(path: "again")
    try checkout(to: again)
    #expect(try Data(contentsOf: again.appending(path: list)) == Data(bytes))
  }

  @Test func whatIsLaidOutIsACheckoutOfItsOwn() throws {
    try checkout()
    let changed = try Git.output(["diff", "--name-only", "HEAD"], in: place)
    #expect(changed.split(separator: "\n").count == 2)
    #expect(
      try Git.output(["status", "--porcelain", "--untracked-files=all"], in: place).contains("??") == false)
  }

  @Test func whatIsNoPackageIsNotRecorded() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try recording.record("first", from: package.folder.url)
    }
    #expect(failure?.description.hasPrefix("expected a folder with Package.swift") == true)
    let root = package.root
    #expect(throws: EditCopy.insidePackage(root.relativePath)) {
      try recording.record("first", from: root)
    }
  }
}
