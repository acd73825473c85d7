import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Measurement
@testable import Workbench

@Suite struct MarkdownTests {
  @Test func `plain text is escaped`() {
    #expect(
      MarkdownText.plain("a_b *c* [d](e) <f> | g\nh & `i`")
        == #"a\_b \*c\* \[d\](e) &lt;f&gt; \| g h &amp; \`i\`"#)
    #expect(MarkdownText.code("a`b\n|") == "`a'b |`")
    #expect(MarkdownText.link("a", to: "b (c)/ü.patch", line: 3) == "[a](b%20%28c%29/%C3%BC.patch#L3)")
    #expect(MarkdownText.html("a <b> & c") == "a &lt;b&gt; &amp; c")
  }

  @Test(arguments: [
    ("/usr/bin/valgrind is missing", "valgrind is missing"),
    ("no '/home/me/a/b.json' (/tmp/x/)", "no 'b.json' ()"),
    ("2 / 3 and and/or and https://swift.org/a/b", "2 / 3 and and/or and https://swift.org/a/b"),
    ("in /home/me/a: error", "in a: error"), ("/tmp", "/tmp"),
  ])
  func `a reason names no folder of the machine`(text: String, plain: String) {
    #expect(MarkdownText.withoutFolders(text) == plain)
  }

  @Test func `a table escapes pipes once and keeps its width`() {
    var table = MarkdownTable(["A", "B"])
    table.add(["`a|b`"])
    table.add([#"a\|b"#, "2", "3"])
    #expect(table.markdown == "| A | B |\n| :--- | ---: |\n| `a\\|b` |  |\n| a\\|b | 2 |")
  }

  @Test func `an interval in a narrow cell stays on one line`() {
    let ratio = RatioEstimate(ratio: 1.2, lower: 1.1, upper: 1.3)
    #expect(NumberText.cell(RatioText(ratio)) == "1.2 (1.1–\u{2060}1.3)")
  }

  @Test(arguments: [
    (0.0042, "0.0042"), (1.25, "1.3"), (9.96, "10"), (123.4, "120"), (0, "0"), (-0.24, "-0.24"),
  ])
  func `a number has two significant digits`(value: Double, text: String) {
    #expect(NumberText.significant(value) == text)
  }

  // With two digits 185 and 184 were 10 apart, and 10.45 and 10.55 were 1 apart. What is far apart keeps two.
  @Test(arguments: [
    ([185e6, 185e6, 184e6], ["185\u{A0}ms", "185\u{A0}ms", "184\u{A0}ms"]),
    ([12_300, 45_600], ["12\u{A0}µs", "46\u{A0}µs"]), ([10_450, 10_550], ["10.5\u{A0}µs", "10.6\u{A0}µs"]),
    ([10_449, 10_551], ["10.4\u{A0}µs", "10.6\u{A0}µs"]), ([1_234, nil], ["1.2\u{A0}µs", nil]),
    ([99_960, 100_400], ["100\u{A0}µs", "100\u{A0}µs"]),
    ([1_004.9, 1_005.1], ["1.0\u{A0}µs", "1.0\u{A0}µs"]), ([], []),
  ])
  func `times that are compared show no difference that is not there`(times: [Double?], texts: [String?]) {
    #expect(NumberText.times(times) == texts)
  }

  @Test func `every template is part of the program, byte for byte`() throws {
    let folder = PackageFolder.root.appendingPathComponent("Sources/Workbench")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      ["css", "md", "svg", "txt"].contains(URL(fileURLWithPath: $0).pathExtension)
    }
    #expect(files.count > 20)
    for file in files {
      let name = URL(fileURLWithPath: file).lastPathComponent
      #expect(try TextResource.text(of: name) == PackageFolder.text("Sources/Workbench/\(file)"))
    }
  }

  @Test func `a template's lines go where a hole is not filled`() {
    let block = "# {a}\nSay {n thing},\nand {b}.\n{c}Else.\n- {a}\n"
    #expect(Template.filled(block, ["a": "x", "n": 1, "b": "y"]) == "# x Say 1 thing, and y.\n- x")
    #expect(Template.filled(block, ["a": "x", "n": 1_200, "c": ""]) == "# x Say 1,200 things, Else.\n- x")
    #expect(Template.filled("{a}\n", ["a": nil]).isEmpty && Template.filled("{a}\n", ["a": ""]).isEmpty)
    #expect(
      Template.filled("{a?}Some\n", ["a": "x"]) == "Some" && Template.filled("{a?}Some\n", ["a": nil]).isEmpty
    )
    #expect(Template.filled("```sh\n{a}\n```\n", [:]) == "```sh\n{a}\n```")
  }

  @Test func `words are joined as in a sentence`() {
    #expect(WordList.and([]).isEmpty)
    #expect(WordList.and(["A"]) == "A")
    #expect(WordList.and(["A", "B"]) == "A and B")
    #expect(WordList.and(["A", "B", "C"]) == "A, B and C")
    #expect(WordList.and(["A", "B", "C"], upTo: 1) == "A and 2 more")
  }
}
