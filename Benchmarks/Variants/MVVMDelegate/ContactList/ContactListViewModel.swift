import ContactsDomain

/// Hears of what happens to the contacts.
protocol ContactListViewModelDelegate: AnyObject {
  func contactListDidLoad()
  func contactListDidFailToLoad(_ failure: StorageFailure)
  func contactListDidInsertContact(at index: Int)
}

/// The contacts, and what happens on the events of their screen.
final class ContactListViewModel {
  // MARK: Dependencies

  private let repository: any ContactRepository
  weak var delegate: (any ContactListViewModelDelegate)?

  // MARK: State

  private var contacts = SortedList<Contact>()

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Inputs

  func loadContacts() {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      delegate?.contactListDidLoad()
    } catch {
      delegate?.contactListDidFailToLoad(error)
    }
  }

  func insert(_ contact: Contact) {
    let index = contacts.insert(contact)
    delegate?.contactListDidInsertContact(at: index)
  }

  // MARK: Outputs

  var numberOfContacts: Int {
    contacts.count
  }

  func contact(at index: Int) -> Contact {
    contacts[index]
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  func makeAddContactViewModel() -> AddContactViewModel {
    AddContactViewModel(repository: repository)
  }
}
