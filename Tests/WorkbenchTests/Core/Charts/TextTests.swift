import CommandLineKit
import Testing

@testable import Workbench

@Suite struct NumberTests {
  @Test(arguments: [
    (0.0, 0, "0"), (999, 0, "999"), (1000, 0, "1,000"), (1_234_567.4, 0, "1,234,567"), (-1234, 0, "-1,234"),
    (1e15, 0, "1,000,000,000,000,000"), (1e17, 0, "1e+17"), (1.254, 2, "1.25"), (0.05, 2, "0.05"),
    (12345.67, 1, "12,345.7"), (-0.04, 1, "0.0"),
  ])
  func decimals(value: Double, places: Int, text: String) {
    #expect(NumberText.decimal(value, places: places) == text)
  }
}

@Suite struct XMLTextTests {
  @Test func markupIsEscaped() {
    #expect(XMLText.escaped("<a b=\"c\">&'") == "&lt;a b=&quot;c&quot;&gt;&amp;&#39;")
  }

  @Test func controlCharactersBecomeVisible() {
    #expect(XMLText.escaped("\u{0}\u{1B}\u{85}\u{FFFF}\u{202E}") == "\\u{0}\\u{1B}\\u{85}\u{FFFD}\\u{202E}")
    #expect(XMLText.escaped("a\tb\nc") == "a b c")
  }
}

@Suite struct LabelWrappingTests {
  @Test func linesBreakBetweenWords() {
    #expect(wrapping(width: 80).lines(of: " lorem  ipsum dolor ") == ["lorem", "ipsum", "dolor"])
    #expect(wrapping(width: 130).lines(of: "lorem ipsum dolor") == ["lorem ipsum", "dolor"])
    #expect(wrapping(width: 80).lines(of: " \n") == [])
  }

  @Test func textThatCannotBreakIsShortened() {
    let lines = wrapping(width: 60).lines(of: String(repeating: "m", count: 1000))
    #expect(lines.count == 1 && lines[0].hasSuffix("…"))
    #expect(LabelStyle.body.width(of: lines[0]) <= 60)
    #expect(wrapping(width: 80).lines(of: "lorem ipsum dolor amet").last?.hasSuffix("…") == true)
  }

  private func wrapping(width: Double) -> LabelWrapping {
    LabelWrapping(style: .body, width: width, maximumLines: 3)
  }
}
