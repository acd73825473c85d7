import ContactsVIPER

extension ArchitectureCatalog {
  static let viper = Architecture(
    name: "VIPER",
    roles: [
      Role(name: "View", fileSuffix: "ViewController", forbiddenImports: ["ContactsDomain"]),
      Role(name: "Interactor", fileSuffix: "Interactor", forbiddenImports: ["TerminalKit"]),
      Role(name: "Presenter", fileSuffix: "Presenter", forbiddenImports: ["TerminalKit"]),
      // Transitions only: a router names no contact.
      Role(name: "Router", fileSuffix: "Router", forbiddenImports: ["ContactsDomain"]),
      Role(name: "Builder", fileSuffix: "Builder"),
      Role(name: "Contract", fileSuffix: "Contract", forbiddenImports: ["TerminalKit"]),
    ]
  ) {
    ContactsVIPER.ContactsApp(repository: $0)
  }
}
