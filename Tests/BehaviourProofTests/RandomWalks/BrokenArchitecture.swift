import ArchitectureCatalog
import ContactsDomain
import TerminalKit

/// What an architecture may do wrong; each is made by spoiling the storage of a good one, or its screen from there.
enum Defect: CaseIterable {
  case duplicateGoesBeforeItsEquals, typedTextIsLostOnFailedSave, failedLoadIsAnEmptyList, contactIsNotStored
  case nameIsStoredInAnotherCase, listLosesItsPlace

  @MainActor
  func architecture(from good: Architecture) -> Architecture {
    Architecture(name: "Broken \(good.name)", roles: good.roles) { repository in
      let spoiled = SpoiledRepository(repository, self)
      let app = good.makeApp(spoiled)
      spoiled.app = app
      return app
    }
  }
}

@MainActor
private final class SpoiledRepository: @MainActor ContactRepository {
  private let repository: any ContactRepository
  private let defect: Defect
  weak var app: (any App)?

  init(_ repository: any ContactRepository, _ defect: Defect) {
    self.repository = repository
    self.defect = defect
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    do throws(StorageFailure) {
      return try repository.contacts()
    } catch {
      guard defect == .failedLoadIsAnEmptyList else { throw error }
      return SortedList()
    }
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    do throws(ContactError) {
      return try spoiledAdd(name)
    } catch {
      if defect == .typedTextIsLostOnFailedSave { clearFields() }
      throw error
    }
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    try repository.remove(id)
  }

  private func spoiledAdd(_ name: PersonName) throws(ContactError) -> Contact {
    switch defect {
    case .contactIsNotStored:
      return Contact(id: Contact.ID(rawValue: .max), name: name)
    case .duplicateGoesBeforeItsEquals:
      return Contact(id: Contact.ID(rawValue: 0), name: try repository.add(name).name)
    case .nameIsStoredInAnotherCase:
      let shown = name
      let stored = try repository.add(PersonName(first: name.first, last: name.last.uppercased()))
      return Contact(id: stored.id, name: shown)
    case .listLosesItsPlace:
      for case let table as TableView in app?.rootViewController.view.subviews ?? [] {
        table.scrollToRow(at: 0)
      }
      return try repository.add(name)
    case .typedTextIsLostOnFailedSave, .failedLoadIsAnEmptyList:
      return try repository.add(name)
    }
  }

  private func clearFields() {
    let screen = app?.rootViewController.presentedViewController
    for case let field as TextField in screen?.view.subviews ?? [] { field.text = "" }
  }
}
