import Testing

@testable import Workbench

struct LexerTests {
  /// The texts of all tokens.
  private func tokens(_ source: String) -> [String] {
    let lexed = LexedSource(Array(source.utf8))
    return lexed.tokens.indices.map(lexed.text)
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
