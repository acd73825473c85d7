import Testing

@testable import AppShell
@testable import TerminalKit

@Suite struct TerminalFrameTests {
  private func row(_ text: String, width: Int, columns: Int = 10, column: Int = 0) -> String {
    var frame = Frame(size: ScreenSize(columns: columns, rows: 1))
    frame.draw(text, row: 0, column: column, width: width)
    return frame.lines[0]
  }

  @Test(arguments: [
    ("Ada", "Ada"), ("Lovelace12", "Lovelace12"), ("Lovelace123", "Lovelace1…"), ("日本語日本", "日本語日本"),
    ("日本語日本語", "日本語日…"), ("a日本語日本", "a日本語日…"), ("👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧"), ("", ""),
  ])
  func textIsCutByItsWidth(text: String, shown: String) {
    #expect(row(text, width: .max) == shown)
    #expect(text.truncated(toWidth: 10).displayWidth <= 10)
  }

  @Test func textIsCutToAnyWidth() {
    #expect((0...4).map { "日本x".truncated(toWidth: $0) } == ["", "…", "…", "日…", "日…"])
    #expect("日本x".truncated(toWidth: 5) == "日本x")
    #expect("ab".truncated(toWidth: -1) == "")
    #expect("e\u{301}".truncated(toWidth: 1) == "e\u{301}")
  }

  @Test func noControlCharacterGetsIntoACell() {
    var frame = Frame(size: ScreenSize(columns: 200, rows: 1))
    frame.draw("\u{1B}[31m\u{7}\r\n\u{9B}\u{202E}\u{2028}\u{85}\u{200B}\u{FEFF}x", row: 0, column: 0)
    for cell in frame[0] {
      for scalar in (cell.glyph ?? " ").unicodeScalars {
        #expect(![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory))
      }
    }
    #expect(frame.lines[0].hasPrefix(#"\u{1B}[31m\u{7}"#))
    #expect(frame.lines[0].hasSuffix("x"))
  }

  @Test func whatIsOutsideIsNotDrawn() {
    var frame = Frame(size: ScreenSize(columns: 3, rows: 1))
    for place in [(-1, 0), (1, 0), (0, -1), (0, 3)] { frame.draw("x", row: place.0, column: place.1) }
    frame.add(.bold, row: 5, columns: 0..<3)
    frame.add(.bold, row: 0, columns: 10..<20)
    #expect(frame == Frame(size: ScreenSize(columns: 3, rows: 1)))
    #expect(Frame(size: ScreenSize(columns: -1, rows: 0)).lines.isEmpty)
  }

  @Test func halfOfAWideCharacterDoesNotStay() {
    var frame = Frame(size: ScreenSize(columns: 4, rows: 1))
    frame.draw("日本", row: 0, column: 0)
    frame.draw("xy", row: 0, column: 1)
    #expect(frame[0].map { $0.glyph } == [" ", "x", "y", " "])
    for column in 0..<3 {
      var frame = Frame(size: ScreenSize(columns: 4, rows: 1))
      frame.draw("र्मा", row: 0, column: 0)
      frame.draw("x", row: 0, column: column)
      #expect(frame.lines == [String(repeating: " ", count: column) + "x"])
    }
  }

  @Test(arguments: [
    ("", [String]()), ("a b", ["a b"]), ("one two three", ["one two", "three"]),
    ("incomprehensible", ["incompre", "hensible"]), ("a 日本語日本", ["a", "日本語日", "本"]), ("  x  ", ["x"]),
  ])
  func textIsWrapped(text: String, lines: [String]) {
    #expect(text.wrapped(toWidth: 8) == lines)
  }

  @Test func stylesAreColouredOnlyWhereColourIsWelcome() {
    let style: TextStyle = [.bold, .reverse, .tint]
    #expect(style.graphicRendition(usesColor: true) == "0;1;7;34")
    #expect(style.graphicRendition(usesColor: false) == "0;1;7")
    #expect(
      TextStyle([.dim, .underline, .added, .warning]).graphicRendition(usesColor: true) == "0;2;4;32;31")
  }
}
