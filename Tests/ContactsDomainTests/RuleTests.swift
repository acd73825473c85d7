import ContactsDomain
import TestSupport
import Testing

/// The rules that every architecture leaves to the domain, shown without any of them.
///
/// First and last name are the same, so that nothing rests on which of them comes first.
@Suite struct RuleTests {
  private func contact(_ id: Int64, _ name: String) -> Contact {
    Contact(id: Contact.ID(rawValue: id), name: PersonName(first: name, last: name))
  }

  @Test(.behaviour(.equalNamesKeepTheirArrival))
  func equalNamesKeepTheirArrival() {
    var list = SortedList([contact(2, "Ada"), contact(4, "Bo"), contact(1, "Ada")])
    #expect(list.insert(contact(3, "Ada")) == 2)
    #expect(list.map(\.id.rawValue) == [1, 2, 3, 4])
  }

  @Test(
    .behaviour(.newContactGoesToItsPlace),
    arguments: [("Ada", 0), ("Cy", 1), ("Eve", 2)])
  func newContactGoesToItsPlace(name: String, row: Int) {
    var list = SortedList([contact(1, "Bo"), contact(2, "Di")])
    #expect(list.insert(contact(3, name)) == row)
    #expect(list[row].name.first == name)
  }

  @Test(
    .behaviour(.jumpFindsTheFirstRow),
    arguments: [("d", 1), ("DI", 1), ("dia", 2), ("x", nil)] as [(String, Int?)])
  func jumpFindsTheFirstRow(text: String, row: Int?) {
    let list = SortedList([contact(1, "Bo"), contact(2, "Di"), contact(3, "Dia")])
    #expect(list.firstRow(beginningWith: text) == row)
  }

  @Test(.behaviour(.emptyNameIsRefused), arguments: ["", " "])
  func emptyNameIsRefused(name: String) {
    #expect(throws: ContactError.missing(.firstName)) {
      try ContactDraft(firstName: name, lastName: "Bo").validated()
    }
    #expect(throws: ContactError.missing(.lastName)) {
      try ContactDraft(firstName: "Bo", lastName: name).validated()
    }
  }

  @Test(.behaviour(.whiteSpaceIsTrimmed))
  func whiteSpaceIsTrimmed() throws {
    let name = try ContactDraft(firstName: " Bo ", lastName: "\tBo").validated()
    #expect(name == PersonName(first: "Bo", last: "Bo"))
  }
}
