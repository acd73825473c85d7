import TerminalKit

/// The About screen: says what the app is.
final class AboutViewController: ViewController {
  override func viewDidLoad() {
    title = "About"
    for text in ["Contacts", "Version 1.0", "All contacts stay on this device."] {
      view.addSubview(Label(text: text))
    }
  }
}
