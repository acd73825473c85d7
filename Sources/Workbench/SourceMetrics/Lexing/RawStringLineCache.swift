/// Finds whether a raw string closes on its line, and remembers: nested literals would otherwise
/// search the same line again and again.
struct RawStringLineCache {
  private struct Search {
    let range: Range<Int>
    let found: Bool
  }

  private var searches: [Int: Search] = [:]

  mutating func closes(_ delimiter: StringDelimiter, in bytes: [UInt8], from start: Int) -> Bool {
    if let last = searches[delimiter.pounds], last.range.contains(start) { return last.found }
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak {
      if bytes[end] == ASCII.quote, delimiter.closes(bytes, at: end) {
        searches[delimiter.pounds] = Search(range: start..<(end + 1), found: true)
        return true
      }
      end += 1
    }
    searches[delimiter.pounds] = Search(range: start..<end, found: false)
    return false
  }
}
