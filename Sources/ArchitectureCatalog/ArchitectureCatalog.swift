import ContactsMVC
import ContactsMVVM
import ContactsVIPER

/// Every architecture of the workbench. What compares, measures or tests them asks here and nowhere else.
package enum ArchitectureCatalog {
  package static let all = [
    Architecture(name: "MVC", roles: [.controller]) { ContactsMVC.ContactsApp(repository: $0) },
    Architecture(name: "MVVM", roles: [.view, .viewModel, .coordinator]) {
      ContactsMVVM.ContactsApp(repository: $0)
    },
    Architecture(name: "VIPER", roles: [.view, .interactor, .presenter, .router, .builder, .contract]) {
      ContactsVIPER.ContactsApp(repository: $0)
    },
    // A further architecture follows here: its name, which its folder and its executable have too, and the roles of
    // its files.
  ]
}

extension ArchitectureCatalog {
  /// The architectures of these names, in this order; all of them where no names are given.
  package static func architectures(named names: [String]?) -> [Architecture] {
    guard let names else { return all }
    return names.compactMap { name in all.first { $0.name == name } }
  }
}
