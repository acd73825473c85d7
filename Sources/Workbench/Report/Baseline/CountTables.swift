import Measurement

/// The counts that changed.
struct CountTables {
  let changes: CountChanges

  func writeRises(to page: inout MarkdownPage) {
    guard !changes.rises.isEmpty else { return }
    page.heading(2, "Counts that rose")
    page.table(table(changes.rises))
  }

  func writeFalls(to page: inout MarkdownPage) {
    guard !changes.falls.isEmpty else { return }
    page.heading(2, "Counts that fell")
    page.table(table(changes.falls))
  }

  /// A reason that many counts share is given once.
  func writeLost(to page: inout MarkdownPage) {
    guard !changes.lost.isEmpty else { return }
    page.heading(2, "Counted before, not measured now")
    let byReason = Dictionary(grouping: changes.lost, by: \.reason)
    var reasons: [String] = []
    var seen: Set<String> = []
    for lost in changes.lost where seen.insert(lost.reason).inserted { reasons.append(lost.reason) }
    page.list(
      reasons.map { reason in
        let lost = byReason[reason] ?? []
        let first = lost.first.map { Self.words($0.key) } ?? ""
        let others = lost.count > 1 ? " and \(NumberText.count(lost.count - 1, "other"))" : ""
        return "\(first)\(others): \(MarkdownText.plain(reason))"
      })
  }

  private func table(_ changes: [CountChange]) -> MarkdownTable {
    var table = MarkdownTable(
      ["Workload", "Contacts", "Arm", "Count", "Before", "Now", "Change"],
      [.left, .right, .left, .left, .right, .right, .right])
    for change in changes {
      let text = CountChangeText(change)
      table.add([
        MarkdownText.code(change.key.cell.workload), NumberText.count(change.key.cell.size),
        MarkdownText.plain(change.key.arm), change.key.metric.noun, text.before, text.now, text.change,
      ])
    }
    return table
  }

  private static func words(_ key: CountKey) -> String {
    "\(MarkdownText.code(key.cell.workload)) at \(NumberText.count(key.cell.size)), \(MarkdownText.plain(key.arm)),"
      + " \(key.metric.noun)"
  }
}

/// How two counts are written beside each other.
struct CountChangeText {
  let before: String
  let now: String
  /// Such as `+3.1 %`; by how much where there was none before.
  let change: String

  /// With as few decimal places as both need to be exact, or else to be told apart; at most six.
  init(_ change: CountChange) {
    let (old, new) = (change.before, change.now)
    let places =
      (0...6).first { Self.isExact(old, places: $0) && Self.isExact(new, places: $0) }
      ?? (2...6).first { Self.text(old, $0) != Self.text(new, $0) } ?? 6
    before = Self.text(old, places)
    now = Self.text(new, places)
    let sign = new > old ? "+" : "−"
    self.change =
      old == 0
      ? "\(sign)\(Self.text(abs(new), places))" : "\(sign)\(NumberText.percent(abs((new - old) / old)))"
  }

  private static func text(_ value: Double, _ places: Int) -> String {
    NumberText.decimal(value, places: places)
  }

  private static func isExact(_ value: Double, places: Int) -> Bool {
    places < 4 && Double(text(value, places).replacing(",", with: "")) == value
  }
}
