import DeclarativeKit
import Foundation
import Testing

import struct TerminalKit.ScreenSnapshot

/// What is in rows: state, several lines, links, buttons; and lists of several sources.
@Suite struct RowTests {
  @Test func stateOfARowFollowsItsElementAndOutlastsScrolling() throws {
    let items = Items(count: 50)
    let screen = TestScreen(rows: 5, StatefulList(model: items))
    try screen.window.select(row: 1)
    try screen.window.select(row: 1)
    #expect(screen.rows[1] == "row 1: 2")
    screen.perform { items.items.insert(Item(id: 99, text: "new"), at: 0) }
    #expect(screen.rows.prefix(3) == ["new: 0", "row 0: 0", "row 1: 2"])
    try screen.window.scroll(toRow: 40)
    try screen.window.scroll(toRow: 0)
    #expect(screen.rows[2] == "row 1: 2")
    screen.perform { items.items.reverse() }
    try screen.window.scroll(toRow: 50)
    #expect(screen.rows.contains("row 1: 2"))
  }

  @Test func stateOfARowEndsWithItsElement() throws {
    let items = Items(count: 3)
    let screen = TestScreen(StatefulList(model: items))
    try screen.window.select(row: 1)
    let removed = items.items[1]
    screen.perform { _ = items.items.remove(at: 1) }
    screen.perform { items.items.append(removed) }
    #expect(screen.rows == ["row 0: 0", "row 2: 0", "row 1: 0"])
  }

  @Test func rowsHaveTwoLinesWhereTheirViewsHave() {
    struct Screen: View {
      var body: some View {
        List(Item.list(30)) { item in
          VStack {
            Text(item.text)
            Text("number \(item.id)")
          }
        }
      }
    }
    let list = TestScreen(rows: 10, Screen()).snapshot.list
    #expect(list?.visibleRows == (0..<5).map { "row \($0)" })
    #expect(list?.secondaryTexts == (0..<5).map { "number \($0)" })
  }

  @Test func aListHasRowsOfSeveralSources() throws {
    let (items, names, record) = (Items(count: 2), Names(["Ada"]), Record())
    let screen = TestScreen(Mixed(items: items, names: names, record: record))
    #expect(screen.rows == ["First", "row 0", "row 1", "Names", "Ada", "Add"])
    try screen.window.select(row: 5)
    #expect(record.take() == ["add"])
    screen.perform { names.names.append("Bob") }
    #expect(screen.snapshot.list?.insertedRow == 5)
    screen.perform { items.items[0].text = "changed" }
    try screen.window.select(row: 6)
    #expect(record.take() == ["add"])
    screen.perform { items.items.removeFirst() }
    #expect(screen.rows == ["First", "row 1", "Names", "Ada", "Bob", "Add"])
    screen.perform {
      items.items.append(Item(id: 9, text: "row 9"))
      names.names.removeFirst()
    }
    #expect(screen.rows == ["First", "row 1", "row 9", "Names", "Bob", "Add"])
  }

  @Test func aPersonDeletesARowWhereTheListLetsThem() throws {
    struct Screen: View {
      @Bindable var model: Items
      let isLocked: Bool

      var body: some View {
        List {
          Text("heading")
          ForEach(model.items) { Text($0.text) }
            .onDelete(perform: isLocked ? nil : { model.items.remove(atOffsets: $0) })
        }
      }
    }
    let items = Items(count: 3)
    let screen = TestScreen(Screen(model: items, isLocked: false))
    try screen.window.delete(row: 2)
    #expect(screen.rows == ["heading", "row 0", "row 2"])
    #expect(throws: (any Error).self) { try screen.window.delete(row: 0) }
    let locked = TestScreen(Screen(model: items, isLocked: true))
    #expect(throws: (any Error).self) { try locked.window.delete(row: 1) }
    var numbers = [0, 1, 2, 3]
    numbers.remove(atOffsets: IndexSet([0, 2]))
    #expect(numbers == [1, 3])
  }

  @Test func rowsWithoutAnActionCannotBeSelected() {
    let screen = TestScreen(ItemList(model: Items(count: 3)))
    #expect(throws: (any Error).self) { try screen.window.select(row: 0) }
  }

  @Test func aReaderScrollsToTheRowOfAnIdentity() {
    struct Screen: View {
      let model: Items
      let names: Names

      var body: some View {
        ScrollViewReader { proxy in
          List(model.items) { Text($0.text) }
            .onChange(of: names.names.count) { proxy.scrollTo(names.names.count * 10) }
        }
      }
    }
    let (items, names) = (Items(count: 50), Names([]))
    let screen = TestScreen(Screen(model: items, names: names))
    screen.perform { names.names = ["a", "b", "c"] }
    #expect(screen.rows.last == "row 30")
    screen.perform { names.names = ["a"] }
    #expect(screen.rows.first == "row 10")
  }

  @Test func whatAPersonTypesIsLookedUpByTheListsOwnIndex() throws {
    let screen = TestScreen(ItemList(model: Items(count: 50)).rowIndex { Int($0) })
    #expect(try screen.window.scroll(toFirstRowBeginningWith: "7"))
    #expect(screen.rows.first == "row 7")
    #expect(try !screen.window.scroll(toFirstRowBeginningWith: "x"))
  }

  @Test func rowsAppearAsTheyComeIntoViewAndDisappearAsTheyGo() throws {
    struct Screen: View {
      let record: Record

      var body: some View {
        List(Item.list(20)) { item in
          Text(item.text)
            .onAppear { record.add("+\(item.id)") }
            .onDisappear { record.add("-\(item.id)") }
        }
      }
    }
    let record = Record()
    let screen = TestScreen(rows: 3, Screen(record: record))
    #expect(record.take() == ["+0", "+1", "+2"])
    try screen.window.scroll(byRows: 2)
    #expect(record.take() == ["-0", "-1", "+3", "+4"])
    try screen.window.scroll(byRows: -2)
    #expect(record.take().sorted() == ["+0", "+1", "-3", "-4"])
  }
}

struct StatefulList: View {
  let model: Items

  var body: some View {
    List(model.items) { CountingRow(text: $0.text) }
  }
}

private struct CountingRow: View {
  let text: String
  @State private var count = 0

  var body: some View {
    Button("\(text): \(count)") { count += 1 }
  }
}

private struct Mixed: View {
  let items: Items
  let names: Names
  let record: Record

  var body: some View {
    List {
      Text("First")
      ForEach(items.items) { Text($0.text) }
      Section("Names") {
        ForEach(names.names, id: \.self) { Text($0) }
      }
      Button("Add") { record.add("add") }
    }
  }
}
