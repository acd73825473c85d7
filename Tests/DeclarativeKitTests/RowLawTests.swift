import DeclarativeKit
import Testing

import struct TerminalKit.ScreenSnapshot

/// Whatever happens to its elements, a list shows what they are, and each row has the state of its element.
@Suite struct RowLawTests {
  /// What the list has to show: how often each row was selected since its element came.
  private struct Expected {
    var items = Item.list(40)
    var counts: [Int: Int] = [:]

    func rows(_ rows: Range<Int>) -> [String] {
      items[rows].map { "\($0.text): \(counts[$0.id, default: 0])" }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func aListShowsItsElementsAfterEachOfManyEdits(seed: UInt64) throws {
    var generator = Generator(state: seed)
    var expected = Expected()
    let items = Items(count: 40)
    let screen = TestScreen(rows: 6, StatefulList(model: items))
    for step in 100..<500 {
      let row = Int(generator.next() % UInt64(max(items.items.count, 1)))
      switch generator.next() % 9 {
      case 0, 1:
        expected.items.insert(Item(id: step, text: "new \(step)"), at: row)
        screen.perform { items.items = expected.items }
        #expect(screen.snapshot.list?.insertedRow == row)
      case 2 where !expected.items.isEmpty:
        expected.counts[expected.items.remove(at: row).id] = nil
        screen.perform { items.items = expected.items }
      case 4 where !expected.items.isEmpty:
        expected.items[row].text = "changed \(step)"
        screen.perform { items.items = expected.items }
      case 5 where !expected.items.isEmpty:
        try screen.window.select(row: row)
        expected.counts[expected.items[row].id, default: 0] += 1
      case 6:
        let gone = expected.items.prefix(3)
        for item in gone { expected.counts[item.id] = nil }
        expected.items = expected.items.dropFirst(3).reversed()
        screen.perform { items.items = expected.items }
      default:
        try screen.window.scroll(byRows: row - 20)
      }
      let list = try #require(screen.snapshot.list)
      #expect(list.numberOfRows == expected.items.count)
      #expect(list.visibleRows == expected.rows(list.firstRow..<list.firstRow + list.visibleRows.count))
      #expect(list.visibleRows.count == min(6, expected.items.count))
    }
  }
}

private struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
