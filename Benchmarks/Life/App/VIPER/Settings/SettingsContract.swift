import ContactsDomain

/// What the presenter has the view show.
protocol SettingsView: AnyObject {
  func show(title: String)
  func show(names: Int, order: Int)
  func show(rows: [String])
  func showPINQuestion(title: String, message: String)
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol SettingsPresentation {
  func viewDidLoad()
  func namesChosen(at index: Int)
  func orderChosen(at index: Int)
  func rowSelected(at index: Int)
  func turnOffPINConfirmed()
}

/// The use cases of the settings screen.
protocol SettingsUseCases {
  var areContactsLoaded: Bool { get }
  var isPINSet: Bool { get }
  func loadSettings()
  func show(as style: NameStyle)
  func sort(by order: ContactOrder)
  func turnOffPIN()
}

/// What the use cases report back.
protocol SettingsUseCasesOutput: AnyObject {
  func settingsLoaded(style: NameStyle, order: ContactOrder)
  func pinTurnedOff()
}

/// Where the settings screen leads.
protocol SettingsRouting {
  func showAbout()
  func showImportContacts()
  func showSetPIN(delegate: any SetPINDelegate)
}
