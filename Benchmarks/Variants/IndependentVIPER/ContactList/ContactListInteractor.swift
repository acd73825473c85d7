import ContactsDomain

final class ContactListInteractor: ContactListInteractorInput {
  weak var output: (any ContactListInteractorOutput)?

  private let repository: any ContactRepository

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  func loadContacts() {
    do throws(StorageFailure) {
      let contacts = try repository.contacts()
      output?.didLoad(contacts)
    } catch {
      output?.didFailToLoad(error)
    }
  }
}
