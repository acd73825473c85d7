import CommandLineKit

/// A table in a page: a row for each measure, such as `{table code.lines code.types for MVC MVVM ratios ranges}`.
struct PageTable {
  let keys: [String]
  /// Empty for the compared architectures.
  let names: [String]
  /// Whether each value has its ratio to that of the first name.
  let hasRatios: Bool
  /// Whether each value has the range over its pattern's implementations.
  let hasRanges: Bool

  init(_ scanner: inout PageScanner) throws(Unexpected) {
    var keys = [try scanner.take("the key of a measure", PageWord.key)]
    while let key = scanner.next.flatMap(PageWord.key) {
      keys.append(key)
      _ = scanner.take()
    }
    var names: [String] = []
    if scanner.takes("for"), !scanner.takes("leading") {
      repeat {
        names.append(try scanner.take("a name, or leading", PageWord.name))
      } while scanner.next.flatMap(PageWord.name) != nil
    }
    self.keys = keys
    self.names = names
    hasRatios = scanner.takes("ratios")
    hasRanges = scanner.takes("ranges")
    try scanner.end()
  }

  /// The table without rows that have no value in this run, and why they have none.
  func made(from table: MeasureTable) -> (table: MarkdownTable, missing: [NoValue]) {
    let names = names.isEmpty ? table.architectures : names
    var (made, missing) = (MarkdownTable([""] + names.map(MarkdownText.plain)), [NoValue]())
    for key in keys {
      do throws(NoValue) {
        var cells: [String] = []
        for name in names { cells.append(try cell(of: key, for: name, in: table)) }
        if hasRatios { try addRatios(to: &cells, of: key, for: names, in: table) }
        made.add([try table.measure(key).fullTitle] + cells)
      } catch { missing.append(error) }
    }
    return (made, missing)
  }

  private func cell(of key: String, for name: String, in table: MeasureTable) throws(NoValue) -> String {
    let measure = try table.measure(key)
    let text = measure.text(try table.value(of: key, for: name), of: name)
    guard hasRanges, let all = measure.all[name]?.values, let low = all.min(), let high = all.max(),
      low < high
    else { return text }
    return "\(text)<br>(\(NumberText.range(low...high) { measure.text($0) }))"
  }

  private func addRatios(
    to cells: inout [String], of key: String, for names: [String], in table: MeasureTable
  ) throws(NoValue) {
    let first = try table.number(of: key, for: names[0])
    guard first > 0 else { return }
    for place in names.indices.dropFirst() {
      let ratio = KeyedMeasure.ratio(try table.number(of: key, for: names[place]) / first)
      cells[place] += "<br>\(NumberText.joined("\(ratio) times"))"
    }
  }
}
