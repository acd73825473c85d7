import ContactsDomain
import TerminalKit

/// Creates the settings scene and connects its parts.
struct SettingsBuilder {
  let contacts: ContactStore
  let pins: any PINStore
  let about: any AboutBuilding
  let importContacts: any ImportContactsBuilding
  let setPIN: any SetPINBuilding

  func build() -> ViewController {
    let interactor = SettingsInteractor(contacts: contacts, pins: pins)
    let router = SettingsRouter(about: about, importContacts: importContacts, setPIN: setPIN)
    let presenter = SettingsPresenter(interactor: interactor, router: router)
    let viewController = SettingsViewController(presenter: presenter)
    interactor.output = presenter
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
