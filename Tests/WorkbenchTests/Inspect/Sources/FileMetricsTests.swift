import Foundation
import Measurement
import Testing

@testable import Workbench

struct FileMetricsTests {
  @Test(arguments: [
    SourceCase("import A\nimport B; import C", ["A", "B", "C"]),
    SourceCase(
      "@testable import A\n@_exported public import B\ninternal import C\n@_spi(X) import D",
      ["A", "B", "C", "D"]),
    SourceCase(
      "import struct A.B\nimport func C.D.e\nimport class F.G\nimport typealias H.I", ["A", "C", "F", "H"]),
    SourceCase("import A.B\nimport A\nimport A.C", ["A"]),
    SourceCase("#if canImport(A)\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
    SourceCase("// import A\nlet a = \"import B\"\nf(import: 1)\na.import(b)", []),
    SourceCase("import `A`", ["A"]),
    SourceCase("import\n  A\n", ["A"]),
    SourceCase("import", []),
  ])
  func imports(_ example: SourceCase<[String]>) {
    #expect(FileMetrics(path: "Test.swift", source: example.source).imports == example.expected)
  }

  @Test(arguments: [
    SourceCase("A/B/C.swift", "C"), SourceCase("C.swift", "C"), SourceCase("A+B.swift", "A+B"),
    SourceCase("C", "C"),
  ])
  func stem(_ example: SourceCase<String>) {
    #expect(FileMetrics(path: example.source, source: "").stem == example.expected)
  }

  @Test func `an extension is no type`() {
    let file = FileMetrics(path: "A.swift", source: "struct A {}\nextension A {}")
    #expect(file.types.map(\.kind) == [.struct])
    #expect(file.counts.types == 1)
  }

  @Test func `counts add up`() {
    let first = counts("import A\n// b\n\nclass C { func d() { if e {} } }\nactor F {}\nextension G {}\n")
    let second = counts("struct A {}\nenum B {}\nprotocol C {}\n")
    let sum = first + second
    var expected = SourceCounts()
    expected.files = 2
    expected.codeLines = 7
    expected.commentLines = 1
    expected.blankLines = 1
    expected.classes = 1
    expected.structs = 1
    expected.enums = 1
    expected.actors = 1
    expected.protocols = 1
    expected.extensions = 1
    expected.functions = 1
    expected.decisionPoints = 1
    #expect(sum == expected)
    #expect(sum.totalLines == 9)
    #expect(sum.types == 5)
    #expect(first + SourceCounts() == first)
  }

  @Test func `survives a round trip through JSON`() throws {
    let file = FileMetrics(path: "A.swift", source: "import B\nstruct C: D { func e() {} }\n")
    let folder = FolderMetrics(path: "F", files: [file])
    let data = try JSONEncoder().encode(folder)
    #expect(try JSONDecoder().decode(FolderMetrics.self, from: data) == folder)
  }
}
