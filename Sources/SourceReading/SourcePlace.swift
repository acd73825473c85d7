/// A place in a file: a line, and a column in UTF-16 as editors count, both from 1.
package struct SourcePlace: Hashable, Comparable, Sendable {
  package let file: String
  package let line: Int
  package var column = 1

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var inFile: String { "\(file):\(line)" }

  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension LexedSource {
  package func place(of index: Int, in path: String) -> SourcePlace {
    let line = line(of: index)
    let before = bytes[lineStarts[line]..<tokens[index].range.lowerBound]
    let column = before.reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return SourcePlace(file: path, line: line + 1, column: column)
  }
}
