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

  @Test func aProgramMayComeWithARequest() throws {
    let patch = SmallPackage.adding("tool.sh").replacing("100644", with: "100755")
    try package.write(patch, to: "Benchmarks/Changes/first/shared.patch")
    #expect(try package.patched("first").shared.map(\.path) == ["tool.sh"])
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
