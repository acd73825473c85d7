import ContactsDomain

@testable import ContactsVIPVM

/// Remembers what came of the use cases.
@MainActor final class ContactListPresenterSpy: ContactListPresentationLogic {
  enum Call: Equatable {
    case contacts(count: Int)
    case loadFailure(StorageFailure)
    case insertedContact(at: Int, count: Int)
    case row(Contact)
    case foundRow(Int?)
  }

  private(set) var calls: [Call] = []

  func presentContacts(count: Int) {
    calls.append(.contacts(count: count))
  }

  func presentLoadFailure(_ failure: StorageFailure) {
    calls.append(.loadFailure(failure))
  }

  func presentInsertedContact(at index: Int, count: Int) {
    calls.append(.insertedContact(at: index, count: count))
  }

  func presentRow(of contact: Contact) {
    calls.append(.row(contact))
  }

  func presentFoundRow(_ index: Int?) {
    calls.append(.foundRow(index))
  }
}
