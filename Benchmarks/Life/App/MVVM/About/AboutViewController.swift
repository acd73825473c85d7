import TerminalKit

/// The About screen. What it says never changes, and nothing can be done there: it needs no view model.
final class AboutViewController: ViewController {
  override func viewDidLoad() {
    title = "About"
    for text in ["Contacts", "Version 1.0", "All contacts stay on this device."] {
      view.addSubview(Label(text: text))
    }
  }
}
