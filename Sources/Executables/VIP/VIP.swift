import AppShell
import ContactsVIP

/// The contacts app in VIP: driven by a scenario, or by a person at a terminal.
@main
struct VIP {
  static func main() {
    ContactsCommand(architecture: "VIP") { ContactsApp(repository: $0) }.runAndExit()
  }
}
