import TerminalKit

@MainActor extension Window {
  /// A window that shows the screen.
  static func showing(_ screen: ViewController, rows: Int = 24) -> Window {
    let window = Window(rootViewController: screen, size: ScreenSize(columns: 80, rows: rows))
    window.makeKeyAndVisible()
    return window
  }

  /// Types the name into the Add screen.
  func type(firstName: String, lastName: String) throws {
    try type(firstName, into: "First name")
    try type(lastName, into: "Last name")
  }
}
