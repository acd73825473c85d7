import Testing

@testable import CompareCommand

@Suite struct CSVTableTests {
  @Test(arguments: [
    ("a,b\n1,2\n", [["1", "2"]]),
    ("a,b\r\n1,2\r\n", [["1", "2"]]),
    ("a,b\n1,2", [["1", "2"]]),
    ("a,b\n\"1, one\",\"say \"\"2\"\"\"\n,\n", [["1, one", "say \"2\""], ["", ""]]),
    ("a,b\n\"1\n2\",3\n", [["1\n2", "3"]]),
    ("a,b\n", []),
  ])
  func `fields may be quoted, and hold what ends others`(text: String, rows: [[String]]) throws {
    let table = try CSVTable(text)
    #expect(table.header.map(\.text) == ["a", "b"])
    #expect(table.rows.map { $0.map(\.text) } == rows)
  }

  @Test(arguments: [
    ("", 1, 1, "expected the names of the columns, found nothing."),
    ("a,b\n1\n", 2, 1, "expected 2 fields in the line, found 1."),
    ("a,b\n1,2,3\n", 2, 5, "expected 2 fields in the line, found 3."),
    ("a,b\n1,x\"2\n", 2, 4, "expected a quote at the beginning of a field only."),
    ("a,b\n1,\"2\n3", 2, 3, "expected a second quote, found the end."),
    ("a,b\n\"1\n1\"x,2\n", 3, 3, "expected a comma or the end of the line after a quote."),
  ])
  func `what is wrong is told with its place`(text: String, line: Int, column: Int, reason: String) {
    #expect(throws: CSVTable.Failure(line: line, column: column, reason: reason)) {
      try CSVTable(text)
    }
  }
}
