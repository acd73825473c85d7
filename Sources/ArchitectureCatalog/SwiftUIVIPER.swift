import ContactsSwiftUIVIPER
import DeclarativeKit

extension ArchitectureCatalog {
  static let swiftUIVIPER = Architecture(
    name: "SwiftUIVIPER",
    roles: [
      // The presenter is the view that connects. It words errors, so it knows those of the domain.
      Role(name: "Presenter", fileSuffix: "PresenterView", forbiddenImports: ["TerminalKit"]),
      Role(name: "View", fileSuffix: "View", forbiddenImports: ["TerminalKit"]),
      Role(
        name: "Interactor", fileSuffix: "Interactor", forbiddenImports: ["DeclarativeKit", "TerminalKit"]),
      Role(name: "DataStore", fileSuffix: "DataStore", forbiddenImports: ["DeclarativeKit", "TerminalKit"]),
      Role(name: "Wireframe", fileSuffix: "Wireframe", forbiddenImports: ["TerminalKit"]),
      Role(name: "Dependencies", fileSuffix: "Dependencies", forbiddenImports: ["TerminalKit"]),
      Role(name: "Wording", fileSuffix: "FullName", forbiddenImports: ["DeclarativeKit", "TerminalKit"]),
    ]
  ) {
    HostedApp(ContactsSwiftUIVIPER.ContactsApp(repository: $0))
  }
  .on(.declarative)
}
