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
  ]
}
