import ContactsMVC
import ContactsMVVM
import ContactsVIPER

/// Every architecture of the workbench. What compares, measures or tests them asks here and nowhere else.
package enum ArchitectureCatalog {
  /// Those that are compared where no names are given, and that have change requests done.
  package static let leading = [
    Architecture(
      name: "MVC",
      roles: [
        // The controller may know both sides: that is the pattern.
        Role(name: "Controller", fileSuffix: "ViewController")
      ]
    ) {
      ContactsMVC.ContactsApp(repository: $0)
    },
    Architecture(
      name: "MVVM",
      roles: [
        // A view controller that is a view draws what it is given: no entity, no rule.
        Role(name: "View", fileSuffix: "ViewController", forbiddenImports: ["ContactsDomain"]),
        Role(name: "ViewModel", fileSuffix: "ViewModel", forbiddenImports: ["TerminalKit"]),
        Role(name: "Coordinator", fileSuffix: "Coordinator"),
      ]
    ) {
      ContactsMVVM.ContactsApp(repository: $0)
    },
    Architecture(
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
    },
  ]

  package static let all = leading + further + variants
}

extension ArchitectureCatalog {
  /// What asks for all of them, in place of their names.
  static let everyName = "all"

  /// The names that a person may give, one or several of them.
  package static let names = all.map(\.name) + [everyName]

  /// The architectures of these names, in this order; the leading ones where no names are given.
  package static func architectures(named names: [String]?) -> [Architecture] {
    guard let names else { return leading }
    if names.contains(everyName) { return all }
    return names.compactMap { name in all.first { $0.name == name } }
  }
}
