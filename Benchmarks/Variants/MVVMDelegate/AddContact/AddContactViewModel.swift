import ContactsDomain

/// Hears of what became of a contact.
protocol AddContactViewModelDelegate: AnyObject {
  func addContactDidAdd(_ contact: Contact)
  func addContactDidFail(_ error: ContactError)
}

/// What happens on the events of the Add screen.
final class AddContactViewModel {
  // MARK: Dependencies

  private let repository: any ContactRepository
  weak var delegate: (any AddContactViewModelDelegate)?

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Inputs

  func addContact(firstName: String, lastName: String) {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      delegate?.addContactDidAdd(contact)
    } catch {
      delegate?.addContactDidFail(error)
    }
  }
}
