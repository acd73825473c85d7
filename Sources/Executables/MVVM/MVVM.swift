import AppShell
import ContactsMVVM

/// The contacts app in MVVM: driven by a scenario, or by a person at a terminal.
@main
struct MVVM {
  static func main() {
    ContactsCommand(architecture: "MVVM") { ContactsApp(repository: $0) }.runAndExit()
  }
}
