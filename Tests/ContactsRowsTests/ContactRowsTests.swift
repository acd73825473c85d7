import ContactsDomain
import ContactsRows
import Testing

@Suite struct ContactRowsTests {
  private func contact(_ id: Int64, _ name: String) -> Contact {
    Contact(id: Contact.ID(rawValue: id), name: PersonName(first: name, last: "A"))
  }

  private func names(_ rows: ContactRows) -> [String] {
    rows.map(\.name.first)
  }

  private var rows: ContactRows {
    ContactRows(SortedList([contact(1, "Ada"), contact(2, "Grace"), contact(3, "Radia")]))
  }

  @Test func theyAreInTheOrderOfTheList() {
    #expect(names(rows) == ["Ada", "Grace", "Radia"])
    #expect(ContactRows(SortedList()).isEmpty)
  }

  @Test(arguments: [("Aaron", 0), ("Ada", 1), ("Barbara", 1), ("Zoe", 3)])
  func aContactGoesToItsPlace(name: String, row: Int) {
    var rows = rows
    #expect(rows.insert(contact(4, name)) == row)
    #expect(rows[row].name.first == name)
    #expect(rows.count == 4)
  }

  @Test func aRemovedContactIsGone() {
    var rows = rows
    rows.remove(contact(2, "Grace"))
    #expect(names(rows) == ["Ada", "Radia"])
    rows.remove(contact(2, "Grace"))
    rows.remove(contact(4, "Ada"))
    #expect(names(rows) == ["Ada", "Radia"])
  }

  /// As contacts come and go; what is not there cannot be removed.
  @Test func whatIsHeldBesideStaysAsItWas() {
    var rows = rows
    var before: [(rows: ContactRows, names: [String])] = []
    for (id, name) in zip(Int64(4)..., ["Barbara", "Aaron", "Zoe", "Hedy", "Zoe"]) {
      before.append((rows, names(rows)))
      rows.insert(contact(id, name))
      before.append((rows, names(rows)))
      rows.remove(contact(id - 2, name))
      if id == 5 { rows.remove(contact(1, "Ada")) }
      if id == 7 { rows.remove(contact(5, "Aaron")) }
    }
    #expect(names(rows) == ["Barbara", "Grace", "Hedy", "Radia", "Zoe"])
    for (rows, expected) in before {
      #expect(names(rows) == expected)
      #expect(rows.count == expected.count)
    }
  }

  @Test func anOlderValueGoesItsOwnWay() {
    var older = rows
    var rows = older
    rows.insert(contact(4, "Barbara"))
    #expect(older.insert(contact(5, "Zoe")) == 3)
    #expect(names(older) == ["Ada", "Grace", "Radia", "Zoe"])
    rows.insert(contact(6, "Hedy"))
    #expect(names(rows) == ["Ada", "Barbara", "Grace", "Hedy", "Radia"])
  }

  @Test func aJumpFindsTheFirstRowOfTheValue() {
    let older = rows
    var rows = older
    rows.insert(contact(4, "Barbara"))
    #expect(rows.firstRow(beginningWith: "g") == 2)
    #expect(older.firstRow(beginningWith: "g") == 1)
    #expect(older.firstRow(beginningWith: "b") == nil)
  }
}
