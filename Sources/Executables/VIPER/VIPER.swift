import AppShell
import ContactsVIPER

/// The contacts app in VIPER: driven by a scenario, or by a person at a terminal.
@main
struct VIPER {
  static func main() {
    ContactsCommand(architecture: "VIPER") { ContactsApp(repository: $0) }.runAndExit()
  }
}
