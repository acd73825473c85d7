/// A place in a file: a line, and a column in UTF-16 as editors count, both from 1.
struct SourcePlace: Hashable, Comparable, Sendable {
  let file: String
  let line: Int
  var column = 1

  var inFile: String { "\(file):\(line)" }

  static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension LexedSource {
  func place(of index: Int, in path: String) -> SourcePlace {
    let line = line(of: index)
    let before = bytes[lineStarts[line]..<tokens[index].range.lowerBound]
    let column = before.reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return SourcePlace(file: path, line: line + 1, column: column)
  }
}
