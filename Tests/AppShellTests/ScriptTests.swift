import TestSupport
import Testing
import VirtualTerminal

@testable import AppShell
@testable import TerminalKit

/// Names in any script keep their letters, whatever a terminal thinks of their widths.
@MainActor
@Suite(.waits) struct TerminalScriptTests {
  nonisolated static let names = [
    "अर्जुन शर्मा", "प्रियंका त्रिपाठी", "অর্জুন চট্টোপাধ্যায়", "சுப்பிரமணியன் கிருஷ்ணமூர்த்தி", "తెలుగు సత్యనారాయణ",
    "ಕೃಷ್ಣಮೂರ್ತಿ", "ശ്രീകുമാർ", "ગાંધી", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "සිංහල ශ්‍රී", "สมชาย ทำดี", "น้ำฝน", "ສົມສັກ ຄຳ", "ខ្មែរ សុខ",
    "အောင်ဆန်းစုကြည်", "བསྟན་འཛིན", "مُحَمَّد", "דָּוִד", "Nguye\u{302}\u{303}n", "山田太郎", "김정은",
    "\u{1100}\u{1175}\u{11B7}", "አበበ", "\u{93E}x",
  ]

  /// Shows a row of other text, then the name with more after it, and returns what the terminal shows then.
  private func screen(showing frame: Frame, widthRule: WidthRule) -> VirtualScreen {
    var old = Frame(size: frame.size)
    old.draw(String(repeating: "#", count: frame.size.columns), row: 0, column: 0)
    var screen = VirtualScreen(size: frame.size, widthRule: widthRule)
    screen.write(ControlSequence.enterFullScreen(title: ""))
    screen.write(FrameDiff(old: nil, new: old).text)
    screen.write(FrameDiff(old: old, new: frame).text)
    return screen
  }

  private func frame(_ name: String) -> Frame {
    var frame = Frame(size: ScreenSize(columns: 60, rows: 1))
    frame.draw("> ", row: 0, column: 0)
    frame.draw(name, row: 0, column: 2)
    frame.draw("|x", row: 0, column: 2 + name.displayWidth)
    frame.cursor = ScreenPosition(row: 0, column: 4 + name.displayWidth)
    return frame
  }

  @Test(arguments: names)
  func noLetterIsLostWhereScalarsHaveWidths(name: String) {
    let screen = screen(showing: frame(name), widthRule: .scalars)
    #expect(screen.lines == ["> \(name)|x"])
    #expect(screen.cursor == (0, 4 + name.displayWidth))
  }

  @Test(arguments: names + ["👩‍👩‍👧‍👦", "❤️", "👍🏽", "🇫🇮🇫", "1️⃣"], [WidthRule.scalars, .clusters])
  func whatFollowsIsInItsPlaceInAnyTerminal(name: String, widthRule: WidthRule) {
    let frame = frame(name)
    let screen = screen(showing: frame, widthRule: widthRule)
    #expect(!screen.text.contains("#"))
    for (column, cell) in frame[0].enumerated() {
      guard let glyph = cell.glyph, widthRule == .clusters || !cell.hasUncertainWidth else { continue }
      #expect(screen.cells[0][column] == String(glyph))
    }
    #expect(screen.cursor == (0, 4 + name.displayWidth))
  }

  @Test(arguments: names)
  func theCaretStandsAfterWhatWasTyped(name: String) {
    let session = TerminalSession(
      showing: SampleListController(rows: []), size: ScreenSize(columns: 60, rows: 10))
    session.press(.enter)
    var screen = VirtualScreen(size: session.window.size, widthRule: .scalars)
    screen.write(ControlSequence.enterFullScreen(title: ""))
    var shown: Frame?
    for scalar in name.unicodeScalars {
      session.press(.character(Character(scalar)))
      screen.write(FrameDiff(old: shown, new: session.frame).text)
      shown = session.frame
    }
    #expect(screen.lines[3] == "> First   \(name)")
    #expect(screen.cursor == (3, 10 + name.displayWidth))
    for _ in name { session.press(.left) }
    screen.write(FrameDiff(old: shown, new: session.frame).text)
    #expect(screen.cursor == (3, 10))
  }
}
