import TerminalKit

@MainActor
extension Window {
  /// Does what a person does in the step. Throws ``InteractionError`` where a person could not.
  func perform(_ action: Action) throws(InteractionError) {
    switch action {
    case .tap(let button): try tap(button: button)
    case .type(let text, let field): try type(text, into: field)
    case .clear(let field): try clear(field: field)
    case .scroll(.down(let rows)): try scroll(byRows: rows)
    case .scroll(.up(let rows)): try scroll(byRows: -rows)
    case .scroll(.toRow(let row)): try scroll(toRow: row - 1)
    case .scroll(.toTop): try scroll(byRows: .min)
    case .scroll(.toBottom): try scroll(byRows: .max)
    case .givenNewDatabase, .givenContact, .givenContacts, .fail, .storage, .launch, .relaunch, .expect: break
    }
  }
}
