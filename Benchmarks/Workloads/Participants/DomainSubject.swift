import CommandLineKit
import ContactsDomain
import Measurement

/// The domain alone does what the apps have it do, with no screen.
final class DomainSubject: WorkloadSubject {
  private let repository: InMemoryContactRepository
  private var contacts = SortedList<Contact>()
  private(set) var insertedRow: Int?
  private(set) var failure: (any Error)?

  init(names: [PersonName]) {
    repository = InMemoryContactRepository(names)
  }

  func launch() {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      format(0..<min(ScrollSize.screenful, contacts.count))
    } catch {
      failure = error
    }
  }

  func quit() {
    contacts = SortedList()
  }

  func add(_ draft: ContactDraft) {
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      insertedRow = contacts.insert(contact)
    } catch {
      failure = error
    }
  }

  func reject() {
    do throws(ContactError) {
      blackHole(try ContactDraft().validated())
      failure = CommandFailure.unavailable("a contact without a name was not refused")
    } catch {
      blackHole(error)
    }
  }

  func scroll(along path: ScrollPath) {
    path.rowsPassed.forEach(format)
  }

  var numberOfRows: Int { contacts.count }

  private func format(_ rows: Range<Int>) {
    for row in rows {
      let name = contacts[row].name
      blackHole("\(name.first) \(name.last)")
    }
  }
}
