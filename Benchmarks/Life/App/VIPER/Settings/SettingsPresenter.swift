import ContactsDomain

/// What can be opened from the settings, in the order of the rows.
private enum SettingsItem: CaseIterable {
  case about, importContacts, pin
}

/// Turns the events of the settings screen into use cases and transitions, and what is chosen into what it shows.
final class SettingsPresenter {
  // MARK: Dependencies

  private let interactor: any SettingsUseCases
  private let router: any SettingsRouting
  weak var view: (any SettingsView)?

  /// What can be chosen, in the order of the segments.
  private let styles: [NameStyle] = [.firstLast, .lastFirst]
  private let orders: [ContactOrder] = [.firstName, .lastName]

  init(interactor: any SettingsUseCases, router: any SettingsRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - SettingsPresentation

extension SettingsPresenter: SettingsPresentation {
  func viewDidLoad() {
    view?.show(title: "Settings")
    showRows()
    interactor.loadSettings()
  }

  func namesChosen(at index: Int) {
    interactor.show(as: styles[index])
  }

  func orderChosen(at index: Int) {
    interactor.sort(by: orders[index])
  }

  func rowSelected(at index: Int) {
    switch SettingsItem.allCases[index] {
    case .about: router.showAbout()
    case .importContacts: showImportContacts()
    case .pin: changePIN()
    }
  }

  func turnOffPINConfirmed() {
    interactor.turnOffPIN()
  }

  private func showRows() {
    view?.show(rows: SettingsItem.allCases.map(title))
  }

  private func title(of item: SettingsItem) -> String {
    switch item {
    case .about: "About"
    case .importContacts: "Import Contacts"
    case .pin: interactor.isPINSet ? "PIN: on" : "PIN: off"
    }
  }

  private func showImportContacts() {
    if interactor.areContactsLoaded {
      router.showImportContacts()
    } else {
      view?.showAlert(title: "Error", message: "The contacts have to be loaded first")
    }
  }

  private func changePIN() {
    if interactor.isPINSet {
      view?.showPINQuestion(title: "PIN", message: "Turn off the PIN?")
    } else {
      router.showSetPIN(delegate: self)
    }
  }
}

// MARK: - SettingsUseCasesOutput

extension SettingsPresenter: SettingsUseCasesOutput {
  func settingsLoaded(style: NameStyle, order: ContactOrder) {
    view?.show(names: styles.firstIndex(of: style) ?? 0, order: orders.firstIndex(of: order) ?? 0)
  }

  func pinTurnedOff() {
    showRows()
  }
}

// MARK: - SetPINDelegate

extension SettingsPresenter: SetPINDelegate {
  func setPINDidSet() {
    showRows()
  }
}
