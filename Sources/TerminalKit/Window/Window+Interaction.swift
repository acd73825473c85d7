extension Window {
  /// Taps the button of that title: of the alert if there is one, of the screen otherwise.
  ///
  /// Throws ``InteractionError`` where a person would not find the button, or could not tap it.
  public func tap(button title: String) throws(InteractionError) {
    let front = frontViewController
    if let alert = front as? AlertController {
      guard let action = alert.actions.first(where: { $0.title == title }) else {
        throw .noButton(title, available: alert.actions.map(\.title))
      }
      perform(action, of: alert)
      return
    }
    for button in front.buttons where button.title == title {
      guard button.isEnabled else { throw .disabled(title) }
      handleEvent(button.action)
      return
    }
    throw .noButton(title, available: front.buttons.map(\.title))
  }

  /// Focuses the field of that placeholder and types into it, after what is there.
  ///
  /// Throws ``InteractionError`` where a person would not find the field, or an alert is in front of it.
  public func type(_ text: String, into placeholder: String) throws(InteractionError) {
    let field = try field(placeholder)
    handleEvent {
      field.becomeFirstResponder()
      field.insertText(text)
    }
  }

  /// Focuses the field of that placeholder and deletes what is in it. Throws as ``type(_:into:)`` does.
  public func clear(field placeholder: String) throws(InteractionError) {
    let field = try field(placeholder)
    handleEvent {
      field.becomeFirstResponder()
      field.deleteAll()
    }
  }

  /// Scrolls the list by so many rows: down if positive, up if negative; never past its ends.
  ///
  /// Throws ``InteractionError`` where there is no list, or an alert is in front of it.
  public func scroll(byRows rows: Int) throws(InteractionError) {
    let table = try table()
    let (target, overflow) = table.topRow.addingReportingOverflow(rows)
    handleEvent { table.scroll(toTopRow: overflow ? (rows < 0 ? 0 : table.numberOfRows) : target) }
  }

  /// Scrolls the list so that the row, counted from 0, is at the top, or as close to it as the list's end allows.
  ///
  /// Throws ``InteractionError`` where there is no list or no such row, or an alert is in front of it.
  public func scroll(toRow row: Int) throws(InteractionError) {
    let table = try table(withRow: row)
    handleEvent { table.scroll(toTopRow: row) }
  }

  /// Scrolls the list so that the first row that begins with the text is at the top, as ``scroll(toRow:)`` does.
  /// Returns whether there is such a row.
  ///
  /// Throws ``InteractionError`` where there is no list, or an alert is in front of it.
  public func scroll(toFirstRowBeginningWith text: String) throws(InteractionError) -> Bool {
    let table = try table()
    guard let row = table.firstRow(beginningWith: text) else { return false }
    handleEvent { table.scroll(toTopRow: row) }
    return true
  }

  /// Selects the row, counted from 0, and has it in the viewport.
  ///
  /// Throws ``InteractionError`` where there is no list, no such row or nobody to hear of it, or an alert is in front.
  public func select(row: Int) throws(InteractionError) {
    let table = try table(withRow: row)
    guard let delegate = table.delegate else { throw .notSelectable }
    handleEvent {
      table.selectRow(at: row)
      delegate.tableView(table, didSelectRowAt: row)
    }
  }

  /// Swipes the row, counted from 0, away, as far as the data source lets it go.
  ///
  /// Throws ``InteractionError`` where there is no list or no such row, the row cannot be deleted, or an alert is in front.
  public func delete(row: Int) throws(InteractionError) {
    let table = try table(withRow: row)
    guard let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: row) else {
      throw .notEditable(row)
    }
    handleEvent {
      table.selectRow(at: row)
      dataSource.tableView(table, commit: .delete, forRowAt: row)
    }
  }

  /// Has the alert go and its action run.
  package func perform(_ action: AlertAction, of alert: AlertController) {
    handleEvent {
      alert.dismiss()
      action.handler()
    }
  }

  private func field(_ placeholder: String) throws(InteractionError) -> TextField {
    let fields = try screenInFront().textFields
    for field in fields where field.placeholder == placeholder { return field }
    throw .noField(placeholder, available: fields.map(\.placeholder))
  }

  private func screenInFront() throws(InteractionError) -> ViewController {
    let front = frontViewController
    if let alert = front as? AlertController { throw .alertInFront(title: alert.title) }
    return front
  }

  private func table() throws(InteractionError) -> TableView {
    let screen = try screenInFront()
    guard screen.contentUnavailableConfiguration == nil, let table = screen.view.table else {
      throw .noList
    }
    return table
  }

  private func table(withRow row: Int) throws(InteractionError) -> TableView {
    let table = try table()
    guard row >= 0, row < table.numberOfRows else { throw .noRow(row, count: table.numberOfRows) }
    return table
  }
}

/// A button as a person finds it on a screen.
struct ScreenButton {
  let title: String
  let isEnabled: Bool
  let action: () -> Void
}

extension ViewController {
  /// The buttons of the screen, from left to right and from top to bottom.
  var buttons: [ScreenButton] {
    var buttons: [ScreenButton] = []
    for case let item? in [navigationItem.shownLeftBarButtonItem, navigationItem.rightBarButtonItem] {
      buttons.append(ScreenButton(title: item.title, isEnabled: item.isEnabled, action: item.action))
    }
    if let button = contentUnavailableConfiguration?.button {
      buttons.append(ScreenButton(title: button.title, isEnabled: true, action: button.action))
    }
    return buttons
  }
}
