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

  init(_ scanner: inout WordReader) throws(Unexpected) {
    var keys = [try scanner.take("the key of a measure", PageWord.key)]
    while let key = scanner.next.flatMap(PageWord.key) {
      keys.append(key)
      _ = scanner.take()
    }
    var names: [String] = []
    if scanner.takes("for") {
      repeat {
        names.append(try scanner.take("a name", PageWord.name))
      } while scanner.next.flatMap(PageWord.name) != nil
    }
    self.keys = keys
    self.names = names
    hasRatios = scanner.takes("ratios")
    hasRanges = scanner.takes("ranges")
    try scanner.finish()
  }

  /// The table without rows that have no value in this run, and what has none.
  func made(from table: MeasureTable) -> (table: MarkdownTable, missing: [NoValue]) {
    let names = names.isEmpty ? table.architectures : names
    var (made, missing) = (MarkdownTable([""] + names.map(MarkdownText.plain)), [NoValue]())
    for key in keys {
      do throws(NoValue) {
        let title = try table.measure(key).fullTitle
        var cells: [String?] = []
        for name in names {
          do throws(NoValue) {
            cells.append(try cell(of: key, for: name, over: names[0], in: table))
          } catch {
            missing.append(error)
            cells.append(nil)
          }
        }
        if cells.contains(where: { $0 != nil }) { made.add([title] + cells.map { $0 ?? "–" }) }
      } catch { missing.append(error) }
    }
    return (made, missing)
  }

  /// What the other implementations of a pattern have: that of the only one, or the range over all.
  private static func others(than name: String, in measure: Measure) -> String {
    let all = measure.all[name] ?? [:]
    guard let low = all.values.min(), let high = all.values.max(), low < high else { return "" }
    if all.count == 2, let other = all.first(where: { $0.key != name }) {
      return " / \(measure.text(other.value))"
    }
    return "<br>\(NumberText.range(low...high) { measure.text($0) })"
  }

  private func cell(
    of key: String, for name: String, over first: String, in table: MeasureTable
  ) throws(NoValue) -> String {
    let measure = try table.measure(key)
    var text = measure.text(try table.value(of: key, for: name), of: name)
    if hasRanges { text += Self.others(than: name, in: measure) }
    if hasRatios, name != first {
      let (value, divisor) = (try table.number(of: key, for: name), try table.number(of: key, for: first))
      if divisor > 0 { text += "<br>\(NumberText.joined("\(Measure.ratio(value / divisor)) times"))" }
    }
    return text
  }
}
