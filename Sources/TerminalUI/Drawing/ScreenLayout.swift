import TerminalKit

/// The rows of a terminal that the parts of a screen take.
///
/// Where there are too few rows for all parts, the rules go first, then the status line, then the navigation bar.
nonisolated struct ScreenLayout: Equatable {
  let navigationBar: Int?
  let content: Range<Int>
  let statusLine: Int?
  /// The lines between the parts.
  let rules: [Int]

  init(size: ScreenSize) {
    let rows = max(1, size.rows)
    let top =
      switch rows {
      case 1: 0
      case 2...3: 1
      default: 2
      }
    content = top..<top + size.tableHeight
    navigationBar = rows > 1 ? 0 : nil
    statusLine = rows > 2 ? rows - 1 : nil
    rules = [rows > 3 ? 1 : nil, rows > 4 ? rows - 2 : nil].compactMap(\.self)
  }
}
