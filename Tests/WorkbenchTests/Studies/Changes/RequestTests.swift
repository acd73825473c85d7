import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// Reading the folders of requests, and what all of them tell together.
@Suite struct RequestTests {
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
  }

  @Test func aRequestIsItsWordsAndItsPatches() throws {
    try package.addRequest("first", behind: 2)
    try package.write(
      "# The first\n\nPlease.\n\n## Scenarios that change\n\n- `A scenario`: it shows it\n",
      to: "Benchmarks/Changes/first/request.md")
    let request = try package.requests.request("first")
    #expect(request.title == "The first")
    #expect(request.changedScenarios == [.init(name: "A scenario", reason: "it shows it")])
    #expect(request.patches.map(\.owner.name) == ["One", "Two"])
    #expect(request.shared == nil)
    #expect(request.scenarioFiles.map(\.lastPathComponent) == ["first.scenario"])
    let counts = try package.patched("first").counts
    #expect(counts.architectures.map(\.part.sources.lines.added) == [1, 1])
    #expect(counts.architectures.map(\.part.sources.roles) == [["Controller"], ["Controller"]])
  }

  @Test(arguments: [
    ("No title\n", "1: expected \"# TITLE\", found 'No title'"),
    ("# A\n## Scenarios that change\n- x\n", "3: expected \"- `SCENARIO`: REASON\", found '- x'"),
    (
      "# A\n## Scenarios that change\n\n- `A scemario`: x\n",
      "4: there is no earlier scenario 'A scemario', did you mean 'A scenario'?"
    ),
    ("# A\n## Scenarios that change\n- `Other`: x\n", "3: there is no earlier scenario 'Other'"),
  ])
  func wordsThatAreNotUnderstoodAreAnError(text: String, message: String) throws {
    try package.addRequest("first", behind: 2)
    try package.write(text, to: "Benchmarks/Changes/first/request.md")
    let error = #expect(throws: CommandFailure.self) { try package.requests.request("first") }
    #expect(try #require(error).description == "Benchmarks/Changes/first/request.md:\(message)")
  }

  @Test func aScenarioWithoutItsWordIsNamedWhereItStands() throws {
    let file = "Benchmarks/Changes/first/first.scenario"
    try package.write("# A comment.\n\nscenaro \"first\"\n  launch\n", to: file)
    let error = #expect(throws: CommandFailure.self) {
      try BuiltInScenarioFiles.names(in: package.root.appending(path: file))
    }
    #expect(error?.description.hasPrefix("first/first.scenario:3: expected \"scenario \"NAME\"\"") == true)
    #expect(error?.status == .usage)
  }

  @Test(arguments: ["One.patch", "shared.patch"])
  func aPatchOfWhatIsAnothersIsRefused(name: String) throws {
    let other = SmallPackage.architectures[1]
    try package.addRequest("first", behind: 2)
    try package.write(
      SmallPackage.patch(of: other, behind: 5, "a"), to: "Benchmarks/Changes/first/\(name)")
    let error = try #require(throws: CommandFailure.self) { try package.patched("first") }
    #expect(error.status == .usage)
    #expect(error.description.hasSuffix(", found \(other.sourceFolder)/ListViewController.swift"))
    #expect(error.description.hasPrefix("Benchmarks/Changes/first/\(name): expected a file in "))
  }

  @Test func aPatchThatIsNotThereIsMissed() throws {
    try package.addRequest("other", behind: 2)
    try package.write("# A\n", to: "Benchmarks/Changes/first/request.md")
    #expect(throws: CommandFailure.missing("Benchmarks/Changes/first/One.patch")) {
      try package.requests.request("first")
    }
  }

  /// An architecture that has just been added begins with none.
  @Test func anArchitectureWithoutAnyPatchTakesNoPart() throws {
    try package.addRequest("first", behind: 2)
    let patch = package.root.appending(path: "Benchmarks/Changes/first/Two.patch")
    try FileManager.default.removeItem(at: patch)
    #expect(try package.requests.participants().map(\.name) == ["One"])
    #expect(try package.patched("first").counts.architectures.map(\.architecture) == ["One"])
  }

  /// `near` and `next` touch lines side by side; `far` touches none of theirs.
  @Test func everyTwoRequestsAreMerged() throws {
    for (id, line) in [("far", 0), ("near", 6), ("next", 6)] { try package.addRequest(id, behind: line) }
    let merges = try #require(package.survey.run().merges.value)
    #expect(
      merges.map { "\($0.requests.joined(separator: " ")) \($0.architecture ?? "") \($0.isClean)" } == [
        "far near One true", "far near Two true", "far next One true", "far next Two true",
        "near next One false", "near next Two false",
      ])
    #expect(merges[4].sources == ["Sources/Architectures/One/ListViewController.swift"])
    #expect(merges[4].tests == [])
  }

  @Test func aFileThatBothAddOrOneDeletesIsInConflict() throws {
    let path = "Tests/ContactsOneTests/A.swift"
    let list = "\(SmallPackage.architectures[1].sourceFolder)/ListViewController.swift"
    let deleted =
      "diff --git a/\(list) b/\(list)\ndeleted file mode 100644\n--- a/\(list)\n+++ /dev/null\n@@ -1,10 +0,0 @@\n"
      + SmallPackage.list.split(separator: "\n").map { "-\($0)\n" }.joined()
    for (id, text) in [("a", "1"), ("b", "2"), ("c", "2")] {
      try package.addRequest(id, behind: 2)
      try package.write(SmallPackage.adding(path, text), to: "Benchmarks/Changes/\(id)/One.patch")
      if id == "a" { try package.write(deleted, to: "Benchmarks/Changes/a/Two.patch") }
    }
    let merges = try #require(package.survey.run().merges.value)
    let conflicts = merges.map { $0.sources + $0.tests }
    // Where b and c add the same file, there is nothing to be in conflict about.
    #expect(conflicts == [[path], [list], [path], [list], [], [list]])
    #expect(merges[0].tests == [path])
  }

  @Test func everyStalePatchIsNamedWithTheWayToRenewIt() throws {
    for id in ["first", "second"] { try package.addRequest(id, behind: 2) }
    let list = "Sources/Architectures/Two/ListViewController.swift"
    try package.write("let b = 1\n", to: list)
    try package.write(SmallPackage.adding("README.md"), to: "Benchmarks/Changes/second/shared.patch")
    let error = try #require(throws: CommandFailure.self) { try package.survey.run() }
    #expect(
      error.description == """
        Benchmarks/Changes/first/Two.patch no longer applies: \(list):3
        Benchmarks/Changes/second/shared.patch no longer applies: README.md: already exists in index
        Benchmarks/Changes/second/Two.patch no longer applies: \(list):3
        To have git merge them with what has changed: swift run compare changes --rebase first second
        To work on one: swift run compare changes --checkout ID DIR, then
          swift run compare changes --record ID DIR
        """)
  }
}

