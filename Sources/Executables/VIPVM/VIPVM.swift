import AppShell
import ContactsVIPVM

/// The contacts app in VIP-VM: driven by a scenario, or by a person at a terminal.
@main
struct VIPVM {
  static func main() {
    ContactsCommand(architecture: "VIPVM") { ContactsApp(repository: $0) }.runAndExit()
  }
}
