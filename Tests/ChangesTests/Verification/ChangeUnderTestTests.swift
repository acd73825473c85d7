import Changes
import Foundation
import TestSupport
import Testing

/// What is applied and asked of a request, and of two in one tree.
@Suite struct ChangeUnderTestTests {
  private let package: SmallPackage
  private let folder: TestFolder

  init() throws {
    package = try SmallPackage()
    folder = try TestFolder()
  }

  private func pairs(_ ids: String...) throws -> [MergedPair] {
    try MergeMatrix(ids.map(package.patched)).cleanPairs()
  }

  private func shared(_ name: String) -> String {
    "diff --git a/\(name) b/\(name)\nnew file mode 100644\n--- /dev/null\n+++ b/\(name)\n@@ -0,0 +1 @@\n+x\n"
  }

  @Test func whatOthersRestOnIsAppliedFirstAndWhatIsEmptyIsLeftOut() throws {
    try package.addRequest("first", behind: 2, shared: shared("x.txt"))
    try package.write("", to: "Benchmarks/Changes/first/One.patch")
    try package.write(
      "# First\n\n## Scenarios that change\n\n- `Old`: why\n", to: "Benchmarks/Changes/first/request.md")
    let change = try ChangeUnderTest(package.requests.request("first"), in: package.requests.folder("first"))
    guard case .patches(let patches) = change.tree else {
      Issue.record("\(change.tree)")
      return
    }
    #expect(patches.map(\.lastPathComponent) == ["shared.patch", "Two.patch"])
    #expect(change.architectures == ["One", "Two"])
    #expect(change.scenarios.map(\.lastPathComponent) == ["first.scenario"])
    #expect(change.changedScenarios == ["Old"])
  }

  @Test func theTestsOfWhatIsTouchedAreRun() {
    let change = ChangeUnderTest(
      id: "x", tree: .patches([]), scenarios: [], changedScenarios: [], architectures: ["B", "A"],
      touchedPaths: [
        "Package.swift", "Sources/Architectures/A/List/List.swift", "Sources/Domain/Name.swift",
        "Tests/ContactsATests/List/ListTests.swift", "Tests/StorageTests/OrderTests.swift",
      ])
    #expect(change.testModules == ["ContactsATests", "ContactsBTests", "DomainTests", "StorageTests"])
  }

  @Test func twoThatMergeAreInOneTree() throws {
    try package.addRequest("far", behind: 0)
    try package.addRequest("near", behind: 6, shared: shared("x.txt"))
    let pair = try #require(pairs("far", "near").first)
    let change = try ChangeUnderTest(pair, in: folder.url)
    #expect(change.id == "far + near")
    #expect(change.architectures == ["One", "Two"])
    for name in change.architectures {
      let list = folder.url.appending(path: "Sources/Architectures/\(name)/ListViewController.swift")
      let text = try String(contentsOf: list, encoding: .utf8)
      #expect(text.hasPrefix("let a0 = 0\nlet far = 0\nlet a1 = 1\n"))
      #expect(text.contains("let a6 = 6\nlet near = 0\nlet a7 = 7\n"))
    }
    #expect(try String(contentsOf: folder.url.appending(path: "x.txt"), encoding: .utf8) == "x\n")
  }

  @Test func anArchitectureInWhichTheyAreInConflictIsLeftOut() throws {
    for id in ["near", "next"] { try package.addRequest(id, behind: 6) }
    #expect(try pairs("near", "next").isEmpty)
    try package.write(
      SmallPackage.patch(of: SmallPackage.architectures[1], behind: 0, "next"),
      to: "Benchmarks/Changes/next/Two.patch")
    #expect(try pairs("near", "next").map(\.architectures) == [["Two"]])
    // None of them can do without what they share.
    try package.write(shared("x.txt"), to: "Benchmarks/Changes/near/shared.patch")
    #expect(try pairs("near", "next").isEmpty)
  }

  @Test func aFileThatOneOfTheTwoDeletesGoes() throws {
    try package.addRequest("far", behind: 0)
    try package.addRequest(
      "gone", behind: 6,
      shared:
        "diff --git a/README.md b/README.md\ndeleted file mode 100644\n--- a/README.md\n+++ /dev/null\n"
        + "@@ -1 +0,0 @@\n-# Read me\n")
    let change = try ChangeUnderTest(#require(pairs("far", "gone").first), in: folder.url)
    guard case .files(_, let removed) = change.tree else {
      Issue.record("\(change.tree)")
      return
    }
    #expect(removed == ["README.md"])
  }
}
