import ContactsDomain

@testable import ContactsVIPVM

/// Remembers what it was asked, and answers what a test has an answer for.
@MainActor final class ContactListInteractorSpy: ContactListBusinessLogic {
  enum Call: Equatable {
    case loadContacts
    case insert(Contact)
    case fetchRow(Int)
    case findRow(String)
  }

  /// Come back when a row is asked for.
  var rows: [String] = []
  /// Comes back when a row is looked for.
  var foundRow: Int?
  weak var viewModel: (any ContactListViewModelOutput)?
  private(set) var calls: [Call] = []

  func loadContacts() {
    calls.append(.loadContacts)
  }

  func insert(_ contact: Contact) {
    calls.append(.insert(contact))
  }

  func fetchRow(at index: Int) {
    calls.append(.fetchRow(index))
    viewModel?.rowFetched(ContactRow(fullName: rows[index]))
  }

  func findRow(beginningWith text: String) {
    calls.append(.findRow(text))
    viewModel?.rowFound(at: foundRow)
  }
}
