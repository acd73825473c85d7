/// A way down the list by whole pages, and back.
public struct ScrollPath {
  /// How many pages it goes down, and then up.
  public let pages: Int
  /// The rows that come into view, page by page.
  public let rowsPassed: [Range<Int>]

  /// The way to the end of a list of `count` rows, or to the end of the page `pages` if that comes first.
  init(through count: Int, pages: Int = .max) {
    let starts = stride(from: Viewport.rows, to: count, by: Viewport.rows)
    let down = starts.prefix(pages).map { $0..<min($0 + Viewport.rows, count) }
    let top = down.last.map { $0.upperBound - Viewport.rows } ?? 0
    let up = stride(from: top, to: 0, by: -Viewport.rows).map { max($0 - Viewport.rows, 0)..<$0 }
    self.pages = down.count
    rowsPassed = down + up
  }

  /// How many rows come into view; at least 1, for a list that fits into the window has to be counted by something.
  var operations: Int {
    max(1, rowsPassed.reduce(0) { $0 + $1.count })
  }
}
