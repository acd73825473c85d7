import Testing

@testable import SourceReading

struct LexerTests {
  /// The texts of all tokens.
  private func tokens(_ source: String) -> [String] {
    let lexed = LexedSource(Array(source.utf8))
    return lexed.tokens.indices.map(lexed.text)
  }

  @Test func aLineBeginsBehindABreakAlsoWithinAComment() {
    let lexed = LexedSource(Array("a /* b */ c\nd // e\nf /* g\n */ h /* i\r */ j".utf8))
    #expect(lexed.tokens.map(\.startsLine) == [true, false, true, true, true, true])
  }

  @Test(arguments: [
    SourceCase(#"a("b")"#, ["a", "(", #""b""#, ")"]),
    SourceCase(#""\(b(")"))c\(d)""#, [#""\("#, "b", "(", #"")""#, ")", #")c\("#, "d", #")""#]),
    SourceCase(#""\(["a": { "}" }])""#, [#""\("#, "[", #""a""#, ":", "{", #""}""#, "}", "]", #")""#]),
    SourceCase(##"#"\(a) \#(b) "c" "#"##, [##"#"\(a) \#("##, "b", ##") "c" "#"##]),
    SourceCase(##"#"""# + #"a"#"##, [##"#"""#"##, "+", ##"#"a"#"##]),
    SourceCase(###"##"a"#b"##"###, [###"##"a"#b"##"###]),
    SourceCase(#""\(a /* ) " */)""#, [#""\("#, "a", #")""#]),
    SourceCase(#""a\"b" "c\\" "d""#, [#""a\"b""#, #""c\\""#, #""d""#]),
    SourceCase("\"a\nb", ["\"a", "b"]),
    SourceCase("\"\" \"\"\"\na\"\"\"", ["\"\"", "\"\"\"\na\"\"\""]),
  ])
  func strings(_ example: SourceCase<[String]>) {
    #expect(tokens(example.source) == example.expected)
  }

  @Test(arguments: [
    SourceCase("`class` `a b/c` ` `` `", ["`class`", "`a b/c`", "` `", "` `"]),
    SourceCase("`a", ["`", "a"]),
    SourceCase("größe $0 _a1 日本", ["größe", "$0", "_a1", "日本"]),
    SourceCase("a×b a∧&&b 2×3 é× ×̄", ["a", "×", "b", "a", "∧&&", "b", "2", "×", "3", "é", "×", "×̄"]),
    SourceCase("Int.Swift::init a::b", ["Int", ".", "Swift", "::", "init", "a", "::", "b"]),
    SourceCase("1_000.5e-3 0x1p+3 0xE-1", ["1_000.5e-3", "0x1p+3", "0xE", "-", "1"]),
    SourceCase("1.a x.0.1", ["1", ".", "a", "x", ".", "0", ".", "1"]),
    SourceCase("1...5 0..<n", ["1", "...", "5", "0", "..<", "n"]),
    SourceCase("#expect(a) @Foo #if b", ["#expect", "(", "a", ")", "@", "Foo", "#if", "b"]),
    SourceCase("a!.b?.c ?? d", ["a", "!", ".", "b", "?", ".", "c", "??", "d"]),
    SourceCase("a+//b", ["a", "+"]),
    SourceCase("a*/**/b", ["a", "*", "b"]),
  ])
  func `names, numbers and operators`(_ example: SourceCase<[String]>) {
    #expect(tokens(example.source) == example.expected)
  }

  @Test func `there is nothing before the first token and behind the last one`() {
    let lexed = LexedSource(Array("a b".utf8))
    #expect([-1, 0, 1, 2].map(lexed.text) == ["", "a", "b", ""])
    #expect([-1, 0, 1, 2].map { lexed.isText(at: $0, "a") } == [false, true, false, false])
  }

  /// The texts of the regex literals.
  private func regexes(_ source: String) -> [String] {
    let lexed = LexedSource(Array(source.utf8))
    return lexed.tokens.indices.filter { lexed.tokens[$0].kind == .regex }.map(lexed.text)
  }

  @Test(arguments: [
    SourceCase("let a = /b c\"d/", ["/b c\"d/"]),
    SourceCase("let a = [/b/, /c[(]\\/d/, !/e/]", ["/b/", "/c[(]\\/d/", "/e/"]),
    SourceCase("a ? /b/ : /c/", ["/b/", "/c/"]),
    SourceCase("try? /a/.firstMatch(in: b)", ["/a/"]),
    SourceCase("await /a/.b()", ["/a/"]),
    SourceCase("return /a/", ["/a/"]),
    SourceCase("let a = b\n/c/.d()", ["/c/"]),
    SourceCase("a /* b\n*/ /c/.d()", ["/c/"]),
    SourceCase("\"\\(/a\\)/)\"", ["/a\\)/"]),
    SourceCase("{ /a/ }", ["/a/"]),
    SourceCase("#/a/b\"/# + ##/c/#/##", ["#/a/b\"/#", "##/c/#/##"]),
    SourceCase("let a = /b\\ /\nlet c = f(/d\\\\ /)\nlet e = /\\ /", ["/b\\ /", "/d\\\\ /", "/\\ /"]),
    SourceCase("#/\n a\n/#", ["#/\n a\n/#"]),
    SourceCase("#/a\nb", ["#/a"]),
  ])
  func `regex literals`(_ example: SourceCase<[String]>) {
    #expect(regexes(example.source) == example.expected)
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "(a)/b/c", "a[0]/b/c", "1/2/3", "\"a\"/b/c", "self/b/c", "a.in/b/c", "a!/b/c",
    "a(/, 1) / 2", "reduce(1, /)", "f(/, op: /)", "static func / (a: A, b: A) -> A { a/b }",
    "infix operator /: A", "f(x, /A.b, c: /D.e)", "let a = / b/", "a\n/ b /\nc", "let a = /b\n/", "a //b/",
    "let a = b(/c\\  / d)", "= /a/*b*/", "let a = b::if / c / d", "let a = b.map(Int./) / c",
  ])
  func `divisions are no regex literals`(_ source: String) {
    #expect(regexes(source) == [])
  }
}

struct LineCountTests {
  /// Code, comment and blank lines.
  struct Lines: Equatable {
    let numbers: [Int]

    init(_ code: Int, _ comment: Int, _ blank: Int) { numbers = [code, comment, blank] }

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
    SourceCase("let a = \"\"\"\n  \\(b\n\n  c\n", Lines(4, 0, 0)),
    SourceCase("let a = \"\\(b\n\n// c\nlet d = 1\n", Lines(2, 1, 1)),
  ])
  func literals(_ example: SourceCase<Lines>) {
    #expect(Lines(example.source) == example.expected)
  }
}
