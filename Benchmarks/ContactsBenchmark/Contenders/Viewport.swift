import TerminalKit

/// The part of the list that shows at once: a small window, so that even ten rows have to be scrolled.
enum Viewport {
  static let screen = ScreenSize(columns: 40, rows: 12)
  /// How many rows the window shows.
  static let rows = 8

  /// Which rows become visible when one scrolls by whole pages from the first row to the last and back.
  static func rowsPassed(of count: Int) -> [Range<Int>] {
    guard count > rows else { return [] }
    let pages = stride(from: rows, to: count, by: rows).map { $0..<min($0 + rows, count) }
    let back = stride(from: count - rows, to: 0, by: -rows).map { max($0 - rows, 0)..<$0 }
    return pages + back
  }
}
