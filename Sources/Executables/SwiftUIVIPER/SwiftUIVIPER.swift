import AppShell
import ContactsSwiftUIVIPER
import DeclarativeKit

/// The contacts app in SwiftUIVIPER: driven by a scenario, or by a person at a terminal.
@main
struct SwiftUIVIPER {
  static func main() {
    ContactsCommand(architecture: "SwiftUIVIPER") { HostedApp(ContactsApp(repository: $0)) }.runAndExit()
  }
}
