import SourceReading
import Testing

@testable import Workbench

struct FolderMetricsMarkdownTests {
  @Test func `the largest comes first, folders before files, and every column is defined`() {
    let files = [
      FileMetrics(path: "Main.swift", source: "import A\n"),
      FileMetrics(path: "In|ner/A.swift", source: "// a\nclass A {\n  func b() { if c {} }\n}\n\n"),
      FileMetrics(path: "In|ner/B.swift", source: "extension D {}\nprotocol E {}\n"),
    ]
    let expected = """
      | Folder | Code | Comment | Blank | Total | Types | Extensions | Functions |
      | :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | In\\|ner | 5 | 1 | 1 | 7 | 2 | 1 | 1 |
      | . | 1 | 0 | 0 | 1 | 0 | 0 | 0 |
      | **Total** | 6 | 1 | 1 | 8 | 2 | 1 | 1 |

      | File | Code | Comment | Blank | Total | Types | Extensions | Functions |
      | :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | In\\|ner/A.swift | 3 | 1 | 1 | 5 | 1 | 0 | 1 |
      | In\\|ner/B.swift | 2 | 0 | 0 | 2 | 1 | 1 | 0 |
      | Main.swift | 1 | 0 | 0 | 1 | 0 | 0 | 0 |
      | **Total** | 6 | 1 | 1 | 8 | 2 | 1 | 1 |

      | Files | Classes | Structs | Enums | Actors | Protocols | Types |
      | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 3 | 1 | 0 | 0 | 0 | 1 | 2 |

      """
    let markdown = FolderMetrics(path: "F", files: files).markdown
    #expect(markdown.hasPrefix(expected))
    for column in ["Code", "Comment", "Blank", "Types", "Functions"] {
      #expect(markdown.dropFirst(expected.count).contains("\(column): "))
    }
  }
}
