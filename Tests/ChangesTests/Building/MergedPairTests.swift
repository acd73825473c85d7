import ArchitectureCatalog
import Testing

@testable import Changes

/// Two requests in one tree.
@Suite struct MergedPairTests {
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
  }

  private func pairs(_ ids: String...) throws -> [MergedPair] {
    try MergeMatrix(ids.map(package.patched)).cleanPairs()
  }

  private func adding(_ name: String) -> String {
    "diff --git a/\(name) b/\(name)\nnew file mode 100644\n--- /dev/null\n+++ b/\(name)\n@@ -0,0 +1 @@\n+x\n"
  }

  @Test func bothAreInOneTree() throws {
    try package.addRequest("far", behind: 0)
    try package.addRequest(
      "near", behind: 6,
      shared: adding("x.txt")
        + "diff --git a/README.md b/README.md\ndeleted file mode 100644\n--- a/README.md\n+++ /dev/null\n"
        + "@@ -1 +0,0 @@\n-# Read me\n")
    let pair = try #require(pairs("far", "near").first)
    #expect(pair.requests.map(\.id) == ["far", "near"])
    #expect(pair.architectures.map(\.name) == ["One", "Two"])
    let texts = Dictionary(uniqueKeysWithValues: pair.files.map { ($0.path, $0.text) })
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
    #expect(try pairs("near", "next").map { $0.architectures.map(\.name) } == [["Two"]])
    try package.write(adding("x.txt"), to: "Benchmarks/Changes/near/shared.patch")
    #expect(try pairs("near", "next").count == 1)
    try package.write(
      adding("x.txt").replacing("+x\n", with: "+y\n"), to: "Benchmarks/Changes/next/shared.patch")
    #expect(try pairs("near", "next").isEmpty)
  }
}
