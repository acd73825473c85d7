/// A table of comma-separated values as RFC 4180 has them, the names of its columns in its first line.
struct CSVTable {
  /// What is wrong in the text, and where.
  struct Failure: Error, Equatable {
    /// From 1.
    let line: Int
    /// In characters, from 1.
    let column: Int
    let reason: String
  }

  /// One field, and where it begins.
  struct Field: Equatable {
    let text: String
    let line: Int
    let column: Int

    func failure(_ reason: String) -> Failure { Failure(line: line, column: column, reason: reason) }
  }

  let header: [Field]
  let rows: [[Field]]

  /// Throws a ``Failure`` for a quote that is not closed or stands where none may, for a line with more or fewer fields
  /// than the first, and for a text without a line.
  init(_ text: String) throws(Failure) {
    var reader = CSVReader(text)
    var lines: [[Field]] = []
    while let line = try reader.nextLine() { lines.append(line) }
    guard let header = lines.first else {
      throw Failure(line: 1, column: 1, reason: "expected the names of the columns, found nothing.")
    }
    for line in lines.dropFirst() where line.count != header.count {
      throw line[line.count - 1].failure(
        "expected \(header.count) fields in the line, found \(line.count).")
    }
    self.header = header
    rows = Array(lines.dropFirst())
  }
}

/// Reads a text line by line.
private struct CSVReader {
  private let characters: [Character]
  private var position = 0
  private var line = 1
  private var column = 1

  init(_ text: String) {
    characters = Array(text)
  }

  /// Nil at the end.
  mutating func nextLine() throws(CSVTable.Failure) -> [CSVTable.Field]? {
    guard position < characters.count else { return nil }
    var fields = [try field()]
    while take({ $0 == "," }) { fields.append(try field()) }
    // A field ends at a comma, at the end of a line, or at that of the text.
    take(\.isNewline)
    return fields
  }

  private mutating func field() throws(CSVTable.Failure) -> CSVTable.Field {
    let (startLine, startColumn) = (line, column)
    let isQuoted = take { $0 == "\"" }
    let text = isQuoted ? try quoted(from: startLine, startColumn) : try plain()
    return CSVTable.Field(text: text, line: startLine, column: startColumn)
  }

  private mutating func plain() throws(CSVTable.Failure) -> String {
    var text = ""
    while let next, next != ",", !next.isNewline {
      guard next != "\"" else {
        throw .init(line: line, column: column, reason: "expected a quote at the beginning of a field only.")
      }
      text.append(next)
      advance()
    }
    return text
  }

  private mutating func quoted(from startLine: Int, _ startColumn: Int) throws(CSVTable.Failure) -> String {
    var text = ""
    while let next {
      advance()
      guard next == "\"" else {
        text.append(next)
        continue
      }
      if take({ $0 == "\"" }) {
        text.append("\"")
        continue
      }
      guard self.next.map({ $0 == "," || $0.isNewline }) ?? true else {
        throw .init(
          line: line, column: column, reason: "expected a comma or the end of the line after a quote.")
      }
      return text
    }
    throw .init(line: startLine, column: startColumn, reason: "expected a second quote, found the end.")
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  @discardableResult
  private mutating func take(_ matches: (Character) -> Bool) -> Bool {
    guard let next, matches(next) else { return false }
    advance()
    return true
  }

  private mutating func advance() {
    if characters[position].isNewline { (line, column) = (line + 1, 1) } else { column += 1 }
    position += 1
  }
}