/// Two requests in one tree.
@Suite struct MergedPairTests {
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
  }

  private func pairs(_ ids: String...) throws -> [MergedPair] {
    try TreeStore.use(of: package.root) { store in
      try MergedPair.all(
        of: PatchedRequest.all(ids.map(package.requests.request), in: store), in: store
      )
      .filter { !$0.cleanArchitectures.isEmpty }
    }
  }

  @Test func bothAreInOneTree() throws {
    try package.addRequest("far", behind: 0)
    try package.addRequest(
      "near", behind: 6,
      shared: SmallPackage.adding("x.txt")
        + "diff --git a/README.md b/README.md\ndeleted file mode 100644\n--- a/README.md\n+++ /dev/null\n"
        + "@@ -1 +0,0 @@\n-# Read me\n")
    let files = try TreeStore.use(of: package.root) { store in
      let requests = try PatchedRequest.all(package.requests.all(), in: store)
      let pair = try #require(MergedPair.all(of: requests, in: store).first)
      #expect(pair.ids == ["far", "near"])
      #expect(pair.cleanArchitectures.map(\.name) == ["One", "Two"])
      return try store.difference(from: store.base, to: pair.tree)
    }
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.new) })
    #expect(texts["x.txt"] == Array("x\n".utf8))
    #expect(texts["README.md"] == .some(nil))
    for name in ["One", "Two"] {
      let list = try #require(texts["Sources/Architectures/\(name)/ListViewController.swift"])
      let text = String(decoding: list ?? [], as: UTF8.self)
      #expect(text.hasPrefix("let a0 = 0\nlet far = 0\nlet a1 = 1\n"))
      #expect(text.contains("let a6 = 6\nlet near = 0\nlet a7 = 7\n"))
    }
  }

  @Test func whereTheyAreInConflictThereIsNone() throws {
    for id in ["near", "next"] { try package.addRequest(id, behind: 6) }
    #expect(try pairs("near", "next").isEmpty)
    try package.write(
      SmallPackage.patch(of: SmallPackage.architectures[1], behind: 0, "next"),
      to: "Benchmarks/Changes/next/Two.patch")
    #expect(try pairs("near", "next").map { $0.cleanArchitectures.map(\.name) } == [["Two"]])
    try package.write(SmallPackage.adding("x.txt"), to: "Benchmarks/Changes/near/shared.patch")
    #expect(try pairs("near", "next").count == 1)
    try package.write(
      SmallPackage.adding("x.txt").replacing("+x\n", with: "+y\n"), to: "Benchmarks/Changes/next/shared.patch"
    )
    #expect(try pairs("near", "next").isEmpty)
  }

  /// As version control does it: what one moves and the other edits is moved and edited.
  @Test func aFileThatOneMovesIsMerged() throws {
    let list = "\(SmallPackage.architectures[0].sourceFolder)/ListViewController.swift"
    for id in ["edit", "move"] { try package.addRequest(id, behind: 2) }
    try package.write(
      "diff --git a/\(list) b/\(list)2\nsimilarity index 100%\nrename from \(list)\nrename to \(list)2\n",
      to: "Benchmarks/Changes/move/One.patch")
    #expect(try pairs("edit", "move").map { $0.cleanArchitectures.map(\.name) } == [["One"]])
  }
}
