import DeclarativeKit
import Testing

import struct TerminalKit.ScreenSnapshot

/// Rows are made when they show, and follow their elements.
@Suite struct ListTests {
  @Test func aListOfAMillionMakesTheRowsInItsViewport() throws {
    let record = Record()
    let items = Items(count: 1_000_000)
    let screen = TestScreen(RecordedList(model: items, record: record))
    #expect(record.take() == (0..<10).map { "row \($0)" })
    #expect(screen.snapshot.list?.numberOfRows == 1_000_000)
    try screen.window.scroll(toRow: 500_000)
    #expect(record.take() == (500_000..<500_010).map { "row \($0)" })
    #expect(screen.rows.first == "row 500000")
  }

  @Test func rowsThatArePushedOutOfTheViewportAreMadeNoLonger() {
    let (items, record) = (Items(count: 10), Record())
    let screen = TestScreen(RecordedList(model: items, record: record))
    for id in 100..<150 {
      screen.perform { items.items.insert(Item(id: id, text: "new \(id)"), at: 0) }
    }
    _ = record.take()
    screen.perform { items.items[59].text = "changed" }
    #expect(record.take().count == 10)
  }

  @Test func anInsertedRowIsMarkedAndTheOthersAreNotMadeAnew() {
    let items = Items(count: 50)
    let screen = TestScreen(ItemList(model: items))
    screen.perform { items.items.insert(Item(id: 99, text: "new"), at: 3) }
    #expect(screen.snapshot.list?.insertedRow == 3)
    #expect(screen.rows == items.items.prefix(10).map(\.text))
    screen.perform {}
    #expect(screen.snapshot.list?.insertedRow == nil)
  }

  @Test(arguments: [0, 4, 9, 30, 49])
  func aRowThatGoesLeavesTheOthers(row: Int) throws {
    let items = Items(count: 50)
    let screen = TestScreen(ItemList(model: items))
    try screen.window.scroll(byRows: 4)
    screen.perform { _ = items.items.remove(at: row) }
    let list = try #require(screen.snapshot.list)
    #expect(list.numberOfRows == 49)
    #expect(list.visibleRows == items.items[list.firstRow..<list.firstRow + 10].map(\.text))
  }

  @Test func severalChangesAtOnceLoadTheRowsAnew() {
    let items = Items(count: 50)
    let screen = TestScreen(ItemList(model: items))
    screen.perform {
      items.items.removeSubrange(2..<5)
      items.items.append(Item(id: 100, text: "last"))
    }
    #expect(screen.rows == items.items.prefix(10).map(\.text))
    #expect(screen.snapshot.list?.numberOfRows == 48)
    #expect(screen.snapshot.list?.insertedRow == nil)
  }

  @Test func aRowIsDrawnAnewWhereItsElementChangesAndItsIdentityStays() throws {
    let items = Items(count: 50)
    let screen = TestScreen(ItemList(model: items))
    try screen.window.scroll(byRows: 5)
    screen.perform { items.items[7].text = "changed" }
    #expect(screen.rows == items.items[5..<15].map(\.text))
    #expect(screen.rows[2] == "changed")
  }

  @Test func rowsFollowWhatTheyReadBesideTheirElement() {
    let items = Items(count: 3)
    let screen = TestScreen(ItemList(model: items))
    screen.perform { items.suffix = "!" }
    #expect(screen.rows == ["row 0!", "row 1!", "row 2!"])
  }

  @Test func aRowThatIsDrawnAnewLeavesTheInsertionMarked() {
    let items = Items(count: 20)
    let screen = TestScreen(ItemList(model: items))
    screen.perform {
      items.items.insert(Item(id: 99, text: "new"), at: 2)
      items.items[0].text = "changed"
    }
    #expect(screen.snapshot.list?.insertedRow == 2)
    #expect(screen.rows.prefix(3) == ["changed", "row 1", "new"])
  }
}

struct ItemList: View {
  let model: Items

  var body: some View {
    List(model.items) { item in
      Text(item.text + model.suffix)
    }
  }
}

private struct RecordedList: View {
  let model: Items
  let record: Record

  var body: some View {
    List(model.items) { item in
      RecordedRow(text: item.text, record: record)
    }
  }
}

private struct RecordedRow: View {
  let text: String
  let record: Record

  var body: some View {
    record.add(text)
    return Text(text)
  }
}
