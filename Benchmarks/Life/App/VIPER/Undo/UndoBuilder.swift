/// Creates undoing for a screen, which becomes its view.
struct UndoBuilder {
  let history: HistoryStore
  let contacts: ContactStore
  let groups: GroupStore

  func build() -> UndoPresenter {
    let interactor = UndoInteractor(history: history, contacts: contacts, groups: groups)
    let presenter = UndoPresenter(interactor: interactor)
    interactor.output = presenter
    return presenter
  }
}
