import ContactsDomain

@testable import ContactsWorkloads

/// What was done, one entry for each thing.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  nonisolated init() {}

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// What `body` did.
  func entries(of body: () -> Void) -> [String] {
    let before = entries.count
    body()
    return Array(entries[before...])
  }
}

/// The bare domain, which notes what it is asked to do.
@MainActor
final class CountingSubject: WorkloadSubject {
  private let subject: DomainSubject
  private let journal: Journal

  init(names: [PersonName], journal: Journal) {
    subject = DomainSubject(names: names)
    self.journal = journal
  }

  /// A contender whose subjects note what they are asked to do.
  static func contender(named name: String = "counting", journal: Journal) -> Contender {
    Contender(name: name) { names in CountingSubject(names: names, journal: journal) }
  }

  func launch() {
    journal.note("launch")
    subject.launch()
  }

  func quit() {
    journal.note("quit")
    subject.quit()
  }

  func add(_ draft: ContactDraft) {
    journal.note("add \(draft.firstName) \(draft.lastName)")
    subject.add(draft)
  }

  func reject() {
    journal.note("reject")
    subject.reject()
  }

  func openAdd() {
    journal.note("open")
  }

  func cancelAdd() {
    journal.note("cancel")
  }

  func show(row: Int) {
    journal.note("show \(row)")
  }

  func scroll(along path: ScrollPath) {
    journal.note("scroll \(path.pages) from \(path.start)")
    subject.scroll(along: path)
  }

  var numberOfRows: Int { subject.numberOfRows }
  var insertedRow: Int? { subject.insertedRow }
  var failure: (any Error)? { subject.failure }
}
