import TerminalKit

/// The part of the list that shows at once: a small window, so that even ten rows have to be scrolled.
enum Viewport {
  static let screen = ScreenSize(columns: 40, rows: 12)
  /// How many rows the window shows.
  static let rows = 8
}
