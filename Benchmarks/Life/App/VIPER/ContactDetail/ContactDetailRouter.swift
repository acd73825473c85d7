import TerminalKit

/// The transitions from the contact screen; the navigation bar leads back as well.
final class ContactDetailRouter {
  // MARK: Dependencies

  private let contactForm: any ContactFormBuilding
  weak var viewController: ViewController?

  init(contactForm: any ContactFormBuilding) {
    self.contactForm = contactForm
  }
}

// MARK: - ContactDetailRouting

extension ContactDetailRouter: ContactDetailRouting {
  func showEditContact(_ input: ContactFormInput) {
    viewController?.present(contactForm.build(input))
  }

  func close() {
    viewController?.navigationController?.popViewController()
  }
}
