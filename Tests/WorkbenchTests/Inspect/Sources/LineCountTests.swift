import Measurement
import Testing

@testable import Workbench

struct LineCountTests {
  /// Code, comment and blank lines.
  struct Lines: Equatable {
    let code: Int
    let comment: Int
    let blank: Int

    init(_ code: Int, _ comment: Int, _ blank: Int) {
      self.code = code
      self.comment = comment
      self.blank = blank
    }

    init(_ source: String) {
      let counts = counts(source)
      self.init(counts.codeLines, counts.commentLines, counts.blankLines)
    }
  }

  @Test(arguments: [
    SourceCase("", Lines(0, 0, 0)),
    SourceCase("\n", Lines(0, 0, 1)),
    SourceCase("let a = 1", Lines(1, 0, 0)),
    SourceCase("let a = 1\n", Lines(1, 0, 0)),
    SourceCase("let a = 1\n\n", Lines(1, 0, 1)),
    SourceCase("let a = 1\r\n\r\n// b\r\n", Lines(1, 1, 1)),
    SourceCase("let a = 1\r\r// b\rlet c", Lines(2, 1, 1)),
    SourceCase("a\n\r\nb\r\n\nc", Lines(3, 0, 2)),
    SourceCase(" \t\n\u{0C}\n", Lines(0, 0, 2)),
    SourceCase("\u{FEFF}// a\n", Lines(0, 1, 0)),
    SourceCase("#!/usr/bin/swift\n// a\n", Lines(1, 1, 0)),
  ])
  func `line ends`(_ example: SourceCase<Lines>) {
    #expect(Lines(example.source) == example.expected)
  }

  @Test(arguments: [
    SourceCase("// a\n/// b\n/* c */\n", Lines(0, 3, 0)),
    SourceCase("let a = 1 // b\n/* c */ let d = 2\n", Lines(2, 0, 0)),
    SourceCase("/* a\n\n b */\n", Lines(0, 3, 0)),
    SourceCase("/* a /* b */\n c */\nlet d = 1\n", Lines(1, 2, 0)),
    SourceCase("/* a\n*/ let b = 1\n", Lines(1, 1, 0)),
    SourceCase("/*/ a */ b\n", Lines(1, 0, 0)),
    SourceCase("/**/\n/***/\nlet a = 1", Lines(1, 2, 0)),
    SourceCase("a +/* b\n*/c", Lines(2, 0, 0)),
    SourceCase("// a \\\nlet b = 1\n", Lines(1, 1, 0)),
    SourceCase("/* a\n\nlet b = 1\n", Lines(0, 3, 0)),
    SourceCase("// \"\"\"\nlet a = 1\n\n// \"\"\"\n", Lines(1, 2, 1)),
  ])
  func comments(_ example: SourceCase<Lines>) {
    #expect(Lines(example.source) == example.expected)
  }

  @Test(arguments: [
    SourceCase(#"let a = "/*"\#n\#nlet b = "*/"\#n"#, Lines(2, 0, 1)),
    SourceCase(#"let a = "// b"\#n"#, Lines(1, 0, 0)),
    SourceCase("let a = \"\"\"\n\n  // b\n\n  \"\"\"\n\n// c\n", Lines(5, 1, 1)),
    SourceCase("let a = #\"\"\"\n  \"\"\"\n\n  \"\"\"#\n", Lines(4, 0, 0)),
    SourceCase("let a = #\"\"\"#\n\n// b\n", Lines(1, 1, 1)),
    SourceCase("let a = \"\\\"/*\"\n\n", Lines(1, 0, 1)),
    SourceCase("let a = \"\"\"\n  \\\"\"\"\n\n  \"\"\"\n\n", Lines(4, 0, 1)),
    SourceCase("let a = \"\"\"\n  \\(b(\n\n  // c\n  \")\"))\n  \"\"\"\n\n", Lines(6, 0, 1)),
    SourceCase("let a = \"\\(\"\"\"\n\n\"\"\")\"\n\n", Lines(3, 0, 1)),
    SourceCase("let a = #/\n\n  b # c\n/#\n\n", Lines(4, 0, 1)),
    SourceCase("let a = \"b\n\n// c\n", Lines(1, 1, 1)),
    SourceCase("let a = \"\\(b\n\n// c\nlet d = 1\n", Lines(2, 1, 1)),
  ])
  func literals(_ example: SourceCase<Lines>) {
    #expect(Lines(example.source) == example.expected)
  }

  @Test func `total is the sum of the three`() {
    #expect(counts("let a = 1\n// b\n\n").totalLines == 3)
  }
}
