import ContactsDomain

/// The use case of the Add screen.
protocol AddContactBusinessLogic {
  func storeContact(_ request: AddContact.StoreContact.Request)
}

/// What the Add screen hands over to other scenes.
protocol AddContactDataStore: AnyObject {
  /// The contact that was stored, nil as long as there is none.
  var addedContact: Contact? { get }
}

/// Checks a contact and stores it.
final class AddContactInteractor: AddContactDataStore {
  // MARK: Dependencies

  private let repository: any ContactRepository
  private let presenter: any AddContactPresentationLogic

  // MARK: State

  private(set) var addedContact: Contact?

  init(repository: any ContactRepository, presenter: any AddContactPresentationLogic) {
    self.repository = repository
    self.presenter = presenter
  }
}

// MARK: - AddContactBusinessLogic

extension AddContactInteractor: AddContactBusinessLogic {
  func storeContact(_ request: AddContact.StoreContact.Request) {
    let draft = ContactDraft(firstName: request.firstName, lastName: request.lastName)
    do throws(ContactError) {
      addedContact = try repository.add(draft.validated())
      presenter.presentContact(.stored)
    } catch {
      presenter.presentContact(.refused(error))
    }
  }
}
