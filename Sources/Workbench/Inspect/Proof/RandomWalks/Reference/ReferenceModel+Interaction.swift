import ScenarioDriver
import TerminalKit

extension ReferenceModel {
  /// The rows of the list that a screen of 24 lines shows.
  static let viewportHeight = 20

  // MARK: Buttons

  mutating func tap(_ title: String) throws(InteractionError) {
    let buttons = screen.buttons
    guard let button = buttons.first(where: { $0.title == title }) else {
      throw .noButton(title, available: buttons.map(\.title))
    }
    guard button.isEnabled else { throw .disabled(title) }
    list.insertedRow = nil
    if alert != nil {
      alert = nil
      if title == "Retry" { load() }
    } else if let form {
      if title == "Done" { finish(form) } else { self.form = nil }
    } else if title == "Add" {
      form = Form()
    } else {
      load()
    }
  }

  /// Checks, then saves, then closes: what fails leaves the form as it is.
  private mutating func finish(_ form: Form) {
    do throws(ReferenceValidation.Problem) {
      let first = try ReferenceValidation.storedText(form.texts[0])
      let last = try ReferenceValidation.storedText(form.texts[1])
      guard let contact = save(first: first, last: last) else {
        alert = ReferenceWording.alert(ReferenceWording.saveFailed, buttons: ["Ok"])
        return
      }
      self.form = nil
      show(list.insert(contact))
    } catch {
      alert = ReferenceWording.alert(ReferenceWording.message(of: error), buttons: ["Ok"])
    }
  }

  private mutating func show(_ row: Int) {
    list.insertedRow = row
    let lastVisible = list.firstRow + Self.viewportHeight - 1
    if row < list.firstRow { list.firstRow = row }
    if row > lastVisible { list.firstRow += row - lastVisible }
  }

  // MARK: Fields

  mutating func edit(_ label: String, _ change: (String) -> String) throws(InteractionError) {
    if let alert { throw .alertInFront(title: alert.title) }
    guard let field = Self.fieldLabels.firstIndex(of: label), var form else {
      throw .noField(label, available: form == nil ? [] : Self.fieldLabels)
    }
    form.texts[field] = change(form.texts[field])
    form.focus = field
    self.form = form
  }

  // MARK: The list

  /// Refuses what no row of the list lets a person do.
  func refuse(_ error: InteractionError, inRow row: Int) throws(InteractionError) {
    let count = try numberOfRows()
    guard (1...count).contains(row) else { throw .noRow(row - 1, count: count) }
    throw error
  }

  private func numberOfRows() throws(InteractionError) -> Int {
    if let alert { throw .alertInFront(title: alert.title) }
    guard form == nil, !list.contacts.isEmpty else { throw .noList }
    return list.contacts.count
  }

  mutating func scroll(_ scroll: Scroll) throws(InteractionError) {
    let count = try numberOfRows()
    let lastFirstRow = max(0, count - Self.viewportHeight)
    let target: Int
    switch scroll {
    case .down(let rows): target = list.firstRow + rows
    case .up(let rows): target = list.firstRow - rows
    case .toRow(let row):
      guard (1...count).contains(row) else { throw .noRow(row - 1, count: count) }
      target = row - 1
    case .toTop: target = 0
    case .toBottom: target = lastFirstRow
    }
    list.firstRow = min(max(0, target), lastFirstRow)
    list.insertedRow = nil
  }
}
