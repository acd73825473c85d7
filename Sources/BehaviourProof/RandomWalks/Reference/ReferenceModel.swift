import ScenarioDriver
import TerminalKit

/// The behaviour of the contacts app as it is specified, in the plainest form that there is: an array, a form, an alert.
///
/// It shares no rule with the apps: it orders, checks and scrolls by itself.
struct ReferenceModel {
  /// What is on the contacts screen.
  struct ContactList {
    var contacts: [ReferenceContact] = []
    var isLoaded = false
    var firstRow = 0
    var insertedRow: Int?
  }

  /// What is on the Add screen.
  struct Form {
    var texts = ["", ""]
    var focus = 0
  }

  static let fieldLabels = ["First name", "Last name"]

  /// Everything that is stored, in the order of its arrival.
  private(set) var stored: [ReferenceContact] = []
  /// The operations that are to fail, each by its number from now on: 1 is the next of its kind.
  private var faults: [StorageOperation: [Int]] = [:]
  var list = ContactList()
  var form: Form?
  var alert: ScreenSnapshot.Alert?

  /// Performs the action and tells what comes of it.
  mutating func perform(_ action: Action) -> Prediction {
    switch action {
    case .givenContact(let first, let last):
      store(first: first, last: last)
      return .done
    case .givenContacts(let count):
      giveContacts(count)
      return .done
    case .fail(let operation, var number):
      while faults[operation, default: []].contains(number) { number += 1 }
      faults[operation, default: []].append(number)
      return .done
    case .launch, .relaunch:
      (list, form, alert) = (ContactList(), nil, nil)
      load()
      return .screen(screen)
    // The model has no database, and says nothing about storage in a condition.
    case .givenNewDatabase, .storage, .expect:
      return .done
    case .tap, .type, .clear, .scroll, .select, .delete:
      return interact(action)
    }
  }

  private mutating func interact(_ action: Action) -> Prediction {
    do throws(InteractionError) {
      switch action {
      case .tap(let button): try tap(button)
      case .type(let text, let field): try edit(field) { $0 + text }
      case .clear(let field): try edit(field) { _ in "" }
      case .scroll(let scroll): try self.scroll(scroll)
      case .select(let row): try refuse(.notSelectable, inRow: row)
      case .delete(let row): try refuse(.notEditable(row - 1), inRow: row)
      default: break
      }
      return .screen(screen)
    } catch {
      return .refused(error.description)
    }
  }

  // MARK: Storage

  private mutating func load() {
    list.isLoaded = !takeFault(.load)
    list.contacts = []
    guard list.isLoaded else {
      alert = ReferenceWording.alert(ReferenceWording.loadFailed, buttons: ["Cancel", "Retry"])
      return
    }
    for contact in stored { _ = list.insert(contact) }
  }

  /// Stores the contact, or returns nil because it is to fail.
  private mutating func save(first: String, last: String) -> ReferenceContact? {
    takeFault(.save) ? nil : store(first: first, last: last)
  }

  @discardableResult
  private mutating func store(first: String, last: String) -> ReferenceContact {
    let contact = ReferenceContact(first: first, last: last, arrival: stored.count)
    stored.append(contact)
    return contact
  }

  /// `Person 01` to `Person 25`, all numbers as wide as the last one.
  private mutating func giveContacts(_ count: Int) {
    let width = String(count).count
    for number in 1...count {
      let digits = String(number)
      store(first: "Person", last: String(repeating: "0", count: width - digits.count) + digits)
    }
  }

  private mutating func takeFault(_ operation: StorageOperation) -> Bool {
    let counts = faults[operation, default: []]
    faults[operation] = counts.filter { $0 > 1 }.map { $0 - 1 }
    return counts.contains(1)
  }
}

extension ReferenceModel.ContactList {
  /// Puts the contact before the first one that comes after it. Returns its row.
  mutating func insert(_ contact: ReferenceContact) -> Int {
    let row = contacts.firstIndex { contact.precedes($0) } ?? contacts.count
    contacts.insert(contact, at: row)
    return row
  }
}

extension ReferenceModel {
  /// What a person sees now.
  var screen: ScreenSnapshot {
    if let form { formScreen(form) } else { listScreen }
  }

  private func formScreen(_ form: Form) -> ScreenSnapshot {
    let fields = Self.fieldLabels.indices.map { field in
      ScreenSnapshot.Field(
        label: Self.fieldLabels[field], text: form.texts[field],
        isFocused: alert == nil && form.focus == field)
    }
    return ScreenSnapshot(
      title: "Add Contact", leftButton: .init(title: "Cancel", isEnabled: true),
      rightButton: .init(title: "Done", isEnabled: true), list: nil, fields: fields, placeholder: nil,
      alert: alert)
  }

  private var listScreen: ScreenSnapshot {
    ScreenSnapshot(
      title: "Contacts", leftButton: nil, rightButton: .init(title: "Add", isEnabled: list.isLoaded),
      list: visibleList, fields: [], placeholder: placeholder, alert: alert)
  }

  private var visibleList: ScreenSnapshot.List? {
    guard !list.contacts.isEmpty else { return nil }
    let rows = list.contacts[list.firstRow...].prefix(Self.viewportHeight).map(\.fullName)
    return ScreenSnapshot.List(
      firstRow: list.firstRow, visibleRows: rows, numberOfRows: list.contacts.count,
      insertedRow: list.insertedRow)
  }

  private var placeholder: ScreenSnapshot.Placeholder? {
    guard list.isLoaded else { return .init(text: ReferenceWording.loadFailed, button: "Retry") }
    return list.contacts.isEmpty ? .init(text: "No contacts yet", button: nil) : nil
  }
}

extension ReferenceModel {
  /// The rows of the list that a screen of 24 lines shows.
  static let viewportHeight = 20

  // MARK: Buttons

  private mutating func tap(_ title: String) throws(InteractionError) {
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

  private mutating func edit(_ label: String, _ change: (String) -> String) throws(InteractionError) {
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
  private func refuse(_ error: InteractionError, inRow row: Int) throws(InteractionError) {
    let count = try numberOfRows()
    guard (1...count).contains(row) else { throw .noRow(row - 1, count: count) }
    throw error
  }

  private func numberOfRows() throws(InteractionError) -> Int {
    if let alert { throw .alertInFront(title: alert.title) }
    guard form == nil, !list.contacts.isEmpty else { throw .noList }
    return list.contacts.count
  }

  private mutating func scroll(_ scroll: Scroll) throws(InteractionError) {
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

/// What the specified app says when something is wrong.
enum ReferenceWording {
  static let loadFailed = "The contacts could not be loaded"
  static let saveFailed = "The contact could not be saved"

  static func message(of problem: ReferenceValidation.Problem) -> String {
    switch problem {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than 200 characters"
    }
  }

  static func alert(_ message: String, buttons: [String]) -> ScreenSnapshot.Alert {
    ScreenSnapshot.Alert(title: "Error", message: message, buttons: buttons)
  }
}
