import ContactsDomain
import TerminalKit

@MainActor extension Window {
  /// A window that shows the screen in a navigation controller, as the app does.
  convenience init(showing screen: ViewController) {
    self.init(rootViewController: NavigationController(rootViewController: screen))
    makeKeyAndVisible()
  }

  func type(_ name: PersonName) throws {
    try type(name.first, into: "First name")
    try type(name.last, into: "Last name")
  }

  /// Adds a contact, from the contacts screen and back to it.
  func add(_ name: PersonName) throws {
    try tap(button: "Add")
    try type(name)
    try tap(button: "Done")
  }
}
