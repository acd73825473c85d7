import ContactsSwiftUIMVVM
import DeclarativeKit

extension ArchitectureCatalog {
  static let swiftUIMVVM = Architecture(
    name: "SwiftUIMVVM",
    roles: [
      // A root view connects: no entity, no rule.
      Role(name: "RootView", fileSuffix: "RootView", forbiddenImports: ["ContactsDomain", "TerminalKit"]),
      Role(name: "View", fileSuffix: "View", forbiddenImports: ["TerminalKit"]),
      Role(name: "ViewModel", fileSuffix: "ViewModel", forbiddenImports: ["DeclarativeKit", "TerminalKit"]),
      Role(name: "Coordinator", fileSuffix: "Coordinator", forbiddenImports: ["TerminalKit"]),
      Role(name: "Wording", fileSuffix: "FullName", forbiddenImports: ["DeclarativeKit", "TerminalKit"]),
    ]
  ) {
    HostedApp(ContactsSwiftUIMVVM.ContactsApp(repository: $0))
  }
  .on(.declarative)
}
