import ContactsVIP

extension ArchitectureCatalog {
  static let vip = Architecture(
    name: "VIP",
    roles: [
      Role(name: "View", fileSuffix: "ViewController", forbiddenImports: ["ContactsDomain"]),
      Role(name: "Interactor", fileSuffix: "Interactor", forbiddenImports: ["TerminalKit"]),
      Role(name: "Presenter", fileSuffix: "Presenter", forbiddenImports: ["TerminalKit"]),
      // A router hands over what data stores hold, and names none of it.
      Role(name: "Router", fileSuffix: "Router", forbiddenImports: ["ContactsDomain"]),
      Role(name: "Configurator", fileSuffix: "Configurator"),
      // Requests, responses and view models.
      Role(name: "Models", fileSuffix: "Models", forbiddenImports: ["TerminalKit"]),
    ]
  ) {
    ContactsVIP.ContactsApp(repository: $0)
  }
}
