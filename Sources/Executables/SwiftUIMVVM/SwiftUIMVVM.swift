import AppShell
import ContactsSwiftUIMVVM
import DeclarativeKit

/// The contacts app in SwiftUIMVVM: driven by a scenario, or by a person at a terminal.
@main
struct SwiftUIMVVM {
  static func main() {
    ContactsCommand(architecture: "SwiftUIMVVM") { HostedApp(ContactsApp(repository: $0)) }.runAndExit()
  }
}
