import Measurement
import Testing

@testable import Workbench

struct FolderMetricsTests {
  private func folder(_ sources: String...) -> FolderMetrics {
    let files = sources.enumerated().map { FileMetrics(path: "\($0.offset).swift", source: $0.element) }
    return FolderMetrics(path: "Folder", files: files)
  }

  @Test func `protocols without conformers`() {
    let metrics = folder(
      "protocol Used {}\nprotocol Unused {}\nprotocol Refined {}\nprotocol Refining: Refined {}",
      "struct A: Used {}\nextension B: @unchecked Module.Refining {}\nprotocol Orphan: Unused {}")
    #expect(metrics.protocolsWithoutConformers == ["Orphan", "Unused"])
  }

  @Test func `a conformance to a composition counts for each part`() {
    #expect(folder("protocol A {}\nprotocol B {}\nclass C: A & B {}").protocolsWithoutConformers == [])
  }

  @Test func `a conformance may name the module of its protocol`() {
    #expect(folder("protocol A {}\nstruct B: C::A {}").protocolsWithoutConformers == [])
  }

  @Test func `protocols that refine each other end the search`() {
    #expect(folder("protocol A: B {}\nprotocol B: A {}").protocolsWithoutConformers == ["A", "B"])
    #expect(folder("protocol A: B {}\nprotocol B: A {}\nstruct C: A {}").protocolsWithoutConformers == [])
  }

  @Test func `empty protocols`() {
    #expect(
      folder("protocol B {}\nprotocol A { typealias C = Int }\nprotocol D { init() }").emptyProtocols == [
        "A", "B",
      ])
  }

  @Test func `files are sorted`() {
    let files = ["b.swift", "a/z.swift", "a.swift"].map { FileMetrics(path: $0, source: "") }
    #expect(FolderMetrics(path: "F", files: files).files.map(\.path) == ["a.swift", "a/z.swift", "b.swift"])
  }

  @Test func markdown() {
    let files = [
      FileMetrics(path: "A.swift", source: "// a\nclass A {\n  func b() { if c {} }\n}\n\n"),
      FileMetrics(path: "B|C.swift", source: "extension D {}\nprotocol E {}\n"),
    ]
    let expected = """
      | File | Code | Comment | Blank | Total | Types | Extensions | Functions | Decisions |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | A.swift | 3 | 1 | 1 | 5 | 1 | 0 | 1 | 1 |
      | B\\|C.swift | 2 | 0 | 0 | 2 | 1 | 1 | 0 | 0 |
      | **Total** | 5 | 1 | 1 | 7 | 2 | 1 | 1 | 1 |

      | Files | Classes | Structs | Enums | Actors | Protocols | Types |
      | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 2 | 1 | 0 | 0 | 0 | 1 | 2 |

      """
    #expect(FolderMetrics(path: "F", files: files).markdown == expected)
  }
}
