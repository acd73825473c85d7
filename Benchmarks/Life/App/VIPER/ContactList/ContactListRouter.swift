import TerminalKit

/// The transitions from the contacts screen.
final class ContactListRouter {
  // MARK: Dependencies

  private let contactForm: any ContactFormBuilding
  private let contactDetail: any ContactDetailBuilding
  weak var viewController: ViewController?

  init(contactForm: any ContactFormBuilding, contactDetail: any ContactDetailBuilding) {
    self.contactForm = contactForm
    self.contactDetail = contactDetail
  }
}

// MARK: - ContactListRouting

extension ContactListRouter: ContactListRouting {
  func showAddContact() {
    viewController?.present(contactForm.build())
  }

  func showContactDetail(_ input: ContactDetailInput) {
    viewController?.navigationController?.pushViewController(contactDetail.build(input))
  }
}
