import ContactsDomain

@testable import ContactsVIPER

/// Has the rows that a test gives it, and remembers what the view told and asked it.
final class ContactListPresenterSpy: ContactListPresentation {
  enum Call: Equatable {
    case viewDidLoad, addTapped, retryTapped
  }

  var contacts: [Contact] = []
  var firstRow: Int?
  private(set) var calls: [Call] = []
  private(set) var texts: [String] = []

  var numberOfRows: Int {
    contacts.count
  }

  func row(at index: Int) -> ContactRow {
    ContactRow(contacts[index])
  }

  func firstRow(beginningWith text: String) -> Int? {
    texts.append(text)
    return firstRow
  }

  func viewDidLoad() {
    calls.append(.viewDidLoad)
  }

  func addTapped() {
    calls.append(.addTapped)
  }

  func retryTapped() {
    calls.append(.retryTapped)
  }
}
