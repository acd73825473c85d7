import ArchitectureCatalog
import Testing

@testable import Workbench

/// Two requests in one tree.
@Suite struct MergedPairTests {
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
  }

  private func pairs(_ ids: String...) throws -> [MergedPair] {
    try TreeStore.use(of: package.root) { store in
      try MergedPair.all(
        of: ids.map { try PatchedRequest(package.requests.request($0), in: store) }, in: store
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
      let requests = try ["far", "near"].map { try PatchedRequest(package.requests.request($0), in: store) }
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
