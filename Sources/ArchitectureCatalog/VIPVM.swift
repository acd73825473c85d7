import ContactsVIPVM

extension ArchitectureCatalog {
  static let vipvm = Architecture(
    name: "VIPVM",
    roles: [
      Role(name: "View", fileSuffix: "ViewController", forbiddenImports: ["ContactsDomain"]),
      Role(name: "Interactor", fileSuffix: "Interactor", forbiddenImports: ["TerminalKit"]),
      Role(name: "Presenter", fileSuffix: "Presenter", forbiddenImports: ["TerminalKit"]),
      Role(name: "ViewModel", fileSuffix: "ViewModel", forbiddenImports: ["TerminalKit"]),
      Role(name: "Coordinator", fileSuffix: "Coordinator"),
    ]
  ) {
    ContactsVIPVM.ContactsApp(repository: $0)
  }
}
