package import TerminalKit

/// The screen of a terminal, by what has been written to it: a small VT100 with the modes that xterm adds.
package struct VirtualScreen: Sendable {
  /// The text of each place; nil for the rest of a character of several cells.
  package private(set) var cells: [[String?]]
  package private(set) var cursor = (row: 0, column: 0)
  package private(set) var isCursorVisible = true
  package private(set) var isAlternate = false
  package private(set) var marksPastes = false
  package private(set) var wraps = true
  package private(set) var title = ""
  /// The parameters of each change of style.
  package private(set) var styles: [String] = []
  /// What this terminal does not know; nothing should ever be.
  package private(set) var unknown: [String] = []

  private let widthRule: WidthRule
  private var mainCells: [[String?]] = []
  private var size: ScreenSize
  private var pending: [UInt8] = []
  private var parser = ControlParser()
  /// Where the last character went, for those that join it.
  private var lastGlyph: (row: Int, column: Int)?

  package init(size: ScreenSize, widthRule: WidthRule = .clusters) {
    self.size = size
    self.widthRule = widthRule
    cells = Self.blank(size)
  }

  /// The rows as text, without the white space at their ends.
  package var lines: [String] {
    cells.map { row in
      String(row.map { $0 ?? "" }.joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  package var text: String {
    lines.joined(separator: "\n")
  }

  package mutating func resize(to size: ScreenSize) {
    self.size = size
    cells = Self.blank(size)
    cursor = (0, 0)
  }

  package mutating func write(_ text: String) {
    write(Array(text.utf8))
  }

  package mutating func write(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    // The end of a character may still be to come.
    var end = pending.count
    for length in 1...3 where pending.count >= length {
      let byte = pending[pending.count - length]
      guard byte & 0xC0 != 0x80 else { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if needed > length { end = pending.count - length }
      break
    }
    let text = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeFirst(end)
    for scalar in text.unicodeScalars {
      guard let element = parser.parse(scalar) else { continue }
      perform(element)
    }
  }

  // MARK: Private

  private static func blank(_ size: ScreenSize) -> [[String?]] {
    Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  private mutating func perform(_ element: ControlParser.Element) {
    if case .print = element {} else { lastGlyph = nil }
    switch element {
    case .print(let scalar): print(scalar)
    case .control("\r"): cursor.column = 0
    case .control("\n"): cursor.row = min(cursor.row + 1, size.rows - 1)
    case .control("\u{7}"): break
    case .control(let scalar): unknown.append("control \(scalar.value)")
    case .title(let text): title = text
    case .sequence(let parameters, let final): perform(parameters, final)
    }
  }

  private mutating func perform(_ parameters: String, _ final: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
    switch (final, parameters) {
    case ("H", _):
      cursor = (min(numbers[0], size.rows) - 1, min(numbers.count > 1 ? numbers[1] : 1, size.columns) - 1)
    case ("G", _): cursor.column = min(numbers[0], size.columns) - 1
    case ("J", "2"): cells = Self.blank(size)
    case ("K", ""):
      for column in cursor.column..<size.columns { put(" ", width: 1, row: cursor.row, column: column) }
    case ("m", _): styles.append(parameters)
    case ("t", "22;0"), ("t", "23;0"): break
    case ("h", "?25"): isCursorVisible = true
    case ("l", "?25"): isCursorVisible = false
    case ("h", "?2004"): marksPastes = true
    case ("l", "?2004"): marksPastes = false
    case ("h", "?7"): wraps = true
    case ("l", "?7"): wraps = false
    case ("h", "?1049"):
      mainCells = cells
      isAlternate = true
      cells = Self.blank(size)
    case ("l", "?1049"):
      cells = mainCells.count == size.rows ? mainCells : Self.blank(size)
      isAlternate = false
    default: unknown.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    if joinLastGlyph(scalar) { return }
    let width = scalar.wcwidth
    guard width > 0 else { return }
    if cursor.column + width > size.columns {
      if wraps {
        cursor = (min(cursor.row + 1, size.rows - 1), 0)
      } else {
        cursor.column = max(0, size.columns - width)
      }
    }
    guard cursor.column + width <= size.columns else { return }
    put(String(scalar), width: width, row: cursor.row, column: cursor.column)
    lastGlyph = cursor
    cursor.column += width
    if !wraps { cursor.column = min(cursor.column, size.columns - 1) }
  }

  /// Returns whether the scalar belongs into the cell of what was printed last.
  private mutating func joinLastGlyph(_ scalar: Unicode.Scalar) -> Bool {
    guard let lastGlyph, let text = cells[lastGlyph.row][lastGlyph.column] else { return false }
    let joined = text + String(scalar)
    let width: Int
    switch widthRule {
    case .scalars:
      guard scalar.wcwidth == 0 else { return false }
      cells[lastGlyph.row][lastGlyph.column] = joined
      return true
    case .clusters:
      guard joined.count == 1, let cluster = joined.first else { return false }
      width = min(cluster.clusterWidth, size.columns - lastGlyph.column)
    }
    put(joined, width: width, row: lastGlyph.row, column: lastGlyph.column)
    cursor.column = min(lastGlyph.column + width, size.columns - (wraps ? 0 : 1))
    return true
  }

  private mutating func put(_ text: String, width: Int, row: Int, column: Int) {
    if cells[row][column] == nil, column > 0 { cells[row][column - 1] = " " }
    if column + width < size.columns, cells[row][column + width] == nil { cells[row][column + width] = " " }
    cells[row][column] = text
    if width == 2 { cells[row][column + 1] = nil }
  }
}
