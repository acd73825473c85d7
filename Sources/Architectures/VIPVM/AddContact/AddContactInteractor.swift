import ContactsDomain

/// The use case of the Add screen.
protocol AddContactBusinessLogic {
  func addContact(firstName: String, lastName: String)
}

/// Checks a contact and stores it.
final class AddContactInteractor {
  // MARK: Dependencies

  private let repository: any ContactRepository
  private let presenter: any AddContactPresentationLogic

  init(repository: any ContactRepository, presenter: any AddContactPresentationLogic) {
    self.repository = repository
    self.presenter = presenter
  }
}

// MARK: - AddContactBusinessLogic

extension AddContactInteractor: AddContactBusinessLogic {
  func addContact(firstName: String, lastName: String) {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      presenter.presentAddedContact(contact)
    } catch {
      presenter.presentRefusal(error)
    }
  }
}
