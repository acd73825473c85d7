import AppShell
import ContactsSwiftUIMV
import DeclarativeKit

/// The contacts app in SwiftUIMV: driven by a scenario, or by a person at a terminal.
@main
struct SwiftUIMV {
  static func main() {
    ContactsCommand(architecture: "SwiftUIMV") { HostedApp(ContactsApp(repository: $0)) }.runAndExit()
  }
}
