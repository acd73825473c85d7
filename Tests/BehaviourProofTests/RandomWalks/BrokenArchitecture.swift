import ArchitectureCatalog
import ContactsDomain
import TerminalKit

/// What an architecture may do wrong; each is made by altering the storage of a good one, or its screen from there.
enum Defect: CaseIterable {
  case duplicateGoesBeforeItsEquals, typedTextIsLostOnFailedSave, failedLoadIsAnEmptyList, contactIsNotStored
  case nameIsStoredInAnotherCase, listLosesItsPlace

  @MainActor
  func architecture(from good: Architecture) -> Architecture {
    Architecture(name: "Broken \(good.name)", roles: good.roles) { repository in
      weak var app: (any App)?
      let broken = good.makeApp(
        AlteredRepository(
          repository, shown: shown, stored: { stored($0, by: app) },
          refusesToLoad: self != .failedLoadIsAnEmptyList))
      app = broken
      return broken
    }
  }

  private func shown(_ contact: Contact) -> Contact {
    guard self == .duplicateGoesBeforeItsEquals else { return contact }
    return Contact(id: Contact.ID(rawValue: -contact.id.rawValue), name: contact.name)
  }

  @MainActor
  private func stored(_ name: PersonName, by app: (any App)?) -> PersonName? {
    let list = app?.rootViewController
    switch self {
    case .contactIsNotStored: return nil
    case .nameIsStoredInAnotherCase: return name.last { $0.uppercased() }
    case .listLosesItsPlace:
      for case let table as TableView in list?.view.subviews ?? [] { table.scrollToRow(at: 0) }
    case .typedTextIsLostOnFailedSave:
      let form = list?.presentedViewController
      for case let field as TextField in form?.view.subviews ?? [] { field.text = "" }
    case .duplicateGoesBeforeItsEquals, .failedLoadIsAnEmptyList: break
    }
    return name
  }
}
