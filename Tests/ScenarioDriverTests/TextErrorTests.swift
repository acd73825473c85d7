import TerminalKit
import Testing

@testable import ScenarioDriver

/// What is said about text that does not become words, and where.
@Suite struct TextErrorTests {
  private static let escapes = #"one of \" \\ \n \r \t \u{…}"#
  private static let scalar = #"a Unicode scalar in hexadecimal digits: \u{1F600}"#

  @Test(arguments: [
    (#"tap "Add"#, "f:3:5: found a text without end, expected a closing quotation mark"),
    (#"tap "Add\""#, "f:3:5: found a text without end, expected a closing quotation mark"),
    (#"tap “Add”"#, "f:3:5: found the quotation mark “, expected a straight one: \""),
    (#"tap "a\xb""#, #"f:3:7: found the escape \x, expected "# + escapes),
    (#"tap "a\"#, "f:3:7: found a backslash at the end of the line, expected \(escapes)"),
    (#"tap "\u""#, #"f:3:6: found the escape \u, expected "# + scalar),
    (#"tap "\u{}""#, #"f:3:6: found the escape \u{, expected "# + scalar),
    (#"tap "\u{12""#, #"f:3:6: found the escape \u{12, expected "# + scalar),
    (#"tap "\u{D800}""#, #"f:3:6: found the escape \u{D800, expected "# + scalar),
    (#"tap "\u{110000}""#, #"f:3:6: found the escape \u{110000, expected "# + scalar),
    (#"tap "\u{123456789}""#, #"f:3:6: found the escape \u{12345678, expected "# + scalar),
    (#"tap "\u{xyz}""#, #"f:3:6: found the escape \u{, expected "# + scalar),
    // The column counts what a person counts: characters.
    (#"tap "👩‍👩‍👧‍👦é" x"#, #"f:3:10: found "x", expected the end of the line"#),
    // Control characters of the file do not reach the terminal through the error.
    ("tap \u{1B}[31m", #"f:3:5: found "\u{1B}[31m", expected the title of a button in quotation marks"#),
    ("tap \"\\\u{1B}\"", #"f:3:6: found the escape \\u{1B}, expected "# + escapes),
  ])
  func textThatIsNotRight(line: String, message: String) {
    #expect(complaint(aboutStep: line) == message)
  }

  @Test(
    arguments: [
      ([0xFF], "f:1:1: found the byte 0xFF, expected text in UTF-8"),
      (Array("ab\ncd".utf8) + [0xC3, 0x28], "f:2:3: found the byte 0xC3, expected text in UTF-8"),
      (Array("a\r\nb\r\n".utf8) + [0x80], "f:3:1: found the byte 0x80, expected text in UTF-8"),
      (Array("é👩‍👩‍👧‍👦".utf8) + [0xE2, 0x82], "f:1:3: found the byte 0xE2, expected text in UTF-8"),
      (Array("a".utf8) + [0xED, 0xA0, 0x80], "f:1:2: found the byte 0xED, expected text in UTF-8"),
      (
        [0xEF, 0xBB, 0xBF] + Array("a\n".utf8) + [0xC0, 0x80],
        "f:2:1: found the byte 0xC0, expected text in UTF-8"
      ),
      (
        [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x01, 0x01, 0x00, 0xF8],
        "f:1:9: found the byte 0xF8, expected text in UTF-8"
      ),
    ] as [([UInt8], String)])
  func bytesThatAreNotText(bytes: [UInt8], message: String) {
    #expect(complaint(about: bytes) == message)
  }

  @Test(arguments: ["a", "1", "\u{0}", "é", "\\\"", "👩‍👩‍👧‍👦", "\u{301}"])
  func anErrorIsShortHoweverLongTheWord(piece: String) throws {
    let long = String(repeating: piece, count: 2_000)
    for line in [long, "expect \(long)", "expect \"\(long)\"", "scroll to row \(long)"] {
      #expect(try #require(complaint(aboutStep: line)).unicodeScalars.count < 800, "\(line.prefix(20))")
    }
  }

  @Test func theNameOfTheFileDoesNotDriveTheTerminal() {
    #expect(throws: ScenarioSyntaxError.self) { try ScenarioParser.parse("", file: "\u{1B}[2J") }
    let location = SourceLocation(file: "\u{1B}[2J", line: 1, column: 1)
    let error = ScenarioSyntaxError(location: location, found: "a", expected: "b")
    #expect(error.description == #"\u{1B}[2J:1:1: found a, expected b"#)
  }
}
