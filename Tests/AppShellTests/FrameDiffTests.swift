import Measurement
import Testing
import VirtualTerminal

@testable import AppShell
@testable import TerminalKit

@Suite struct TerminalFrameDiffTests {
  private let size = ScreenSize(columns: 12, rows: 4)

  @Test func nothingIsWrittenWhereNothingHasChanged() {
    var frame = Frame(size: size)
    frame.draw("Ada", row: 1, column: 2, style: .bold)
    frame.cursor = ScreenPosition(row: 1, column: 5)
    #expect(FrameDiff(old: frame, new: frame).text.isEmpty)
  }

  @Test func onlyTheChangeIsWritten() {
    var old = Frame(size: size)
    old.draw("Lovelace", row: 1, column: 0)
    var new = old
    new.draw("i", row: 1, column: 2)
    new.draw("y", row: 1, column: 7)
    #expect(FrameDiff(old: old, new: new).text == "\u{1B}[2;3Hi\u{1B}[8Gy")
    #expect(FrameDiff(old: new, new: Frame(size: size)).text == "\u{1B}[2;1H\u{1B}[K")
  }

  @Test func theCursorIsShownMovedAndHidden() {
    let hidden = Frame(size: size)
    var shown = hidden
    shown.cursor = ScreenPosition(row: 2, column: 3)
    #expect(FrameDiff(old: hidden, new: shown).text == "\u{1B}[3;4H\u{1B}[?25h")
    #expect(FrameDiff(old: shown, new: hidden).text == "\u{1B}[?25l")
  }

  @Test(arguments: [WidthRule.scalars, .clusters])
  func anyFrameBecomesAnyOther(widthRule: WidthRule) {
    var random = SeededGenerator(seed: 42)
    var screen = VirtualScreen(size: size, widthRule: widthRule)
    screen.write(ControlSequence.enterFullScreen(title: "Test"))
    var shown: Frame?
    for _ in 0..<3000 {
      var frame = Int.random(in: 0..<4, using: &random) == 0 ? Frame(size: size) : shown ?? Frame(size: size)
      for _ in 0..<Int.random(in: 0...4, using: &random) { frame.drawAnything(using: &random) }
      if Bool.random(using: &random) {
        frame.cursor = ScreenPosition(row: 1, column: Int.random(in: 0..<12, using: &random))
      }
      screen.write(FrameDiff(old: shown, new: frame).text)
      shown = frame
      for row in 0..<size.rows {
        for (column, cell) in frame[row].enumerated() {
          // Where a terminal has its own idea of a character's width, the other characters must be in their places.
          guard let glyph = cell.glyph, widthRule == .clusters || !cell.hasUncertainWidth else { continue }
          #expect(screen.cells[row][column] == String(glyph))
        }
      }
      #expect(screen.isCursorVisible == (frame.cursor != nil))
      if let cursor = frame.cursor { #expect(screen.cursor == (cursor.row, cursor.column)) }
    }
    #expect(screen.unknown == [])
  }
}

extension Frame {
  fileprivate mutating func drawAnything(using random: inout SeededGenerator) {
    let texts = [
      "Ada Lovelace", "日本語", "x", "   ", "👨‍👩‍👧", "e\u{301}", "❤️a", "🇩🇪b", "\u{1B}", "日", "शर्मा", "ทำ", "\u{93E}",
    ]
    let styles: [TextStyle] = [[], .bold, [.reverse, .tint], .dim]
    draw(
      texts.randomElement(using: &random) ?? "", row: Int.random(in: 0..<size.rows, using: &random),
      column: Int.random(in: 0..<size.columns, using: &random),
      style: styles.randomElement(using: &random) ?? [])
  }
}
