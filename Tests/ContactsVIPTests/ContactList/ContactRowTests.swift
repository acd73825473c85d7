import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct ContactRowTests {
  @Test(.behaviour(.rowShowsFirstAndLastName), .role(.row))
  func aRowShowsFirstAndLastName() {
    #expect(ContactRow(.ada).fullName == "Ada Lovelace")
  }

  @Test(.role(.row))
  func theRowsAreThoseOfTheContacts() {
    let rows = ContactRows(SortedList([.grace, .ada]))
    #expect(rows.count == 2)
    #expect(rows[0].fullName == "Ada Lovelace")
    #expect(rows[1].fullName == "Grace Hopper")
    #expect(ContactRows().count == 0)
  }

  @Test(.role(.row))
  func anInsertedRowGoesToItsPlace() {
    var rows = ContactRows(SortedList([.ada, .grace]))
    rows.insert(ContactRow(.alan))
    #expect((0..<rows.count).map { rows[$0].fullName } == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.behaviour(.jumpFindsTheFirstRow), .role(.row))
  func aJumpFindsTheFirstRow() {
    let rows = ContactRows(SortedList([.ada] + Contact.fifty))
    #expect(rows.firstRow(beginningWith: "per") == 1)
    #expect(rows.firstRow(beginningWith: "x") == nil)
  }
}
