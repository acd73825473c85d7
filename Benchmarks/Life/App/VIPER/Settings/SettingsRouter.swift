import TerminalKit

/// The transitions from the settings screen.
final class SettingsRouter {
  // MARK: Dependencies

  private let about: any AboutBuilding
  private let importContacts: any ImportContactsBuilding
  private let setPIN: any SetPINBuilding
  weak var viewController: ViewController?

  init(
    about: any AboutBuilding, importContacts: any ImportContactsBuilding, setPIN: any SetPINBuilding
  ) {
    self.about = about
    self.importContacts = importContacts
    self.setPIN = setPIN
  }
}

// MARK: - SettingsRouting

extension SettingsRouter: SettingsRouting {
  func showAbout() {
    viewController?.navigationController?.pushViewController(about.build())
  }

  func showImportContacts() {
    viewController?.present(importContacts.build())
  }

  func showSetPIN(delegate: any SetPINDelegate) {
    viewController?.present(setPIN.build(delegate: delegate))
  }
}
