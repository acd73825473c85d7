import ContactsDomain
import Observation

/// What a person has chosen anew.
enum SettingsChange {
  case nameStyle
  case contactOrder
  case pin
}

/// What a person has chosen, for all screens that follow it: keeps it, and tells of changes.
@Observable
final class SettingsStore: Store<SettingsChange> {
  // MARK: Dependencies

  @ObservationIgnored private let preferences: any PreferenceStore
  @ObservationIgnored private let pinStore: any PINStore

  // MARK: State

  private(set) var nameStyle: NameStyle
  private(set) var contactOrder: ContactOrder
  /// What opens the lock; nil where nothing locks.
  private(set) var pin: PIN?

  init(preferences: any PreferenceStore, pinStore: any PINStore) {
    self.preferences = preferences
    self.pinStore = pinStore
    nameStyle = preferences.nameStyle
    contactOrder = preferences.contactOrder
    pin = pinStore.pin
  }

  // MARK: Changing

  func choose(_ nameStyle: NameStyle) {
    preferences.nameStyle = nameStyle
    self.nameStyle = nameStyle
    notifyObservers(of: .nameStyle)
  }

  func choose(_ contactOrder: ContactOrder) {
    preferences.contactOrder = contactOrder
    self.contactOrder = contactOrder
    notifyObservers(of: .contactOrder)
  }

  /// Sets a PIN, or turns it off.
  func setPIN(_ pin: PIN?) {
    pinStore.pin = pin
    self.pin = pin
    notifyObservers(of: .pin)
  }
}
