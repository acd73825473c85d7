import ContactsDomain

/// Words the contact for the contact screen, and turns the events there into use cases and transitions.
final class ContactDetailPresenter {
  // MARK: Dependencies

  private let interactor: any ContactDetailUseCases
  private let router: any ContactDetailRouting
  weak var view: (any ContactDetailView)?

  init(interactor: any ContactDetailUseCases, router: any ContactDetailRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - ContactDetailPresentation

extension ContactDetailPresenter: ContactDetailPresentation {
  func viewDidLoad() {
    interactor.loadContact()
  }

  func editTapped() {
    router.showEditContact(ContactFormInput(contact: interactor.contact))
  }

  func favouriteSwitched(_ isOn: Bool) {
    interactor.setFavourite(isOn)
  }

  func deleteTapped() {
    view?.showDeletionQuestion(
      title: "Delete Contact", message: "Delete \(fullName(of: interactor.contact))?")
  }

  func deletionConfirmed() {
    interactor.deleteContact()
  }
}

// MARK: - ContactDetailUseCasesOutput

extension ContactDetailPresenter: ContactDetailUseCasesOutput {
  func contactLoaded(_ contact: Contact) {
    view?.show(title: fullName(of: contact))
    view?.show(
      firstName: "First name: \(contact.name.first)", lastName: "Last name: \(contact.name.last)")
    view?.show(isFavourite: contact.isFavourite)
  }

  func groupsLoaded(_ groups: [Group]) {
    let names = groups.map(\.name.text).joined(separator: ", ")
    view?.show(groups: groups.isEmpty ? nil : "Groups: \(names)")
  }

  func starNotSaved(of contact: Contact, _ failure: StorageFailure) {
    view?.show(isFavourite: contact.isFavourite)
    view?.showAlert(title: "Error", message: FailureWording.contactNotSaved(failure))
  }

  func contactRemoved() {
    router.close()
  }

  func contactNotDeleted(_ failure: StorageFailure) {
    view?.showAlert(title: "Error", message: FailureWording.contactNotDeleted(failure))
  }

  private func fullName(of contact: Contact) -> String {
    interactor.nameStyle.text(of: contact.name)
  }
}
