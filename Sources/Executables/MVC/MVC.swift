import AppShell
import ContactsMVC

/// The contacts app in MVC: driven by a scenario, or by a person at a terminal.
@main
struct MVC {
  static func main() {
    ContactsCommand(architecture: "MVC") { ContactsApp(repository: $0) }.runAndExit()
  }
}
