import ContactsDomain
import Testing

@testable import ContactsWorkloads

/// What an app is made to do, told by the app.
@MainActor
@Suite struct AppSubjectTests {
  private let journal = Journal()

  private func launched(rows: Int) -> any WorkloadSubject {
    var generator = NameGenerator(seed: 1)
    let subject = CountingApp.participant(journal: journal).makeSubject(generator.names(rows))
    subject.launch()
    return subject
  }

  @Test func launchingShowsAScreenful() {
    let subject = launched(rows: 20)
    #expect(journal.entries == ["launch"] + (0..<8).map { "row \($0)" })
    #expect(subject.numberOfRows == 20)
    #expect(journal.entries { subject.quit() } == ["end"])
  }

  @Test func addingTypesBothNames() {
    let subject = launched(rows: 2)
    let entries = journal.entries { subject.add(ContactDraft(firstName: "Ada", lastName: "Lovelace")) }
    #expect(entries == ["open", "done Ada Lovelace", "row 0"])
    #expect(subject.numberOfRows == 3)
    #expect(subject.insertedRow == 0)
    #expect(subject.failure == nil)
  }

  @Test func refusingGoesThroughTheAlert() {
    let subject = launched(rows: 2)
    #expect(journal.entries { subject.reject() } == ["open", "done  ", "ok", "cancel"])
    #expect(subject.failure == nil)
  }

  /// Down by two pages, of which the second ends with the list, and back.
  @Test func scrollingFormatsTheRowsOfItsPathAndNoOthers() {
    let subject = launched(rows: 20)
    let path = ScrollPath(through: 20)
    let rows = [8..<16, 16..<20, 4..<12, 0..<4].flatMap(\.self)
    #expect(journal.entries { subject.scroll(along: path) } == rows.map { "row \($0)" })
    #expect(path.operations == rows.count)
  }

  @Test func scrollingBeginsWhereThePathDoes() {
    let subject = launched(rows: 100)
    let path = ScrollPath(through: 100, from: 40, pages: 2)
    #expect(journal.entries { subject.show(row: 40) } == (40..<48).map { "row \($0)" })
    let rows = [48..<56, 56..<64, 48..<56, 40..<48].flatMap(\.self)
    #expect(journal.entries { subject.scroll(along: path) } == rows.map { "row \($0)" })
  }
}
