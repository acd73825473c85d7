import ContactsDomain

/// The state of the settings screen, and what happens on its events.
final class SettingsViewModel: ListViewModel {
  /// What the list opens.
  private enum Row: CaseIterable {
    case about, importContacts, pin
  }

  // MARK: Dependencies

  private let settings: SettingsStore
  private let store: ContactStore
  private let onAbout: () -> Void
  private let onImport: () -> Void
  private let onSetPIN: () -> Void

  /// - Parameters:
  ///   - onAbout: what follows when a person wants to know about the app.
  ///   - onImport: what follows when a person wants to import contacts, and they have been loaded.
  ///   - onSetPIN: what follows when a person wants to set a PIN.
  init(
    settings: SettingsStore, store: ContactStore, onAbout: @escaping () -> Void,
    onImport: @escaping () -> Void, onSetPIN: @escaping () -> Void
  ) {
    self.settings = settings
    self.store = store
    self.onAbout = onAbout
    self.onImport = onImport
    self.onSetPIN = onSetPIN
  }

  // MARK: Inputs

  func viewDidLoad() {
    settings.observe(self) { viewModel, change in viewModel.settingsChanged(change) }
    onRowChange(.reloaded)
  }

  func nameStyleChosen(at index: Int) {
    settings.choose(index == 0 ? NameStyle.firstLast : .lastFirst)
  }

  func contactOrderChosen(at index: Int) {
    settings.choose(index == 0 ? ContactOrder.firstName : .lastName)
  }

  func rowSelected(at index: Int) {
    switch Row.allCases[index] {
    case .about: onAbout()
    case .importContacts: importSelected()
    case .pin: pinSelected()
    }
  }

  // MARK: Outputs

  var onRowChange: (RowChange) -> Void = { _ in }
  var onAlert: (AlertViewModel) -> Void = { _ in }

  let title = "Settings"
  let content = ListContent.rows
  let numberOfRows = Row.allCases.count

  func row(at index: Int) -> ListRow {
    switch Row.allCases[index] {
    case .about: ListRow(text: "About", accessory: nil)
    case .importContacts: ListRow(text: "Import Contacts", accessory: nil)
    case .pin: ListRow(text: settings.pin == nil ? "PIN: off" : "PIN: on", accessory: nil)
    }
  }

  let nameStyles = ["First Last", "Last, First"]
  let contactOrders = ["First name", "Last name"]

  var nameStyleIndex: Int {
    switch settings.nameStyle {
    case .firstLast: 0
    case .lastFirst: 1
    }
  }

  var contactOrderIndex: Int {
    switch settings.contactOrder {
    case .firstName: 0
    case .lastName: 1
    }
  }

  // MARK: Private

  private func importSelected() {
    guard store.loadFailure == nil else {
      onAlert(.error("The contacts have to be loaded first"))
      return
    }
    onImport()
  }

  private func pinSelected() {
    guard settings.pin != nil else {
      onSetPIN()
      return
    }
    onAlert(
      AlertViewModel(
        title: "PIN", message: "Turn off the PIN?",
        actions: [
          .init(title: "Cancel"),
          .init(title: "Turn Off", isDestructive: true) { [settings] in settings.setPIN(nil) },
        ]))
  }

  private func settingsChanged(_ change: SettingsChange) {
    guard case .pin = change, let row = Row.allCases.firstIndex(of: .pin) else { return }
    onRowChange(.updated(at: row))
  }
}
