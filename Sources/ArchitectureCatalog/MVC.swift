import ContactsMVC

extension ArchitectureCatalog {
  static let mvc = Architecture(
    name: "MVC",
    roles: [
      // The controller may know both sides: that is the pattern.
      Role(name: "Controller", fileSuffix: "ViewController")
    ]
  ) {
    ContactsMVC.ContactsApp(repository: $0)
  }
}
