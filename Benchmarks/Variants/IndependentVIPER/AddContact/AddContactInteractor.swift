import ContactsDomain

final class AddContactInteractor: AddContactInteractorInput {
  weak var output: (any AddContactInteractorOutput)?

  private let repository: any ContactRepository

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  func addContact(_ draft: ContactDraft) {
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      output?.didAdd(contact)
    } catch {
      output?.didFailToAdd(error)
    }
  }
}
