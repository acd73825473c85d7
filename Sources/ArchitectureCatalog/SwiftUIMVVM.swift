import ContactsSwiftUIMVVM
import DeclarativeKit

extension ArchitectureCatalog {
  static let swiftUIMVVM = Architecture(
    name: "SwiftUIMVVM",
    roles: [
      // A root view connects: no rule of its own.
      Role(name: "RootView", fileSuffix: "RootView", forbiddenImports: ["TerminalKit"]),
      Role(name: "View", fileSuffix: "View", forbiddenImports: ["TerminalKit"]),
      Role(name: "ViewModel", fileSuffix: "ViewModel", forbiddenImports: ["DeclarativeKit", "TerminalKit"]),
      // It says which screens there are, its view shows them.
      Role(
        name: "Coordinator", fileSuffix: "Coordinator", forbiddenImports: ["DeclarativeKit", "TerminalKit"]),
      Role(name: "Wording", fileSuffix: "FullName", forbiddenImports: ["DeclarativeKit", "TerminalKit"]),
    ]
  ) {
    HostedApp(ContactsSwiftUIMVVM.ContactsApp(repository: $0))
  }
  .on(.declarative)
}
