import Testing

@testable import Charts

@Suite struct ValueFormatTests {
  @Test(arguments: [
    (0.0, "0"), (999, "999"), (1000, "1,000"), (1_234_567.4, "1,234,567"), (-1234, "-1,234"),
    (1e15, "1,000,000,000,000,000"), (1e17, "1e+17"),
  ])
  func counts(value: Double, text: String) {
    #expect(ValueFormat.count.text(for: value) == text)
  }

  @Test(arguments: [
    (0.0, "0 s"), (1e-9, "1.00 ns"), (12.34e-9, "12.3 ns"), (999.4e-9, "999 ns"), (999.6e-9, "1.00 µs"),
    (9.996e-6, "10.0 µs"), (0.0015, "1.50 ms"), (2, "2.00 s"), (7200, "7,200 s"), (1e-12, "0.00 ns"),
  ])
  func durations(seconds: Double, text: String) {
    #expect(ValueFormat.seconds.text(for: seconds) == text)
  }

  @Test func decimals() {
    let ratio = ValueFormat.decimal(places: 2)
    #expect(ratio.text(for: 1.254) == "1.25")
    #expect(ratio.text(for: 0.05) == "0.05")
    #expect(ValueFormat.decimal(places: 1).text(for: 12345.67) == "12,345.7")
    #expect(ValueFormat.decimal(places: 1).text(for: -0.04) == "0.0")
  }
}

@Suite struct XMLTextTests {
  @Test func markupIsEscaped() {
    #expect(XMLText.escaped("<a b=\"c\">&'") == "&lt;a b=&quot;c&quot;&gt;&amp;&#39;")
  }

  @Test func controlCharactersBecomeVisible() {
    #expect(XMLText.escaped("\u{0}\u{1B}\u{7F}\u{85}\u{FFFF}\u{202E}") == "␀␛␡\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(XMLText.escaped("a\tb\nc") == "a b c")
  }
}

@Suite struct LabelWrappingTests {
  @Test func linesBreakBetweenWords() {
    #expect(wrapping(width: 80).lines(of: " lorem  ipsum dolor ") == ["lorem", "ipsum", "dolor"])
    #expect(wrapping(width: 130).lines(of: "lorem ipsum dolor") == ["lorem ipsum", "dolor"])
    #expect(wrapping(width: 80).lines(of: " \n") == [])
  }

  @Test func longNamesBreakBeforeCapitals() {
    #expect(
      wrapping(width: 105).lines(of: "ContactListViewController") == ["Contact", "ListView", "Controller"])
    #expect(LabelWrapping.parts(of: "show(rows:at:)") == ["show(", "rows:", "at:", ")"])
  }

  @Test func textThatCannotBreakIsShortened() {
    let lines = wrapping(width: 60).lines(of: String(repeating: "m", count: 1000))
    #expect(lines.count == 3)
    #expect(lines[2].hasSuffix("…"))
    #expect(lines.allSatisfy { LabelStyle.body.width(of: $0) <= 60 })
  }

  private func wrapping(width: Double) -> LabelWrapping {
    LabelWrapping(style: .body, width: width, maximumLines: 3)
  }
}
