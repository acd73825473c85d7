import ContactsSwiftUIMV
import DeclarativeKit

extension ArchitectureCatalog {
  static let swiftUIMV = Architecture(
    name: "SwiftUIMV",
    roles: [
      // The view may know both sides: that is the pattern.
      Role(name: "View", fileSuffix: "View", forbiddenImports: ["TerminalKit"])
    ]
  ) {
    HostedApp(ContactsSwiftUIMV.ContactsApp(repository: $0))
  }
  .on(.declarative)
}
