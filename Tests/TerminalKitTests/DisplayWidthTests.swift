import TerminalKit
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Ada", 3), ("é", 1), ("e\u{301}", 1), ("山田", 4), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("Ａ", 2), ("ｱ", 1), ("👩‍👩‍👧‍👦", 2), ("🇫🇮", 2), ("👍🏽", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("©️", 2),
    ("©", 1), ("\u{200B}", 0), ("\u{301}", 0), ("Ada 山 👍", 9), ("жλ", 2), ("A\u{FE0F}", 1), ("\u{AD}", 1),
    ("र्मा", 3), ("अर्जुन शर्मा", 9), ("অর্জুন", 4), ("தமிழ்", 4), ("ทำ", 2), ("ຄຳ", 2), ("\u{600}1", 2), ("က္က", 2),
  ])
  func aTextTakesAsManyCells(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @MainActor @Test(arguments: ["Contacts", "連絡先", "Kontakte 👩‍👩‍👧‍👦", "e\u{301}e\u{301}"])
  func theRightButtonIsAtTheRightWhateverTheTitle(title: String) throws {
    let screen = TestScreen(title: title)
    screen.onTap("Add") {}
    let bar = try #require(Window.showing(screen).snapshot().lines.first)
    #expect(bar.displayWidth == 48)
    #expect(bar.hasSuffix(" [Add]"))
  }

  @MainActor @Test func aTitleThatIsTooLongIsNotCut() throws {
    let title = String(repeating: "x", count: 100)
    let screen = TestScreen(title: title)
    screen.onTap("Add") {}
    #expect(Window.showing(screen).snapshot().lines == ["\(title) [Add]"])
  }
}
