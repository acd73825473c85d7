import ContactsDomain

/// The use cases of the settings screen: choosing how the contacts are shown and in which order, and turning off the PIN.
final class SettingsInteractor {
  // MARK: Dependencies

  private let contacts: ContactStore
  private let pins: any PINStore
  weak var output: (any SettingsUseCasesOutput)?

  init(contacts: ContactStore, pins: any PINStore) {
    self.contacts = contacts
    self.pins = pins
  }
}

// MARK: - SettingsUseCases

extension SettingsInteractor: SettingsUseCases {
  var areContactsLoaded: Bool { contacts.loadFailure == nil }

  var isPINSet: Bool { pins.pin != nil }

  func loadSettings() {
    output?.settingsLoaded(style: contacts.nameStyle, order: contacts.order)
  }

  func show(as style: NameStyle) {
    contacts.show(as: style)
  }

  func sort(by order: ContactOrder) {
    contacts.sort(by: order)
  }

  func turnOffPIN() {
    pins.pin = nil
    output?.pinTurnedOff()
  }
}
