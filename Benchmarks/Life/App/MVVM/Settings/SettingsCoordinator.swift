import ContactsDomain
import TerminalKit

/// The flow of the settings tab: the choices, and what their list opens.
final class SettingsCoordinator {
  // MARK: Dependencies

  private let stores: AppStore
  private let files: any ContactFiles

  // MARK: State

  private(set) lazy var rootViewController = makeRootViewController()

  init(stores: AppStore, files: any ContactFiles) {
    self.stores = stores
    self.files = files
  }

  // MARK: Private

  private func makeRootViewController() -> NavigationController {
    let viewModel = SettingsViewModel(
      settings: stores.settings, store: stores.contacts,
      onAbout: { [weak self] in self?.showAbout() },
      onImport: { [weak self] in self?.showImportContacts() },
      onSetPIN: { [weak self] in self?.showSetPIN() })
    let stack = NavigationController(rootViewController: SettingsViewController(viewModel: viewModel))
    stack.tabBarItem = TabBarItem(title: "Settings")
    return stack
  }

  private func showAbout() {
    rootViewController.pushViewController(AboutViewController())
  }

  private func showImportContacts() {
    let viewModel = ImportContactsViewModel(
      store: stores.contacts, files: files,
      onCancel: { [weak self] in self?.rootViewController.dismiss() },
      onFinish: { [weak self] contacts in self?.importDidFinish(with: contacts) })
    rootViewController.present(ImportContactsViewController(viewModel: viewModel))
  }

  private func importDidFinish(with contacts: ContactImport) {
    rootViewController.dismiss()
    let viewModel = ImportResultViewModel(contacts: contacts, nameStyle: stores.settings.nameStyle) {
      [weak self] in
      self?.rootViewController.dismiss()
    }
    rootViewController.present(ImportResultViewController(viewModel: viewModel))
  }

  private func showSetPIN() {
    let viewModel = SetPINViewModel(settings: stores.settings) { [weak self] in
      self?.rootViewController.dismiss()
    }
    rootViewController.present(SetPINViewController(viewModel: viewModel))
  }
}
