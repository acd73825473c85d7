import ContactsMVVM

extension ArchitectureCatalog {
  static let mvvm = Architecture(
    name: "MVVM",
    roles: [
      // A view controller that is a view draws what it is given: no entity, no rule.
      Role(name: "View", fileSuffix: "ViewController", forbiddenImports: ["ContactsDomain"]),
      Role(name: "ViewModel", fileSuffix: "ViewModel", forbiddenImports: ["TerminalKit"]),
      Role(name: "Coordinator", fileSuffix: "Coordinator"),
    ]
  ) {
    ContactsMVVM.ContactsApp(repository: $0)
  }
}
